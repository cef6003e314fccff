import { foldText } from '#contract/foldText.ts'
import type { Account } from '#server/store/accountStore.ts'
import type { Store } from '#server/store/store.ts'
import type { Tables } from './tables.ts'
import { enter } from './auditEntries.ts'
import { accountOf, memoryStaff, signOutEverywhere, type AccountTables } from './memoryStaff.ts'

type AccountStores = Pick<Store, 'accounts' | 'staff' | 'sessions' | 'devices' | 'attempts'>

/** Accounts, sessions, known browsers and attempts, in Maps. */
export function memoryAccounts(tables: Tables, seed: Account[]): AccountStores {
  const kept: AccountTables = {
    accounts: new Map(seed.map((account) => [foldText(account.login), { ...account, signedInAt: null }])),
    sessions: new Map(),
    devices: new Map(),
    links: new Map(),
  }
  const { accounts, sessions, devices } = kept
  const attempts = new Map<string, { count: number; endsAt: number }>()

  return {
    accounts: {
      async count() {
        return accounts.size
      },
      async find(login) {
        const row = accounts.get(foldText(login))
        return row && accountOf(row)
      },
      async add(login, passwordHash) {
        if (accounts.has(foldText(login))) return undefined
        const id = Math.max(0, ...[...accounts.values()].map((account) => account.id)) + 1
        const account: Account = { id, login, passwordHash, level: 'administrator', state: 'active' }
        accounts.set(foldText(login), { ...account, signedInAt: null })
        return account
      },
      async setPassword(id, passwordHash) {
        for (const [key, account] of accounts) {
          if (account.id === id) accounts.set(key, { ...account, passwordHash })
        }
        signOutEverywhere(kept, id)
      },
    },

    staff: memoryStaff(tables, kept),

    sessions: {
      async open({ tokenHash, account: { id, login, passwordHash }, deviceHash, cleared, by }, now) {
        const account = accounts.get(foldText(login))
        if (account?.id !== id || account.passwordHash !== passwordHash) return false
        if (account.state !== 'active') return false
        accounts.set(foldText(login), { ...account, signedInAt: now })
        sessions.set(tokenHash, { accountId: id, openedAt: now, seenAt: now })
        if (deviceHash !== undefined) devices.set(deviceHash, { accountId: id, seenAt: now })
        for (const key of cleared ?? []) attempts.delete(key)
        if (by) enter(tables, by, { action: 'sign-in', kind: 'accounts', name: '' })
        return true
      },
      async find(tokenHash) {
        const session = sessions.get(tokenHash)
        const account = [...accounts.values()].find(({ id }) => id === session?.accountId)
        if (!session || account?.state !== 'active') return undefined
        return { ...session, login: account.login, level: account.level }
      },
      async touch(tokenHash, now) {
        const session = sessions.get(tokenHash)
        if (session) sessions.set(tokenHash, { ...session, seenAt: now })
      },
      async close(tokenHash, by) {
        if (sessions.delete(tokenHash) && by) {
          enter(tables, by, { action: 'sign-out', kind: 'accounts', name: '' })
        }
      },
      async prune({ openedAfter, seenAfter, before }) {
        for (const [hash, { openedAt, seenAt }] of sessions) {
          const isOver = openedAt < openedAfter || seenAt < seenAfter || Math.max(openedAt, seenAt) > before
          if (isOver) sessions.delete(hash)
        }
      },
    },

    devices: {
      async knows(tokenHash, accountId, { after, before }) {
        const device = devices.get(tokenHash)
        return device?.accountId === accountId && device.seenAt > after && device.seenAt < before
      },
      async prune({ after, before }) {
        for (const [hash, { seenAt }] of devices) {
          if (seenAt <= after || seenAt >= before) devices.delete(hash)
        }
      },
    },

    attempts: {
      async take(tries, now) {
        for (const [key, { endsAt }] of attempts) if (endsAt <= now) attempts.delete(key)
        for (const { key, limit } of tries) {
          const latest = now + limit.windowMs
          const running = attempts.get(key)
          const window = running && running.endsAt <= latest ? running : { count: 0, endsAt: latest }
          window.count += 1
          attempts.set(key, window)
          if (window.count > limit.most) return { key, endsAt: window.endsAt }
        }
        return undefined
      },
    },
  }
}
