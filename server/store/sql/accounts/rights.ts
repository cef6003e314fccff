import { sql } from 'kysely'
import type { Level } from '#contract/access/levels.ts'
import { RightsGone, type Actor } from '#server/store/auditStore.ts'
import type { Db } from '#server/store/sql/tables.ts'

type Session = NonNullable<Actor['session']>

const levelOf = ({ tokenHash }: Session) => sql<{ level: Level }>`
  select "level" from "sessions" join "accounts" on "accounts"."id" = "account_id"
  where "token_hash" = ${tokenHash} and "state" = 'active'`

/**
 * Whether the actor of a write is still signed in, with the level by which it was allowed. Somebody may have been removed
 * while the rest of their request was on its way. It locks nothing: who is removed later is removed after this write.
 */
export const hasRights = ({ session }: Actor) =>
  session ? sql<boolean>`(${levelOf(session)}) = ${session.level}` : sql<boolean>`true`

/** Requires {@link hasRights}. @throws {RightsGone} */
export async function requireRights(db: Db, { session }: Actor): Promise<void> {
  if (!session) return
  const { rows } = await levelOf(session).execute(db)
  const [now] = rows
  if (now?.level !== session.level) throw new RightsGone(now === undefined)
}
