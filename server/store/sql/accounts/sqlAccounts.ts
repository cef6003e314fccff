import { sql } from 'kysely'
import { foldText } from '#contract/text/foldText.ts'
import type { AccountStore, DeviceStore, SessionStore } from '#server/store/accountStore.ts'
import { TWO_STEP_REQUIRED } from '#server/store/ownAccountStore.ts'
import { enter } from '#server/store/sql/writes/audit.ts'
import { preparedStatement } from '#server/store/sql/engine/engineOf.ts'
import { dropTwoStep, takeFactor } from './sqlTwoStep.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** The columns of an account. */
export const accountColumns = [
  'id',
  'login',
  'password_hash as passwordHash',
  'level',
  'state',
  'two_step_key as twoStepKey',
] as const

/** Gives an account a new password, ends its sessions and forgets its browsers. */
export async function replacePassword(
  transaction: Db,
  id: number,
  { passwordHash, at }: { passwordHash: string; at: number | null },
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
  await transaction.deleteFrom('devices').where('account_id', '=', id).execute()
}

/** Accounts in SQL. */
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
    async add(login, passwordHash, at) {
      return db
        .insertInto('accounts')
        .values({
          login,
          login_key: foldText(login),
          password_hash: passwordHash,
          added_at: at ?? null,
          password_changed_at: at ?? null,
        })
        .onConflict((conflict) => conflict.column('login_key').doNothing())
        .returning(accountColumns)
        .executeTakeFirst()
    },
    async setPassword(id, passwordHash, at) {
      await db.transaction().execute(async (transaction) => {
        await replacePassword(transaction, id, { passwordHash, at: at ?? null })
        await transaction.updateTable('accounts').set({ state: 'active' }).where('id', '=', id).execute()
        await transaction.deleteFrom('account_links').where('account_id', '=', id).execute()
        await dropTwoStep(transaction, id)
      })
    },
  }
}

/** Sessions in SQL. */
export function sqlSessions(db: Db, engine: Engine): SessionStore {
  const find = preparedStatement(
    db,
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select([
        'account_id as accountId',
        'login',
        'level',
        'opened_at as openedAt',
        'seen_at as seenAt',
        'proved_at as provedAt',
        'two_step_key as twoStepKey',
      ])
      .select((build) =>
        build
          .selectFrom('staff_settings')
          .select('staff_settings.name')
          .where('staff_settings.name', '=', sql.lit(TWO_STEP_REQUIRED))
          .as('required'),
      )
      // Not a parameter: the token's hash is the only one.
      .where('state', '=', sql.lit('active'))
      .where('token_hash', '=', ''),
  )

  return {
    // One transaction, because on the embedded database each commit waits for the disk, and all others wait with it.
    async open({ tokenHash, account, factor, device = '', deviceHash, cleared = [], by }, now) {
      return db.transaction().execute(async (transaction) => {
        const isSame = await transaction
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', account.id)
          .where('password_hash', '=', account.passwordHash)
          .where('state', '=', 'active')
          .where('two_step_key', account.twoStepKey === null ? 'is' : '=', account.twoStepKey)
          // Blocks a concurrent change of the password, which then ends this session too. SQLite allows one write at a time
          // anyway.
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst()
        if (!isSame) return false
        if (factor && !(await takeFactor(transaction, account.id, factor, by))) return false
        const owner = { account_id: account.id, seen_at: now }
        await transaction
          .insertInto('sessions')
          .values({
            token_hash: tokenHash,
            opened_at: now,
            proved_at: now,
            device,
            address: by?.address ?? '',
            ...owner,
          })
          .execute()
        if (deviceHash !== undefined) {
          await transaction
            .insertInto('devices')
            .values({ token_hash: deviceHash, ...owner })
            .execute()
        }
        await transaction
          .updateTable('accounts')
          .set({ signed_in_at: now })
          .where('id', '=', account.id)
          .execute()
        for (const key of cleared) await transaction.deleteFrom('attempts').where('key', '=', key).execute()
        if (by) await enter(transaction, by, { action: 'sign-in', kind: 'accounts', name: '' })
        return true
      })
    },
    async find(tokenHash) {
      const [found] = await find(tokenHash)
      if (!found) return undefined
      const { twoStepKey, required, ...session } = found
      return { ...session, needsTwoStep: required !== null && twoStepKey === null }
    },
    async touch(tokenHash, now) {
      await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
    },
    async prove(tokenHash, by, factor) {
      return db.transaction().execute(async (transaction) => {
        const session = await transaction
          .selectFrom('sessions')
          .select('account_id')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst()
        if (!session) return false
        if (factor && !(await takeFactor(transaction, session.account_id, factor, by))) return false
        await transaction
          .updateTable('sessions')
          .set({ proved_at: by.at })
          .where('token_hash', '=', tokenHash)
          .execute()
        return true
      })
    },
    async close(tokenHash, by) {
      await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n || !by) return
        await enter(
          transaction,
          { ...by, session: undefined },
          { action: 'sign-out', kind: 'accounts', name: '' },
        )
      })
    },
    async prune({ openedAfter, seenAfter, before }) {
      await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('opened_at', '<', openedAfter),
            where('seen_at', '<', seenAfter),
            where('opened_at', '>', before),
            where('seen_at', '>', before),
          ]),
        )
        .execute()
    },
  }
}

/** Known browsers in SQL. */
export function sqlDevices(db: Db): DeviceStore {
  return {
    async knows(tokenHash, accountId, { after, before }) {
      const device = await db
        .selectFrom('devices')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .where('account_id', '=', accountId)
        .where('seen_at', '>', after)
        .where('seen_at', '<', before)
        .executeTakeFirst()
      return device !== undefined
    },
    async prune({ after, before }) {
      await db
        .deleteFrom('devices')
        .where((where) => where.or([where('seen_at', '<=', after), where('seen_at', '>=', before)]))
        .execute()
    },
  }
}
