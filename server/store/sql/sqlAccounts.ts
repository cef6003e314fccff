import { sql } from 'kysely'
import { foldText } from '#contract/foldText.ts'
import type { AccountStore, AttemptStore, DeviceStore, SessionStore } from '#server/store/store.ts'
import { prepared } from './prepared.ts'
import type { Db } from './tables.ts'

const accountColumns = ['id', 'login', 'password_hash as passwordHash'] as const

/** Administrators in SQL. */
export function sqlAccounts(db: Db): AccountStore {
  return {
    async count() {
      const { count } = await db
        .selectFrom('accounts')
        .select((build) => build.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    async find(login) {
      return db
        .selectFrom('accounts')
        .select(accountColumns)
        .where('login_key', '=', foldText(login))
        .executeTakeFirst()
    },
    async add(login, passwordHash) {
      return db
        .insertInto('accounts')
        .values({ login, login_key: foldText(login), password_hash: passwordHash })
        .onConflict((conflict) => conflict.column('login_key').doNothing())
        .returning(accountColumns)
        .executeTakeFirst()
    },
    async setPassword(id, passwordHash) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('accounts')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute()
        await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
      })
    },
  }
}

/** Sessions in SQL. */
export function sqlSessions(db: Db): SessionStore {
  const find = prepared(
    db,
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['account_id as accountId', 'login', 'opened_at as openedAt', 'seen_at as seenAt'])
      .where('token_hash', '=', ''),
  )

  return {
    async open(tokenHash, accountId, now) {
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account_id: accountId, opened_at: now, seen_at: now })
        .execute()
    },
    async find(tokenHash) {
      const [session] = await find(tokenHash)
      return session
    },
    async touch(tokenHash, now) {
      await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
    },
    async close(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },
    async prune(openedBefore, seenBefore) {
      await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('opened_at', '<', openedBefore), where('seen_at', '<', seenBefore)]),
        )
        .execute()
    },
  }
}

/** Known browsers in SQL. */
export function sqlDevices(db: Db): DeviceStore {
  return {
    async remember(tokenHash, accountId, now) {
      await db
        .insertInto('devices')
        .values({ token_hash: tokenHash, account_id: accountId, seen_at: now })
        .execute()
    },
    async knows(tokenHash, accountId) {
      const device = await db
        .selectFrom('devices')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return device !== undefined
    },
  }
}

/** Counted tries in SQL: one statement each, so that racing processes count right. */
export function sqlAttempts(db: Db): AttemptStore {
  return {
    async take(key, { most, windowMs }, now) {
      const { rows } = await sql<{ count: number; ends_at: number }>`
        insert into "attempts" ("key", "count", "ends_at") values (${key}, 1, ${now + windowMs})
        on conflict ("key") do update set
          "count" = case when "attempts"."ends_at" <= ${now} then 1 else "attempts"."count" + 1 end,
          "ends_at" = case when "attempts"."ends_at" <= ${now} then excluded."ends_at" else "attempts"."ends_at" end
        returning "count", "ends_at"`.execute(db)
      const [window] = rows
      return window && window.count > most ? window.ends_at - now : 0
    },
    async clear(key) {
      await db.deleteFrom('attempts').where('key', '=', key).execute()
    },
    async prune(now) {
      await db.deleteFrom('attempts').where('ends_at', '<=', now).execute()
    },
  }
}
