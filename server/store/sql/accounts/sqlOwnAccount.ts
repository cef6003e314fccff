import type { OwnAccountStore } from '#server/store/ownAccountStore.ts'
import { staffEvent } from '#server/store/staffStore.ts'
import { enter, requireRights } from '#server/store/sql/writes/audit.ts'
import { sqlTwoStep } from './sqlTwoStep.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** The account of the person who is signed in, in SQL. */
export function sqlOwnAccount(db: Db): OwnAccountStore {
  const twoStep = sqlTwoStep(db)
  return {
    async find(id) {
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'login', 'name', 'level', 'added_at', 'password_changed_at', 'two_step_since'])
        .select((build) =>
          build
            .selectFrom('recovery_codes')
            .select(build.fn.countAll<number>().as('count'))
            .where('account_id', '=', id)
            .as('codes_left'),
        )
        .where('id', '=', id)
        .executeTakeFirst()
      if (!account) return undefined
      const { two_step_since: since, codes_left, ...own } = account
      return {
        ...own,
        two_step: since === null ? null : { since, codes_left: codes_left ?? 0 },
        two_step_required: await twoStep.isRequired(),
      }
    },

    async rename(id, name, by) {
      await db.transaction().execute(async (transaction) => {
        const before = await transaction
          .selectFrom('accounts')
          .select(['name'])
          .where('id', '=', id)
          .executeTakeFirst()
        await transaction.updateTable('accounts').set({ name }).where('id', '=', id).execute()
        await enter(
          transaction,
          by,
          staffEvent('change', by.login, { before: { name: before?.name }, after: { name } }),
        )
      })
    },

    async changePassword(id, { was, passwordHash, kept }, by) {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('accounts')
          .set({ password_hash: passwordHash, password_changed_at: by.at })
          .where('id', '=', id)
          .where('password_hash', '=', was)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await transaction
          .deleteFrom('sessions')
          .where('account_id', '=', id)
          .where('token_hash', '!=', kept)
          .execute()
        await transaction.deleteFrom('devices').where('account_id', '=', id).execute()
        await transaction.deleteFrom('account_links').where('account_id', '=', id).execute()
        await enter(transaction, by, staffEvent('password-changed', ''))
        return true
      })
    },

    async sessions(id) {
      return db
        .selectFrom('sessions')
        .select([
          'token_hash as tokenHash',
          'opened_at as openedAt',
          'seen_at as seenAt',
          'device',
          'address',
        ])
        .where('account_id', '=', id)
        .orderBy('seen_at', 'desc')
        .execute()
    },

    async endSessions(id, tokenHashes, by) {
      if (tokenHashes.length === 0) return 0
      return db.transaction().execute(async (transaction) => {
        await requireRights(transaction, by)
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('account_id', '=', id)
          .where('token_hash', 'in', tokenHashes)
          .executeTakeFirstOrThrow()
        const ended = Number(numDeletedRows)
        if (ended > 0)
          await enter(
            transaction,
            { ...by, session: undefined },
            staffEvent('signed-out-elsewhere', '', { after: { sessions: ended } }),
          )
        return ended
      })
    },
  }
}
