import * as z from 'zod/mini'

/** The order of a list without `sort`. */
export const NEWEST = 'newest'

type Sort<K extends string> = typeof NEWEST | K | `-${K}`

/**
 * The query parameter `sort`: one of the keys, with `-` in descending order, or `newest`, as without it. Rows with the same
 * key follow by id. Any other value is refused.
 */
export function sortParameter<const K extends string>(
  ...keys: K[]
): z.ZodMiniOptional<z.ZodMiniEnum<{ [S in Sort<K>]: S }>> {
  const values: Sort<K>[] = [NEWEST, ...keys.flatMap((key): Sort<K>[] => [key, `-${key}`])]
  return z.optional(z.enum(values, { error: `The list can be sorted by ${values.join(', ')}` }))
}

/** The order of a list by one of its keys. */
export interface Order {
  key: string
  isDescending: boolean
}

/** Returns the order that a `sort` parameter names; undefined for newest first. */
export function orderOf(sort: string | undefined): Order | undefined {
  if (sort === undefined || sort === NEWEST) return undefined
  return sort.startsWith('-')
    ? { key: sort.slice(1), isDescending: true }
    : { key: sort, isDescending: false }
}

/** Returns the `sort` parameter that names an order. */
export const sortOf = ({ key, isDescending }: Order) => (isDescending ? `-${key}` : key)
