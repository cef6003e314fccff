import { foldText } from '#contract/text/foldText.ts'
import type { StaffMember } from '#contract/access/staff.ts'
import {
  changed,
  changeEvent,
  endsAdministration,
  LastAdministrator,
  staffEvent,
  type NewLink,
  type StaffStore,
} from '#server/store/staffStore.ts'
import { enter, requireRights } from '#server/store/sql/writes/audit.ts'
import { accountColumns, replacePassword } from './sqlAccounts.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

const columns = ['id', 'login', 'name', 'level', 'state', 'signed_in_at', 'two_step_key'] as const

type Row = Omit<StaffMember, 'two_step'> & { two_step_key: string | null }

const viewOf = ({ two_step_key: key, ...person }: Row): StaffMember => ({ ...person, two_step: key !== null })

/** The people who may sign in, in SQL. */
export function sqlStaff(db: Db, engine: Engine): StaffStore {
  /** Returns the person, and keeps others from changing them until the transaction ends. */
  const locked = (transaction: Db, id: number) =>
    transaction
      .selectFrom('accounts')
      .select([...columns, 'password_hash'])
      .where('id', '=', id)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()

  /**
   * Locks all active administrators, in one order, so that of two changes at once the second sees the first.
   * @throws {LastAdministrator} if there is only this one
   */
  async function refuseLast(transaction: Db, id: number) {
    const administrators = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('level', '=', 'administrator')
      .where('state', '=', 'active')
      .orderBy('id')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .execute()
    if (administrators.length === 1 && administrators[0]?.id === id) throw new LastAdministrator()
  }

  async function putLink(transaction: Db, id: number, { tokenHash, expiresAt }: NewLink) {
    await transaction.deleteFrom('account_links').where('account_id', '=', id).execute()
    await transaction
      .insertInto('account_links')
      .values({ token_hash: tokenHash, account_id: id, expires_at: expiresAt })
      .execute()
  }

  const owner = (transaction: Db, tokenHash: string, now: number) =>
    transaction
      .selectFrom('account_links')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(accountColumns)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('state', '!=', 'suspended')
      .executeTakeFirst()

  return {
    async all() {
      const rows = await db.selectFrom('accounts').select(columns).orderBy('login_key').execute()
      return rows.map(viewOf)
    },

    async invite({ login, name, level }, link, by) {
      return db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('accounts')
          .values({
            login,
            login_key: foldText(login),
            name,
            password_hash: '',
            level,
            state: 'invited',
            added_at: by.at,
          })
          .onConflict((conflict) => conflict.column('login_key').doNothing())
          .returning(columns)
          .executeTakeFirst()
        if (!added) return undefined
        await putLink(transaction, added.id, link)
        await enter(transaction, by, staffEvent('add', login, { after: { level } }))
        return viewOf(added)
      })
    },

    async change(id, change, by) {
      return db.transaction().execute(async (transaction) => {
        await requireRights(transaction, by)
        if (endsAdministration(change)) await refuseLast(transaction, id)
        const row = await locked(transaction, id)
        if (!row) return undefined
        const { password_hash: hash, ...person } = row
        const before = viewOf(person)
        const after = changed(before, change, hash !== '')
        await transaction
          .updateTable('accounts')
          .set({ name: after.name, level: after.level, state: after.state })
          .where('id', '=', id)
          .execute()
        if (after.state === 'suspended') {
          await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
        }
        // They may have changed their own level, or suspended themselves.
        await enter(transaction, { ...by, session: undefined }, changeEvent(before, after))
        return after
      })
    },

    async remove(id, by) {
      return db.transaction().execute(async (transaction) => {
        await requireRights(transaction, by)
        await refuseLast(transaction, id)
        const before = await locked(transaction, id)
        if (!before) return false
        // Sessions, known browsers and links go with it.
        await transaction.deleteFrom('accounts').where('id', '=', id).execute()
        const event = staffEvent('delete', before.login, { before: { level: before.level } })
        await enter(transaction, { ...by, session: undefined }, event)
        return true
      })
    },

    async renewLink(id, link, by) {
      return db.transaction().execute(async (transaction) => {
        const row = await locked(transaction, id)
        if (!row) return undefined
        const { password_hash: _hash, ...person } = row
        await putLink(transaction, id, link)
        await enter(transaction, by, staffEvent('link-made', person.login))
        return viewOf(person)
      })
    },

    findLink: (tokenHash, now) => owner(db, tokenHash, now),

    async useLink(tokenHash, passwordHash, by) {
      return db.transaction().execute(async (transaction) => {
        const account = await owner(transaction, tokenHash, by.at)
        const { numDeletedRows } = await transaction
          .deleteFrom('account_links')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirstOrThrow()
        if (!account || numDeletedRows === 0n) return false
        await replacePassword(transaction, account.id, { passwordHash, at: by.at })
        await transaction
          .updateTable('accounts')
          .set({ state: 'active' })
          .where('id', '=', account.id)
          .where('state', '=', 'invited')
          .execute()
        await enter(transaction, { ...by, login: account.login }, staffEvent('link-used', account.login))
        return true
      })
    },
  }
}
