import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/store/sql/tables.ts'
import { overwriteSlack } from './pageSlack.ts'
import type { Scrubbing } from './scrubber.ts'

/** Pages of a search index that are written in one step: about 5 ms on the main thread. */
const STEP = 32

/** Pause between two steps, in ms. */
const REST = 2

/**
 * SQLite overwrites deleted rows (secure_delete), with three exceptions, which this scrub handles. A search index
 * only marks a row as deleted until its segments are merged. A page that was split keeps copies of the moved rows.
 * The write-ahead log contains each page as it was until the log is emptied. (The `secure-delete` option of the
 * indexes damages them in the SQLite 3.45 of libsql, and makes a write 50 times as slow.)
 */
export function embeddedScrub(db: Db): Scrubbing {
  return (ended, work) =>
    work({
      async overwrite() {
        const { rows } = await sql<{ name: string }>`
          select "name" from pragma_table_list where "schema" = 'main' and "type" = 'virtual'`.execute(db)
        for (const { name } of rows) {
          // Negative: starts a merge of all segments into one, which later steps continue.
          let step = -STEP
          while (!ended.aborted && (await mergeSome(db, name, step))) {
            await pause(REST)
            step = STEP
          }
        }
        await overwriteSlack(db, ended)
      },
      settle: () => truncateLog(db),
    })
}

/** Returns whether there is more to merge. */
function mergeSome(db: Db, index: string, pages: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await changes(transaction)
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, "rank") values ('merge', ${pages})`.execute(
      transaction,
    )
    // The statement itself counts as one change.
    return (await changes(transaction)) - before > 1
  })
}

async function changes(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as "total"`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Moves the log into the database file and empties it. Returns false while a transaction, or a reader such as a
 * backup, prevents this.
 */
async function truncateLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
