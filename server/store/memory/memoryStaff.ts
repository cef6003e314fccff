import { foldText } from '#contract/foldText.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { Account, Session } from '#server/store/accountStore.ts'
import {
  changed,
  changeEvent,
  endsAdministration,
  LastAdministrator,
  staffEvent,
  type NewLink,
  type StaffStore,
} from '#server/store/staffStore.ts'
import { enter } from './auditEntries.ts'
import type { Tables } from './tables.ts'

/** An account, and its last sign-in in ms since 1970. */
type AccountRow = Account & { signedInAt: number | null }

/** Accounts by folded name, and what belongs to them. */
export interface AccountTables {
  accounts: Map<string, AccountRow>
  /** By the hashes of their tokens. */
  sessions: Map<string, Omit<Session, 'login' | 'level'>>
  devices: Map<string, { accountId: number; seenAt: number }>
  links: Map<string, { accountId: number; expiresAt: number }>
}

/** Returns an account without what is kept beside it. */
export const accountOf = ({ signedInAt: _signedInAt, ...account }: AccountRow): Account => account

/** Ends an account's sessions and forgets its browsers. */
export function signOutEverywhere({ sessions, devices }: AccountTables, id: number): void {
  for (const kept of [sessions, devices]) {
    for (const [hash, { accountId }] of kept) if (accountId === id) kept.delete(hash)
  }
}

/** The people who may sign in, in Maps. */
export function memoryStaff(tables: Tables, kept: AccountTables): StaffStore {
  const { accounts, sessions, links } = kept
  const byId = (id: number) => [...accounts.values()].find((account) => account.id === id)
  const put = (account: AccountRow) => accounts.set(foldText(account.login), account)

  function refuseLast(id: number) {
    const isAlone = [...accounts.values()].every(
      (account) => account.id === id || account.level !== 'administrator' || account.state !== 'active',
    )
    const person = byId(id)
    if (isAlone && person?.level === 'administrator' && person.state === 'active')
      throw new LastAdministrator()
  }

  function putLink(id: number, { tokenHash, expiresAt }: NewLink) {
    for (const [hash, { accountId }] of links) if (accountId === id) links.delete(hash)
    links.set(tokenHash, { accountId: id, expiresAt })
  }

  function ownerOf(tokenHash: string, now: number) {
    const link = links.get(tokenHash)
    const account = link && link.expiresAt > now ? byId(link.accountId) : undefined
    return account?.state === 'suspended' ? undefined : account
  }

  return {
    async all() {
      return [...accounts]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, account]) => viewOf(account))
    },

    async invite({ login, level }, link, by) {
      if (accounts.has(foldText(login))) return undefined
      const id = Math.max(0, ...[...accounts.values()].map((account) => account.id)) + 1
      const added = { id, login, level, state: 'invited', passwordHash: '', signedInAt: null } as const
      put(added)
      putLink(id, link)
      enter(tables, by, staffEvent('add', login, { after: { level } }))
      return viewOf(added)
    },

    async change(id, change, by) {
      if (endsAdministration(change)) refuseLast(id)
      const account = byId(id)
      if (!account) return undefined
      const before = viewOf(account)
      const after = changed(before, change, account.passwordHash !== '')
      put({ ...account, level: after.level, state: after.state })
      if (after.state === 'suspended') {
        for (const [hash, { accountId }] of sessions) if (accountId === id) sessions.delete(hash)
      }
      enter(tables, by, changeEvent(before, after))
      return after
    },

    async remove(id, by) {
      refuseLast(id)
      const account = byId(id)
      if (!account) return false
      accounts.delete(foldText(account.login))
      signOutEverywhere(kept, id)
      for (const [hash, { accountId }] of links) if (accountId === id) links.delete(hash)
      enter(tables, by, staffEvent('delete', account.login, { before: { level: account.level } }))
      return true
    },

    async renewLink(id, link, by) {
      const account = byId(id)
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
      put({ ...account, passwordHash, state: 'active' })
      signOutEverywhere(kept, account.id)
      enter(tables, { ...by, login: account.login }, staffEvent('link-used', account.login))
      return true
    },
  }
}

const viewOf = ({ id, login, level, state, signedInAt }: AccountRow): StaffMember => ({
  id,
  login,
  level,
  state,
  signed_in_at: signedInAt,
})
