import { foldText } from '#contract/foldText.ts'
import type { StaffMember } from '#contract/staff.ts'
import {
  changed,
  changeEvent,
  endsAdministration,
  LastAdministrator,
  staffEvent,
  type NewLink,
  type StaffStore,
} from '#server/store/staffStore.ts'
import {
  accountOf,
  byId,
  dropOf,
  nextId,
  put,
  rowOf,
  type AccountRow,
  type AccountTables,
} from './accountTables.ts'
import { enter } from './auditEntries.ts'
import type { Tables } from './tables.ts'

/** The people who may sign in, in Maps. */
export function memoryStaff(tables: Tables, kept: AccountTables): StaffStore {
  const { accounts, sessions, devices, links, recoveryCodes } = kept

  function refuseLast(id: number) {
    const isAlone = [...accounts.values()].every(
      (account) => account.id === id || account.level !== 'administrator' || account.state !== 'active',
    )
    const person = byId(kept, id)
    if (isAlone && person?.level === 'administrator' && person.state === 'active')
      throw new LastAdministrator()
  }

  function putLink(id: number, { tokenHash, expiresAt }: NewLink) {
    dropOf(id, links)
    links.set(tokenHash, { accountId: id, expiresAt })
  }

  function ownerOf(tokenHash: string, now: number) {
    const link = links.get(tokenHash)
    const account = link && link.expiresAt > now ? byId(kept, link.accountId) : undefined
    return account?.state === 'suspended' ? undefined : account
  }

  return {
    async all() {
      return [...accounts]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, account]) => viewOf(account))
    },

    async invite({ login, name, level }, link, by) {
      if (accounts.has(foldText(login))) return undefined
      const id = nextId(kept)
      const blank = { state: 'invited', passwordHash: '', twoStepKey: null } as const
      const added = rowOf({ id, login, name, level, addedAt: by.at, ...blank })
      put(kept, added)
      putLink(id, link)
      enter(tables, by, staffEvent('add', login, { after: { level } }))
      return viewOf(added)
    },

    async change(id, change, by) {
      if (endsAdministration(change)) refuseLast(id)
      const account = byId(kept, id)
      if (!account) return undefined
      const before = viewOf(account)
      const after = changed(before, change, account.passwordHash !== '')
      put(kept, { ...account, name: after.name, level: after.level, state: after.state })
      if (after.state === 'suspended') dropOf(id, sessions)
      enter(tables, by, changeEvent(before, after))
      return after
    },

    async remove(id, by) {
      refuseLast(id)
      const account = byId(kept, id)
      if (!account) return false
      accounts.delete(foldText(account.login))
      dropOf(id, sessions, devices, links, recoveryCodes)
      enter(tables, by, staffEvent('delete', account.login, { before: { level: account.level } }))
      return true
    },

    async renewLink(id, link, by) {
      const account = byId(kept, id)
      if (!account) return undefined
      putLink(id, link)
      enter(tables, by, staffEvent('link-made', account.login))
      return viewOf(account)
    },

    async findLink(tokenHash, now) {
      const owner = ownerOf(tokenHash, now)
      return owner && accountOf(owner)
    },

    async useLink(tokenHash, passwordHash, by) {
      const account = ownerOf(tokenHash, by.at)
      if (!links.delete(tokenHash) || !account) return false
      put(kept, { ...account, passwordHash, passwordChangedAt: by.at, state: 'active' })
      dropOf(account.id, sessions, devices)
      enter(tables, { ...by, login: account.login }, staffEvent('link-used', account.login))
      return true
    },
  }
}

const viewOf = ({ id, login, name, level, state, signedInAt, twoStepKey }: AccountRow): StaffMember => ({
  id,
  login,
  name,
  level,
  state,
  signed_in_at: signedInAt,
  two_step: twoStepKey !== null,
})
