import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/store/sql/tables.ts'
import { overwriteSlack } from './pageSlack.ts'
import type { Scrubbing } from './scrubber.ts'

/** Pages of a search index that are written in one step: some 5 ms on the thread that answers everybody. */
const STEP = 32

/** Between two steps, in ms. */
const REST = 2

/**
 * SQLite overwrites rows that are deleted (secure_delete), with three exceptions: its search indexes only note that a row
 * is gone, until their parts are merged; a page that was split keeps copies of what moved; and the log beside the database
 * holds each page as it was until it is emptied.
 * (The indexes' own `secure-delete` damages them in the SQLite 3.45 of libsql, and makes a write 50 times as slow.)
 */
export function embeddedScrub(db: Db): Scrubbing {
  return (ended, work) =>
    work({
      async overwrite() {
        const { rows } = await sql<{ name: string }>`
          select "name" from pragma_table_list where "schema" = 'main' and "type" = 'virtual'`.execute(db)
        for (const { name } of rows) {
          // Negative: every part is to be merged into one; the steps after it go on with that.
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
    // The statement itself is one change.
    return (await changes(transaction)) - before > 1
  })
}

async function changes(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as "total"`.execute(db)
  return rows[0]?.total ?? 0
}

/** Empties the log into the database's file. Returns false while a transaction, or a reader such as a backup, keeps it from it. */
async function truncateLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
