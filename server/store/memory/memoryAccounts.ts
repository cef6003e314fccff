import { foldText } from '#contract/foldText.ts'
import type { Store } from '#server/store/store.ts'
import type { Tables } from './tables.ts'
import {
  accountOf,
  accountTables,
  byId,
  dropOf,
  nextId,
  put,
  rowOf,
  takeFactor,
  type SeedAccount,
} from './accountTables.ts'
import { enter } from './auditEntries.ts'
import { dropTwoStep, memoryOwnAccount, memoryTwoStep } from './memoryOwnAccount.ts'
import { memoryStaff } from './memoryStaff.ts'
import { TWO_STEP_REQUIRED } from '#server/store/ownAccountStore.ts'

type AccountStores = Pick<
  Store,
  'accounts' | 'staff' | 'own' | 'twoStep' | 'sessions' | 'devices' | 'attempts'
>

/** Accounts, sessions, known browsers and attempts, in Maps. */
export function memoryAccounts(tables: Tables, seed: readonly SeedAccount[]): AccountStores {
  const kept = accountTables(seed)
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
      async add(login, passwordHash, at) {
        if (accounts.has(foldText(login))) return undefined
        const times = { addedAt: at ?? null, passwordChangedAt: at ?? null }
        const standing = { level: 'administrator', state: 'active', twoStepKey: null } as const
        const added = rowOf({ id: nextId(kept), login, passwordHash, ...standing, ...times })
        put(kept, added)
        return accountOf(added)
      },
      async setPassword(id, passwordHash, at) {
        dropTwoStep(kept, id)
        dropOf(id, sessions, devices, kept.links)
        const account = byId(kept, id)
        if (account) put(kept, { ...account, passwordHash, passwordChangedAt: at ?? null, state: 'active' })
      },
    },

    staff: memoryStaff(tables, kept),
    own: memoryOwnAccount(tables, kept),
    twoStep: memoryTwoStep(tables, kept),

    sessions: {
      async open({ tokenHash, account: given, factor, device = '', deviceHash, cleared, by }, now) {
        const { id, passwordHash, twoStepKey } = given
        const account = byId(kept, id)
        if (account?.passwordHash !== passwordHash || account.twoStepKey !== twoStepKey) return false
        if (account.state !== 'active') return false
        if (factor && !takeFactor(tables, kept, { id, factor, by })) return false
        put(kept, { ...account, ...byId(kept, id), signedInAt: now })
        const times = { openedAt: now, seenAt: now, provedAt: now }
        sessions.set(tokenHash, { accountId: id, ...times, device, address: by?.address ?? '' })
        if (deviceHash !== undefined) devices.set(deviceHash, { accountId: id, seenAt: now })
        for (const key of cleared ?? []) attempts.delete(key)
        if (by) enter(tables, by, { action: 'sign-in', kind: 'accounts', name: '' })
        return true
      },
      async find(tokenHash) {
        const session = sessions.get(tokenHash)
        const account = byId(kept, session?.accountId)
        if (!session || account?.state !== 'active') return undefined
        const { accountId, openedAt, seenAt, provedAt } = session
        const needsTwoStep = kept.settings.has(TWO_STEP_REQUIRED) && account.twoStepKey === null
        const { login, level } = account
        return { accountId, login, level, openedAt, seenAt, provedAt, needsTwoStep }
      },
      async prove(tokenHash, by, factor) {
        const session = sessions.get(tokenHash)
        if (!session) return false
        if (factor && !takeFactor(tables, kept, { id: session.accountId, factor, by })) return false
        sessions.set(tokenHash, { ...session, provedAt: by.at })
        return true
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
