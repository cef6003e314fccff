import { TWO_STEP_REQUIRED, type OwnAccountStore, type TwoStepStore } from '#server/store/ownAccountStore.ts'
import { aboutOwner, staffEvent } from '#server/store/staffStore.ts'
import { byId, dropOf, put, type AccountTables } from './accountTables.ts'
import { enter } from './auditEntries.ts'
import type { Tables } from './tables.ts'

/** The account of the person who is signed in, in Maps. */
export function memoryOwnAccount(tables: Tables, kept: AccountTables): OwnAccountStore {
  const codesOf = (id: number) => [...kept.recoveryCodes.values()].filter(({ accountId }) => accountId === id)
  return {
    async find(id) {
      const account = byId(kept, id)
      if (!account) return undefined
      const { login, name, level, addedAt, passwordChangedAt, twoStepSince: since } = account
      return {
        id,
        login,
        name,
        level,
        added_at: addedAt,
        password_changed_at: passwordChangedAt,
        two_step: since === null ? null : { since, codes_left: codesOf(id).length },
        two_step_required: kept.settings.has(TWO_STEP_REQUIRED),
      }
    },

    async rename(id, name, by) {
      const account = byId(kept, id)
      if (!account) return
      put(kept, { ...account, name })
      enter(tables, by, staffEvent('change', by.login, { before: { name: account.name }, after: { name } }))
    },

    async changePassword(id, { was, passwordHash, kept: own }, by) {
      const account = byId(kept, id)
      if (account?.passwordHash !== was) return false
      put(kept, { ...account, passwordHash, passwordChangedAt: by.at })
      const session = kept.sessions.get(own)
      dropOf(id, kept.sessions, kept.devices, kept.links)
      if (session) kept.sessions.set(own, session)
      enter(tables, by, staffEvent('password-changed', ''))
      return true
    },

    async sessions(id) {
      return [...kept.sessions]
        .filter(([, { accountId }]) => accountId === id)
        .map(([tokenHash, { openedAt, seenAt, device, address }]) => ({
          tokenHash,
          openedAt,
          seenAt,
          device,
          address,
        }))
        .toSorted((one, other) => other.seenAt - one.seenAt)
    },

    async endSessions(id, tokenHashes, by) {
      const own = tokenHashes.filter((hash) => kept.sessions.get(hash)?.accountId === id)
      for (const hash of own) kept.sessions.delete(hash)
      if (own.length > 0)
        enter(tables, by, staffEvent('signed-out-elsewhere', '', { after: { sessions: own.length } }))
      return own.length
    },
  }
}

/** Two-step sign-in, in Maps. */
export function memoryTwoStep(tables: Tables, kept: AccountTables): TwoStepStore {
  function putCodes(id: number, codeHashes: readonly string[]) {
    dropOf(id, kept.recoveryCodes)
    for (const hash of codeHashes) kept.recoveryCodes.set(hash, { accountId: id })
  }

  return {
    async start(id, key) {
      const account = byId(kept, id)
      if (account) put(kept, { ...account, waitingKey: key })
    },
    async waitingKey(id) {
      return byId(kept, id)?.waitingKey ?? undefined
    },
    async confirm(id, by, { key, step, codeHashes }) {
      const account = byId(kept, id)
      if (account?.waitingKey !== key) return false
      const on = { twoStepKey: key, twoStepSince: by.at, waitingKey: null, lastStep: step }
      put(kept, { ...account, ...on })
      putCodes(id, codeHashes)
      for (const [hash, { accountId }] of kept.sessions)
        if (accountId === id && hash !== by.session?.tokenHash) kept.sessions.delete(hash)
      enter(tables, by, staffEvent('two-step-on', ''))
      return true
    },
    async replaceCodes(id, by, codeHashes) {
      if ((byId(kept, id)?.twoStepKey ?? null) === null) return false
      putCodes(id, codeHashes)
      enter(tables, by, staffEvent('codes-made', ''))
      return true
    },
    async turnOff(id, by) {
      const login = dropTwoStep(kept, id)
      if (login === undefined) return false
      enter(tables, by, staffEvent('two-step-off', aboutOwner(login, by)))
      return true
    },
    async isRequired() {
      return kept.settings.has(TWO_STEP_REQUIRED)
    },
    async require(isRequired, by) {
      if (isRequired) kept.settings.add(TWO_STEP_REQUIRED)
      else kept.settings.delete(TWO_STEP_REQUIRED)
      enter(tables, by, staffEvent('change', '', { after: { [TWO_STEP_REQUIRED]: isRequired ? 1 : 0 } }))
    },
  }
}

/** Turns two-step sign-in off. Returns the sign-in name; undefined if it was off. */
export function dropTwoStep(kept: AccountTables, id: number): string | undefined {
  const account = byId(kept, id)
  if (!account || account.twoStepKey === null) return undefined
  put(kept, { ...account, twoStepKey: null, twoStepSince: null, waitingKey: null })
  dropOf(id, kept.recoveryCodes)
  return account.login
}
