import { sql, type RawBuilder } from 'kysely'
import { LAST_DIGITS } from '#server/store/store.ts'
import { sourceOf, type ListTable } from './search.ts'
import type { Engine } from './tables.ts'
import type { Matches } from './totals.ts'

/** Most rows that are put in order by their number. */
const MOST = 5000

/** Whether rows whose number ends with the digits that are sought come first, before other rows with these digits. */
export const isForLastDigits = (table: ListTable, { search, total }: Matches) =>
  table.number !== undefined && LAST_DIGITS.test(search.term) && total <= MOST

/** Returns the ids of the rows from `offset` on, in that order. */
export function idsByLastDigits(
  engine: Engine,
  table: ListTable,
  { search }: Matches,
  { offset, size }: { offset: number; size: number },
) {
  // With a filter the ids are those of the list's table, which has the text that the order looks at.
  const { id, from, condition } = sourceOf(engine, table, { ...search, filter: search.filter ?? sql`true` })
  const order = endsFirst(sql.ref(`${table.name}.search_text`), search.term, id)
  return sql`select ${id} as "id" from ${from} where ${condition} order by ${order} limit ${size} offset ${offset}`
}

/** The same order for rows that have the number in a column of its own. */
export const orderByLastDigits = (table: ListTable, { search }: Matches) =>
  endsFirst(sql.ref(table.number ?? table.id), search.term, sql.ref(table.id))

const endsFirst = (text: RawBuilder<unknown>, digits: string, id: RawBuilder<unknown>) =>
  sql`case when ${text} like ${`%${digits}`} then 0 else 1 end, ${id} desc`
