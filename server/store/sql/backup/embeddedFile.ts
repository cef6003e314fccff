import { sql } from 'kysely'
import Database from 'libsql/promise'
import { isUnavailable } from '#server/store/sql/faults.ts'
import type { Db } from '#server/store/sql/tables.ts'

/**
 * Brings all of an embedded database into its one file, so that the file can be moved. Opening it again undoes this.
 * @returns false when another process has it open
 */
export async function settleFile(db: Db): Promise<boolean> {
  try {
    await sql`pragma journal_mode = delete`.execute(db)
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

/** How long a lock of another process is waited for, in ms. */
const BUSY_TIMEOUT = 30_000

/**
 * Copies an SQLite file, as it is at this moment, into an empty one; writers go on meanwhile. It runs on a thread of
 * libsql's own: this one is free.
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
 * Whether an embedded database has all its pages, and every row the ones that it refers to.
 * @param size of its file: SQLite would take what is missing of the last page for zeros
 */
export async function isSound(db: Db, size: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pragma_page_count, pragma_page_size where "page_count" * "page_size" > ${size}
    union all select 1 from pragma_integrity_check where "integrity_check" <> 'ok'
    union all select 1 from pragma_foreign_key_check limit 1`.execute(db)
  return rows.length === 0
}
