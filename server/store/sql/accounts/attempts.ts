import { sql } from 'kysely'
import type { AttemptStore, Try } from '#server/store/accountStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Ended windows that each attempt deletes: more than it can start, so that none accumulate. */
const DELETED_PER_ATTEMPT = 10

/**
 * The row that readiness checks write. It is in this table because backups leave it out; it is not a window, and is
 * never deleted.
 */
export const PROBE = 'readiness'

/** Counted attempts in SQL, so that concurrent processes count correctly. */
export function sqlAttempts(db: Db, engine: Engine): AttemptStore {
  return {
    async take(tries, now) {
      // All attempts lock their windows in the same order, so that there is no deadlock.
      return db.transaction().execute(async (transaction) => {
        let full
        for (const one of tries) {
          full = await takeOne(transaction, one, now)
          if (full) break
        }
        const longest = Math.max(...tries.map(({ limit }) => limit.windowMs))
        await forget(transaction, engine, now, now + longest)
        return full
      })
    },
  }
}

async function takeOne(db: Db, { key, limit }: Try, now: number) {
  const latest = now + limit.windowMs
  const hasEnded = sql`("attempts"."ends_at" <= ${now} or "attempts"."ends_at" > ${latest})`
  const { rows } = await sql<{ count: number; ends_at: number }>`
    insert into "attempts" ("key", "count", "ends_at") values (${key}, 1, ${latest})
    on conflict ("key") do update set
      "count" = case when ${hasEnded} then 1 else "attempts"."count" + 1 end,
      "ends_at" = case when ${hasEnded} then excluded."ends_at" else "attempts"."ends_at" end
    returning "count", "ends_at"`.execute(db)
  const [window] = rows
  return window && window.count > limit.most ? { key, endsAt: window.ends_at } : undefined
}

/** Skips rows that another transaction is deleting, instead of waiting for them. */
async function forget(db: Db, engine: Engine, now: number, latest: number) {
  const unlocked = engine === 'postgres' ? sql`for update skip locked` : sql``
  await sql`delete from "attempts" where "key" in (
    select "key" from "attempts" where ("ends_at" <= ${now} or "ends_at" > ${latest}) and "key" <> ${PROBE}
    limit ${DELETED_PER_ATTEMPT} ${unlocked})`.execute(db)
}
