import { PostgresAdapter, sql } from 'kysely'
import type { Level } from '#contract/permissions.ts'
import { RightsGone, type Actor } from '#server/store/auditStore.ts'
import type { Db } from './tables.ts'

/**
 * Requires that the actor of a write is still signed in, with the level by which it was allowed, and keeps it so until the
 * transaction ends. Somebody may have been removed while the rest of their request was on its way.
 * @throws {RightsGone}
 */
export async function requireRights(db: Db, { session }: Actor): Promise<void> {
  if (!session) return
  const stays = db.getExecutor().adapter instanceof PostgresAdapter ? sql` for share of "accounts"` : sql``
  const { rows } = await sql<{ level: Level }>`
    select "level" from "sessions" join "accounts" on "accounts"."id" = "account_id"
    where "token_hash" = ${session.tokenHash} and "state" = 'active'${stays}`.execute(db)
  const [now] = rows
  if (now?.level !== session.level) throw new RightsGone(now === undefined)
}
