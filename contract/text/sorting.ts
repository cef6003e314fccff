import * as z from 'zod/mini'
import { foldSearch } from './foldText.ts'

/** The order of a list without `sort`. */
export const NEWEST = 'newest'

/** Maximum length of a sort key in UTF-16 units, so that every key fits into an index. */
const MAX_KEY = 500

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

/** Functions that return the sort keys of a row, by their names in `sort`. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => string>>

/**
 * Returns the key by which a text is sorted: folded as searches are, with one space for separators, and with numbers by their
 * value: 'Batch 9' comes before 'batch-10'.
 */
export function sortKey(text: string): string {
  return foldSearch(text)
    .replace(/[\s._/-]+/g, ' ')
    .trim()
    .replace(/\d+/g, byValue)
    .slice(0, MAX_KEY)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** Writes the number of digits before a number, so that longer numbers sort after shorter ones. */
function byValue(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return String(Math.min(number.length, 99)).padStart(2, '0') + number
}

/** Compares sort keys by code point, which is how both databases compare them. */
export function compareKeys(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** UTF-16 has surrogates, which stand for the last code points, before U+E000. */
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit)

/** Returns a comparison of rows by an order, and by id among equal keys. */
export function comparing<Row>(
  { key, isDescending }: Order,
  keys: SortKeys<Row>,
  idOf: (row: Row) => number,
): (one: Row, other: Row) => number {
  const keyOf = keys[key] ?? (() => '')
  const direction = isDescending ? -1 : 1
  return (one, other) => direction * (compareKeys(keyOf(one), keyOf(other)) || idOf(one) - idOf(other))
}
