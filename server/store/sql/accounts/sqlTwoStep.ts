import { sql } from 'kysely'
import type { Factor } from '#server/store/accountStore.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { TWO_STEP_REQUIRED, type TwoStepStore } from '#server/store/ownAccountStore.ts'
import { aboutOwner, staffEvent } from '#server/store/staffStore.ts'
import { enter } from '#server/store/sql/writes/audit.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Uses a code up, so that it is accepted once. Returns false if it was used before. */
export async function takeFactor(transaction: Db, id: number, factor: Factor, by?: Actor): Promise<boolean> {
  if ('step' in factor) {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ last_step: factor.step })
      .where('id', '=', id)
      .where('two_step_key', 'is not', null)
      .where('last_step', '<', factor.step)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('account_id', '=', id)
    .where('code_hash', '=', factor.recoveryHash)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n && by) await enter(transaction, by, staffEvent('code-used', ''))
  return numDeletedRows > 0n
}

/** Turns two-step sign-in off. Returns the sign-in name; undefined if it was off. */
export async function dropTwoStep(transaction: Db, id: number): Promise<string | undefined> {
  const off = await transaction
    .updateTable('accounts')
    .set({ two_step_key: null, two_step_since: null, waiting_key: null })
    .where('id', '=', id)
    .where('two_step_key', 'is not', null)
    .returning('login')
    .executeTakeFirst()
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', id).execute()
  return off?.login
}

async function putCodes(transaction: Db, id: number, codeHashes: readonly string[]) {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', id).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(codeHashes.map((hash) => ({ code_hash: hash, account_id: id })))
    .execute()
}

/** Two-step sign-in, in SQL. */
export function sqlTwoStep(db: Db): TwoStepStore {
  return {
    async start(id, key) {
      await db.updateTable('accounts').set({ waiting_key: key }).where('id', '=', id).execute()
    },

    async waitingKey(id) {
      const account = await db
        .selectFrom('accounts')
        .select('waiting_key')
        .where('id', '=', id)
        .executeTakeFirst()
      return account?.waiting_key ?? undefined
    },

    async confirm(id, by, { key, step, codeHashes }) {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('accounts')
          .set({ two_step_key: key, two_step_since: by.at, waiting_key: null, last_step: step })
          .where('id', '=', id)
          .where('waiting_key', '=', key)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await putCodes(transaction, id, codeHashes)
        // They were opened without a code.
        await transaction
          .deleteFrom('sessions')
          .where('account_id', '=', id)
          .where('token_hash', '!=', by.session?.tokenHash ?? '')
          .execute()
        await enter(transaction, by, staffEvent('two-step-on', ''))
        return true
      })
    },

    async replaceCodes(id, by, codeHashes) {
      return db.transaction().execute(async (transaction) => {
        // A write, so that two calls at once come one after the other.
        const { numUpdatedRows } = await transaction
          .updateTable('accounts')
          .set({ two_step_key: sql.ref('two_step_key') })
          .where('id', '=', id)
          .where('two_step_key', 'is not', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await putCodes(transaction, id, codeHashes)
        await enter(transaction, by, staffEvent('codes-made', ''))
        return true
      })
    },

    async turnOff(id, by) {
      return db.transaction().execute(async (transaction) => {
        const login = await dropTwoStep(transaction, id)
        if (login === undefined) return false
        await enter(transaction, by, staffEvent('two-step-off', aboutOwner(login, by)))
        return true
      })
    },

    async isRequired() {
      const row = await db
        .selectFrom('staff_settings')
        .select('name')
        .where('name', '=', TWO_STEP_REQUIRED)
        .executeTakeFirst()
      return row !== undefined
    },

    async require(isRequired, by) {
      await db.transaction().execute(async (transaction) => {
        if (isRequired)
          await transaction
            .insertInto('staff_settings')
            .values({ name: TWO_STEP_REQUIRED })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .execute()
        else await transaction.deleteFrom('staff_settings').where('name', '=', TWO_STEP_REQUIRED).execute()
        await enter(
          transaction,
          by,
          staffEvent('change', '', { after: { [TWO_STEP_REQUIRED]: isRequired ? 1 : 0 } }),
        )
      })
    },
  }
}
