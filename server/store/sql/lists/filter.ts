import { sql, type RawBuilder } from 'kysely'

/** The filter of a list, besides its search. */
export interface ListFilter {
  /** Identifies the filter among those of the list. */
  key: string
  /** A condition on the columns of the list's table. */
  condition: RawBuilder<unknown>
  /** Name of the stored count that counts the filtered rows, exactly or as an upper bound. */
  storedCount?: string | undefined
  /** Whether that stored count is exact; otherwise the rows are counted. */
  isExact: boolean
}

/** One filter that a list offers. */
interface FilterOption<Value> {
  name: string
  /** The filter applies if it is given. */
  value: Value | undefined
  condition: (value: Value) => RawBuilder<unknown>
  /** Name of the stored count of the rows that pass. */
  storedCount?: (value: Value) => string
}

/** Returns a filter for {@link filterBy}; undefined if it does not apply. */
export function filterOn<Value>({ name, value, condition, storedCount }: FilterOption<Value>) {
  if (value === undefined) return undefined
  return {
    key: `${name}:${JSON.stringify(value)}`,
    condition: condition(value),
    storedCount: storedCount?.(value),
  }
}

/** Returns the combination of the filters that apply; undefined if none does. List the most selective filter last. */
export function filterBy(...options: ReturnType<typeof filterOn>[]): ListFilter | undefined {
  const applied = options.filter((filter) => filter !== undefined)
  const last = applied.at(-1)
  if (last === undefined) return undefined
  const condition = sql.join(
    applied.map((filter) => filter.condition),
    sql` and `,
  )
  const isExact = applied.length === 1 && last.storedCount !== undefined
  return { key: applied.map(({ key }) => key).join(), condition, storedCount: last.storedCount, isExact }
}
