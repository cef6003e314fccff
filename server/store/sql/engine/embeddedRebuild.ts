import { statSync } from 'node:fs'
import { sql } from 'kysely'
import Database from 'libsql/promise'
import { erasureMark, removeMark } from '#server/store/sql/upkeep/erasures.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Maximum wait for the lock of a writer, in ms. */
const BUSY_TIMEOUT = 30_000

/** Maximum wait for those who read the log, in ms. Writes wait as well. */
const READERS_TIMEOUT = 100

/**
 * Rewrites the file of an embedded database, if rows were erased since the last time. SQLite overwrites deleted rows
 * (secure_delete), but a search index only marks a row as deleted until its segments are merged, a page that was split keeps copies
 * of the moved rows, and the write-ahead log contains each page as it was until the log is emptied. (The `secure-delete` option of
 * the indexes damages them in the SQLite 3.45 of libsql.)
 *
 * It runs on a thread of libsql's own. Reads go on meanwhile; writes wait.
 * @returns false if somebody, such as a backup, still reads what the log has; the mark remains
 */
export async function rebuildEmbedded(db: Db): Promise<boolean> {
  const mark = await erasureMark(db)
  if (mark === undefined) return true
  const { rows: indexes } = await sql<{ name: string }>`
    select "name" from pragma_table_list where "schema" = 'main' and "type" = 'virtual'`.execute(db)
  const { rows: files } = await sql<{ file: string }>`
    select "file" from pragma_database_list where "name" = 'main'`.execute(db)
  const file = files[0]?.file ?? ''
  // Otherwise the next commit would begin to copy the whole log into the file, on this thread.
  await sql`pragma wal_autocheckpoint = 0`.execute(db)
  try {
    if (!(await rewrite(file, indexes))) return false
  } finally {
    await sql`pragma wal_autocheckpoint = 1000`.execute(db)
  }
  await removeMark(db, mark)
  return true
}

/** Returns false if the log could not be emptied. */
async function rewrite(file: string, indexes: { name: string }[]): Promise<boolean> {
  const logSize = () => statSync(`${file}-wal`).size
  const database = new Database(file, {})
  try {
    await database.exec(
      `pragma busy_timeout = ${BUSY_TIMEOUT}; pragma secure_delete = on; pragma wal_autocheckpoint = 0`,
    )
    for (const { name } of indexes)
      await database.exec(`insert into "${name}" ("${name}") values ('optimize')`)
    await database.exec('vacuum')
    const size = logSize()
    // Nobody writes meanwhile, as a commit would wait for the disk on the thread that serves requests.
    await database.exec(`pragma busy_timeout = ${READERS_TIMEOUT}; pragma wal_checkpoint(truncate)`)
    // Others may have written since, but not as much as a whole database.
    return logSize() < size
  } finally {
    // It has no prepared statement, which would keep it open until the next garbage collection.
    database.close()
  }
}
