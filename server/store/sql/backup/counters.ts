import { sql } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** The identity columns of PostgreSQL's tables, with their sequences and last assigned ids. */
const identities = sql<{ table: string; column: string; sequence: string; last: number | null }>`
  select "table_name" as "table", "column_name" as "column", "sequence",
    pg_sequence_last_value("sequence"::regclass) as "last"
  from information_schema.columns,
    pg_get_serial_sequence(quote_ident("table_schema") || '.' || quote_ident("table_name"), "column_name") as "sequence"
  where "table_schema" = current_schema() and "is_identity" = 'YES'`

const sequences = sql<{ table: string; last: number | null }>`
  select "name" as "table", "seq" as "last" from sqlite_sequence`

/** Returns the last assigned id of each table; tables without one are missing. */
export async function readCounters(db: Db, engine: Engine): Promise<Record<string, number>> {
  const { rows } = await (engine === 'sqlite' ? sequences : identities).execute(db)
  return Object.fromEntries(rows.flatMap(({ table, last }) => (last === null ? [] : [[table, last]])))
}

/** Sets the last assigned ids, so that no id is reused. */
export async function setCounters(db: Db, engine: Engine, counters: Record<string, number>): Promise<void> {
  if (engine === 'sqlite') {
    const reached = await readCounters(db, engine)
    for (const [table, last] of Object.entries(counters)) {
      await sql`delete from sqlite_sequence where "name" = ${table}`.execute(db)
      await sql`insert into sqlite_sequence ("name", "seq")
        values (${table}, ${Math.max(last, reached[table] ?? 0)})`.execute(db)
    }
    return
  }
  const { rows } = await identities.execute(db)
  for (const { table, column, sequence } of rows) {
    // The copied rows may have higher ids.
    await sql`select setval(${sequence}::regclass, "last") from (
      select greatest(${counters[table] ?? 0}::bigint, max(${sql.ref(column)})) as "last" from ${sql.table(table)}
    ) as "reached" where "last" > 0`.execute(db)
  }
}
