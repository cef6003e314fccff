import { sql } from 'kysely'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { feedStart } from '#server/store/classPageStore.ts'
import { UNDO_LIFE } from '#server/store/importStore.ts'
import { SUBMIT_KEY_LIFE } from '#server/store/stored.ts'
import { CLOCK_TOLERANCE, TRASH_LIFE } from '#server/store/store.ts'
import { PROBE } from '#server/store/sql/accounts/attempts.ts'
import { databaseNow, latestNow, trashNow } from '#server/store/sql/engine/databaseNow.ts'
import { markErasure } from './erasures.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Rows deleted in one statement, which blocks the event loop for about 5 ms. */
const SOME = sql.lit(200)

/** Deletes some expired rows. Skips rows that another server is deleting. */
export async function deleteExpired(db: Db, engine: Engine, at: number): Promise<number> {
  const skipLocked = engine === 'sqlite' ? sql`` : sql` for update skip locked`
  const oldTrash = sql`select "kind", "record_id" from "trash" where "at" <= ${trashNow(engine, at)} - ${sql.lit(TRASH_LIFE)}
    order by "at" limit ${SOME}${skipLocked}`
  // The database checks the age of audit entries by its own clock.
  const oldEntries = sql`select "id" from "audit" where "at" <= ${at - AUDIT_LIFE}
    and "at" <= ${databaseNow[engine]} - ${sql.lit(AUDIT_LIFE)} order by "at" limit ${SOME}${skipLocked}`
  const oldImports = sql`select "id" from "imports" where "at" <= ${trashNow(engine, at)} - ${sql.lit(UNDO_LIFE)}
    order by "at" limit ${SOME}${skipLocked}`
  const oldSubmits = sql`select "key" from "submits" where "at" <= ${at - SUBMIT_KEY_LIFE} limit ${SOME}${skipLocked}`
  const oldTries = sql`select "key" from "attempts" where "ends_at" <= ${at} and "key" <> ${PROBE}
    limit ${SOME}${skipLocked}`
  const oldCancelled = sql`select "class_id", "division_id" from "cancelled_classes"
    where "M03_ScheduledAt" < ${feedStart(at)} limit ${SOME}${skipLocked}`
  // Deleted while a clock was wrong: their 30 days begin now.
  await db
    .updateTable('trash')
    .set({ at: latestNow(engine, at) })
    .where('at', '>', sql<number>`${latestNow(engine, at)} + ${sql.lit(CLOCK_TOLERANCE)}`)
    .execute()
  const records = await db.transaction().execute(async (transaction) => {
    const gone = await countGone(transaction, [
      sql`delete from "trash" where ("kind", "record_id") in (${oldTrash})`,
      sql`delete from "audit" where "id" in (${oldEntries})`,
      sql`delete from "imports" where "id" in (${oldImports})`,
    ])
    if (gone > 0) await markErasure(transaction)
    return gone
  })
  // These rows contain no personal data and change all day, so the file is not rewritten for them.
  const others = await countGone(db, [
    sql`delete from "submits" where "key" in (${oldSubmits})`,
    sql`delete from "attempts" where "key" in (${oldTries})`,
    sql`delete from "cancelled_classes" where ("class_id", "division_id") in (${oldCancelled})`,
  ])
  return records + others
}

async function countGone(db: Db, statements: ReturnType<typeof sql>[]): Promise<number> {
  let gone = 0
  for (const statement of statements) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    gone += Number(numAffectedRows)
  }
  return gone
}
