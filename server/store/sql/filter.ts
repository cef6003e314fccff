import { sql, type RawBuilder } from 'kysely'

/** The filter of a list, besides its search. */
export interface ListFilter {
  /** Identifies the filter among those of the list. */
  key: string
  /** A condition on the columns of the list's table. */
  condition: RawBuilder<unknown>
  /** Name of the stored tally that counts the filtered rows, exactly or as an upper bound. */
  tally?: string | undefined
  /** Whether that tally is exact; otherwise the rows are counted. */
  isTally: boolean
}

/** One filter that a list offers. It applies if `id` is given. */
interface FilterOption {
  name: string
  id: number | undefined
  condition: (id: number) => RawBuilder<unknown>
  /** Name of the stored tally of the rows that pass. List the most selective filter last. */
  tally?: (id: number) => string
}

/** Returns the combination of the filters that apply; undefined if none does. */
export function filterBy(...options: FilterOption[]): ListFilter | undefined {
  const applied = options.flatMap(({ name, id, condition, tally }) =>
    id === undefined ? [] : [{ key: `${name}:${id}`, condition: condition(id), tally: tally?.(id) }],
  )
  const last = applied.at(-1)
  if (last === undefined) return undefined
  const condition = sql.join(
    applied.map((filter) => filter.condition),
    sql` and `,
  )
  const isTally = applied.length === 1 && last.tally !== undefined
  return { key: applied.map(({ key }) => key).join(), condition, tally: last.tally, isTally }
}
