import { sql } from 'kysely'
import type { ListTable } from './search.ts'
import { SLICE, slicesFrom } from './rowSlices.ts'
import type { Db } from '#server/store/sql/tables.ts'

/**
 * Yields all ids of a table by name, in slices.
 * @param name a column
 */
export async function* idsByName(db: Db, table: ListTable, name: string): AsyncGenerator<[string, number][]> {
  const id = sql.ref(table.id)
  const read = async (from: number) => {
    const { rows } = await sql<{ name: string; id: number }>`
      select ${sql.ref(name)} as "name", ${id} as "id" from ${sql.table(table.name)}
      where ${id} >= ${from} order by ${id} limit ${SLICE}`.execute(db)
    return rows.map((row): [string, number] => [row.name, row.id])
  }
  yield* slicesFrom(1, read, ([, last]) => last + 1)
}
