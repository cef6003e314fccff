import { foldText } from '#contract/foldText.ts'
import type { Account, Factor, Session } from '#server/store/accountStore.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { staffEvent } from '#server/store/staffStore.ts'
import { enter } from './auditEntries.ts'
import type { Tables } from './tables.ts'

/** What is kept beside an account; times in ms since 1970. See `accounts` in `sql/tables.ts`. */
interface Beside {
  name: string
  signedInAt: number | null
  addedAt: number | null
  passwordChangedAt: number | null
  twoStepSince: number | null
  waitingKey: string | null
  lastStep: number
}

export type AccountRow = Account & Beside

/** An account of a seed. */
export type SeedAccount = Account & Partial<Beside>

/** Accounts by folded name, and what belongs to them. */
export interface AccountTables {
  accounts: Map<string, AccountRow>
  /** By the hashes of their tokens. */
  sessions: Map<
    string,
    Omit<Session, 'login' | 'level' | 'needsTwoStep'> & { device: string; address: string }
  >
  devices: Map<string, { accountId: number; seenAt: number }>
  links: Map<string, { accountId: number; expiresAt: number }>
  /** By their hashes. */
  recoveryCodes: Map<string, { accountId: number }>
  settings: Set<string>
}

/** Returns a new row. */
export const rowOf = (seed: SeedAccount): AccountRow => ({
  name: '',
  signedInAt: null,
  addedAt: null,
  passwordChangedAt: null,
  twoStepSince: seed.twoStepKey === null ? null : 0,
  waitingKey: null,
  lastStep: 0,
  ...seed,
})

/** Returns an account without what is kept beside it. */
export const accountOf = ({ id, login, passwordHash, level, state, twoStepKey }: AccountRow): Account => ({
  id,
  login,
  passwordHash,
  level,
  state,
  twoStepKey,
})

export const accountTables = (seed: readonly SeedAccount[]): AccountTables => ({
  accounts: new Map(seed.map((account) => [foldText(account.login), rowOf(account)])),
  sessions: new Map(),
  devices: new Map(),
  links: new Map(),
  recoveryCodes: new Map(),
  settings: new Set(),
})

export const byId = ({ accounts }: AccountTables, id: number | undefined): AccountRow | undefined =>
  [...accounts.values()].find((account) => account.id === id)

export const put = ({ accounts }: AccountTables, account: AccountRow) =>
  accounts.set(foldText(account.login), account)

export const nextId = ({ accounts }: AccountTables) =>
  Math.max(0, ...[...accounts.values()].map(({ id }) => id)) + 1

/** Deletes what belongs to an account from some of its tables. */
export function dropOf(id: number, ...tables: readonly Map<string, { accountId: number }>[]): void {
  for (const table of tables) {
    for (const [key, { accountId }] of table) if (accountId === id) table.delete(key)
  }
}

/** Uses a code up, so that it is accepted once. Returns false if it was used before. */
export function takeFactor(
  tables: Tables,
  kept: AccountTables,
  { id, factor, by }: { id: number; factor: Factor; by: Actor | undefined },
): boolean {
  if ('recoveryHash' in factor) {
    const isUsed = kept.recoveryCodes.get(factor.recoveryHash)?.accountId !== id
    if (isUsed) return false
    kept.recoveryCodes.delete(factor.recoveryHash)
    if (by) enter(tables, by, staffEvent('code-used', ''))
    return true
  }
  const account = byId(kept, id)
  if (!account || account.twoStepKey === null || account.lastStep >= factor.step) return false
  put(kept, { ...account, lastStep: factor.step })
  return true
}
