import { sql } from 'kysely'
import Database from 'libsql/promise'
import { isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import type { Db } from '#server/store/sql/tables.ts'

/**
 * Moves the content of the write-ahead log into the database file, so that the file can be moved. Opening the
 * database again undoes this.
 * @returns false if another process has it open
 */
export async function checkpointFile(db: Db): Promise<boolean> {
  try {
    await sql`pragma journal_mode = delete`.execute(db)
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

/** Maximum wait for a lock of another process, in ms. */
const BUSY_TIMEOUT = 30_000

/**
 * Copies an SQLite file, as of one moment, into an empty one; writes may continue meanwhile. It runs on a thread of
 * libsql's own and does not block this one.
 */
export async function vacuumInto(source: string, copy: string): Promise<void> {
  const database = new Database(source, {})
  try {
    await database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
    await database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`)
  } finally {
    database.close()
  }
}

/**
 * Whether an embedded database has all its pages, and every row the rows that it refers to.
 * @param size of its file; SQLite would read a missing part of the last page as zeros
 */
export async function isSound(db: Db, size: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pragma_page_count, pragma_page_size where "page_count" * "page_size" > ${size}
    union all select 1 from pragma_integrity_check where "integrity_check" <> 'ok'
    union all select 1 from pragma_foreign_key_check limit 1`.execute(db)
  return rows.length === 0
}
