import { sql, type RawBuilder } from 'kysely'

/** What narrows a list beside its search. */
export interface ListFilter {
  /** Tells the filter from the others of the list. */
  key: string
  /** Asked of the columns of the list's table. */
  condition: RawBuilder<unknown>
  /** A kept tally of these rows, and of others unless `isTally`. */
  tally?: string | undefined
  /** Whether the tally is the number of these rows; else they are counted. */
  isTally: boolean
}

/** One way to narrow a list: by `name`, if `id` is given. */
interface Narrowing {
  name: string
  id: number | undefined
  condition: (id: number) => RawBuilder<unknown>
  /** The kept tally of the rows that it leaves; of all ways the last one leaves the fewest. */
  tally?: (id: number) => string
}

/** The filter of all that is asked for; undefined when nothing is. */
export function filterBy(...ways: Narrowing[]): ListFilter | undefined {
  const asked = ways.flatMap(({ name, id, condition, tally }) =>
    id === undefined ? [] : [{ key: `${name}:${id}`, condition: condition(id), tally: tally?.(id) }],
  )
  const last = asked.at(-1)
  if (last === undefined) return undefined
  const condition = sql.join(
    asked.map((filter) => filter.condition),
    sql` and `,
  )
  const isTally = asked.length === 1 && last.tally !== undefined
  return { key: asked.map(({ key }) => key).join(), condition, tally: last.tally, isTally }
}
