import loadSqlite, { type Database, type Sqlite3Static, type SqlValue } from '@sqlite.org/sqlite-wasm'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { migrate } from '#server/store/sql/migrations.ts'
import type { Tables } from '#server/store/sql/tables.ts'

/** SQLite, and a database with all tables and no rows, as the bytes of its file. */
interface Loaded {
  sqlite: Sqlite3Static
  empty: Uint8Array
}

let loading: Promise<Loaded> | undefined

async function load(): Promise<Loaded> {
  const sqlite = await loadSqlite()
  const database = new sqlite.oo1.DB(':memory:')
  const db = kyselyOver(sqlite, database)
  await migrate(db, 'sqlite')
  const empty = sqlite.capi.sqlite3_js_db_export(database)
  await db.destroy()
  return { sqlite, empty }
}

/** A database in memory. */
export interface WasmDatabase {
  db: Kysely<Tables>
  /** Returns the bytes of its file, of which others can begin. */
  bytes: () => Uint8Array
}

/**
 * Opens a database in memory.
 * @param bytes of the file that it begins with. Without them it has all tables and no rows.
 */
export async function openWasmDatabase(bytes?: Uint8Array): Promise<WasmDatabase> {
  loading ??= load()
  const { sqlite, empty } = await loading
  const { capi, wasm, oo1 } = sqlite
  const database = new oo1.DB(':memory:')
  if (database.pointer === undefined) throw new Error('The database did not open.')
  const first = bytes ?? empty
  capi.sqlite3_deserialize(
    database.pointer,
    'main',
    wasm.allocFromTypedArray(first),
    first.byteLength,
    first.byteLength,
    capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE,
  )
  database.exec('pragma foreign_keys = on')
  return { db: kyselyOver(sqlite, database), bytes: () => capi.sqlite3_js_db_export(database) }
}

const kyselyOver = (sqlite: Sqlite3Static, database: Database) =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(sqlite, database) }) })

/** A database as Kysely's driver of SQLite calls it. Statements are prepared once. */
function kyselyDatabase({ capi }: Sqlite3Static, database: Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()

  function prepare(text: string): SqliteStatement {
    const statement = withCode(capi, () => database.prepare(text))
    const run = <T>(values: readonly unknown[], read: () => T): T =>
      withCode(capi, () => {
        try {
          if (values.length > 0) statement.bind(values.map(sqlValue))
          return read()
        } finally {
          statement.reset(true)
        }
      })
    return {
      reader: statement.columnCount > 0,
      all: (values) =>
        run(values, () => {
          const rows: unknown[] = []
          while (statement.step()) rows.push(statement.get({}))
          return rows
        }),
      run: (values) =>
        run(values, () => {
          statement.step()
          return {
            changes: database.changes(false, false),
            lastInsertRowid: Number(capi.sqlite3_last_insert_rowid(database)),
          }
        }),
      iterate: () => {
        throw new Error('Rows are read at once here.')
      },
    }
  }

  return {
    prepare(text) {
      const statement = kept.get(text) ?? prepare(text)
      kept.set(text, statement)
      return statement
    },
    // It also ends what is prepared.
    close: () => database.close(),
  }
}

/** Gives errors SQLite's name of their code, which the server's drivers have. */
function withCode<T>(capi: Sqlite3Static['capi'], work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'resultCode' in error)
      Object.assign(error, { code: capi.sqlite3_js_rc_str(Number(error.resultCode)) })
    throw error
  }
}

/** @throws {TypeError} for a value that SQLite has no type for */
function sqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite has no type for ${typeof value}`)
}
