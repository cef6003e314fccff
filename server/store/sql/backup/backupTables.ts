import { sql } from 'kysely'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'

/** Signed-in browsers and counted tries belong to a running server: a backup is without them. */
const passing: (keyof Tables)[] = ['sessions', 'devices', 'attempts']

/** A table of a backup. */
export interface BackupTable {
  name: string
  /** In the order of the alphabet. */
  columns: string[]
}

/**
 * Every table that a backup holds, asked of the database itself: a table that a later migration makes is among them
 * at once. Search indexes are not, they are rebuilt.
 */
export async function backupTables(db: Db, engine: Engine): Promise<BackupTable[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ table: string; column: string }>`
          select "tables"."name" as "table", "columns"."name" as "column"
          from pragma_table_list as "tables" join pragma_table_info("tables"."name") as "columns"
          where "tables"."schema" = 'main' and "tables"."type" = 'table'`
      : sql<{ table: string; column: string }>`
          select "table_name" as "table", "column_name" as "column"
          from information_schema.columns join information_schema.tables using ("table_schema", "table_name")
          where "table_schema" = current_schema() and "table_type" = 'BASE TABLE'`
  const { rows } = await query.execute(db)
  const tables = new Map<string, string[]>()
  for (const { table, column } of rows) {
    const isOurs = !/^(sqlite|kysely)_/.test(table) && !passing.some((name) => name === table)
    if (isOurs) tables.set(table, [...(tables.get(table) ?? []), column])
  }
  return [...tables]
    .map(([name, columns]) => ({ name, columns: columns.toSorted() }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
