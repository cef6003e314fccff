import { sql } from 'kysely'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'

/**
 * Tables with sessions, known browsers, attempts and one-time links, which belong to a running server. Backups leave out their rows.
 */
const serverTables: readonly (keyof Tables)[] = ['sessions', 'devices', 'attempts', 'account_links']

/** Deletes the rows that belong to a running server. */
export async function deleteServerRows(db: Db): Promise<void> {
  for (const name of serverTables) await db.deleteFrom(name).execute()
}

/** Whether a backup contains the rows of a table. */
const isBackedUp = (table: string) =>
  !/^(sqlite|kysely)_/.test(table) && !serverTables.some((name) => name === table)

/** A table of a backup. */
export interface BackupTable {
  name: string
  /** In alphabetical order. */
  columns: string[]
  /** Whether a column contains bytes, so that few rows take much memory. */
  hasBytes: boolean
}

/** The type of columns that contain bytes. */
const bytesType: Record<Engine, string> = { sqlite: 'blob', postgres: 'bytea' }

interface ColumnRow {
  table: string
  column: string
  type: string
}

/**
 * Returns all tables of a backup, read from the database itself, so that tables of later migrations are included.
 * Search indexes are not.
 */
export async function backupTables(db: Db, engine: Engine): Promise<BackupTable[]> {
  const query =
    engine === 'sqlite'
      ? sql<ColumnRow>`
          select "tables"."name" as "table", "columns"."name" as "column", "columns"."type" as "type"
          from pragma_table_list as "tables" join pragma_table_info("tables"."name") as "columns"
          where "tables"."schema" = 'main' and "tables"."type" = 'table'`
      : sql<ColumnRow>`
          select "table_name" as "table", "column_name" as "column", "data_type" as "type"
          from information_schema.columns join information_schema.tables using ("table_schema", "table_name")
          where "table_schema" = current_schema() and "table_type" = 'BASE TABLE'`
  const { rows } = await query.execute(db)
  const tables = new Map<string, ColumnRow[]>()
  for (const row of rows) {
    if (isBackedUp(row.table)) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  }
  return [...tables]
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column }) => column).toSorted(),
      hasBytes: columns.some(({ type }) => type.toLowerCase() === bytesType[engine]),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Returns the number of rows of each table of a backup. */
export async function countRows(db: Db, engine: Engine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await backupTables(db, engine)) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as "count" from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}
