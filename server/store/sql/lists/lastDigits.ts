import { sql, type RawBuilder } from 'kysely'
import { lastDigits } from '#server/store/store.ts'
import { sourceOf, type ListTable, type Search } from './search.ts'
import type { Engine } from '#server/store/sql/tables.ts'
import type { Matches } from './totals.ts'

/** Maximum number of rows that are sorted by their number. */
const MAX_SORTED = 5000

/**
 * Whether the search is for last digits: rows whose number ends with them come before other rows that contain them.
 */
export const isForLastDigits = (table: ListTable, { search, total }: Matches) =>
  table.number !== undefined && digitsOf(search) !== undefined && total <= MAX_SORTED

/** Returns the last digits that are searched. */
const digitsOf = ({ words }: Search) => lastDigits(words.map(({ spellings }) => spellings))

/** Returns a query for the ids from `offset` on, in that order. */
export function idsByLastDigits(
  engine: Engine,
  table: ListTable,
  { search }: Matches,
  { offset, size }: { offset: number; size: number },
) {
  // With a filter, the ids come from the list's table, whose text is needed for the order.
  const { id, from, condition } = sourceOf(engine, table, { ...search, filter: search.filter ?? sql`true` })
  const order = endsFirst(sql.ref(`${table.name}.search_text`), digitsOf(search), id)
  return sql`select ${id} as "id" from ${from} where ${condition} order by ${order} limit ${size} offset ${offset}`
}

/** Returns the same order for rows that have the number in a column of its own. */
export const orderByLastDigits = (table: ListTable, { search }: Matches) =>
  endsFirst(sql.ref(table.number ?? table.id), digitsOf(search), sql.ref(table.id))

const endsFirst = (text: RawBuilder<unknown>, digits = '', id: RawBuilder<unknown>) =>
  sql`case when ${text} like ${`%${digits}`} then 0 else 1 end, ${id} desc`
