import { sql } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { BackupTable } from './backupTables.ts'

/** Number of rows read at once. */
const CHUNK = 500

/** The same of a table with bytes, whose rows have up to a MB each. */
const BYTES_CHUNK = 8

/** The value of a column; the same in both engines. */
export type Value = string | number | null | Uint8Array

type Row = Record<string, unknown>

/**
 * Reads a table in chunks, with the values in the order of its columns. Call it in a transaction, so that all rows
 * are of one moment.
 */
export async function* rowsOf(db: Db, engine: Engine, table: BackupTable): AsyncGenerator<Value[][]> {
  const read = engine === 'sqlite' ? embeddedChunks : postgresChunks
  for await (const chunk of read(db, table))
    yield chunk.map((row) => table.columns.map((column) => plain(row[column])))
}

/** In the order of the rowid, which every SQLite table has. */
async function* embeddedChunks(db: Db, { name, columns, hasBytes }: BackupTable): AsyncGenerator<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  let last = Number.MIN_SAFE_INTEGER
  for (;;) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as "row_number", ${selected} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${hasBytes ? BYTES_CHUNK : CHUNK}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.row_number
    yield rows
  }
}

async function* postgresChunks(db: Db, { name, columns, hasBytes }: BackupTable): AsyncGenerator<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare "copied" no scroll cursor for select ${selected} from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } =
      await sql<Row>`fetch forward ${sql.lit(hasBytes ? BYTES_CHUNK : CHUNK)} from "copied"`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close "copied"`.execute(db)
}

function plain(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array || value instanceof ArrayBuffer) return new Uint8Array(value)
  throw new TypeError(`There is no form for a value of type ${typeof value} in the other database.`)
}
