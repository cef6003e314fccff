import type { Account } from '#contract/access/account.ts'
import type { Session } from './accountStore.ts'
import type { Actor } from './auditStore.ts'

/** A session of an account, for its owner. */
export interface OwnSession extends Pick<Session, 'openedAt' | 'seenAt'> {
  tokenHash: string
  device: string
  address: string
}

/** The account of the person who is signed in. Each write creates one audit entry, in the same transaction. */
export interface OwnAccountStore {
  find(id: number): Promise<Account | undefined>
  rename(id: number, name: string, by: Actor): Promise<void>
  /**
   * Sets a new password, ends the other sessions and forgets all browsers. Returns false if `was` is no longer the hash.
   * @param kept the hash of the session that stays
   */
  changePassword(
    id: number,
    change: { was: string; passwordHash: string; kept: string },
    by: Actor,
  ): Promise<boolean>
  sessions(id: number): Promise<OwnSession[]>
  /** Ends sessions of the account, by the hashes of their tokens. Returns how many there were. */
  endSessions(id: number, tokenHashes: readonly string[], by: Actor): Promise<number>
}

/** Two-step sign-in of accounts. Each write but `start` creates one audit entry, in the same transaction. */
export interface TwoStepStore {
  /** Keeps a new key until its first code confirms it. */
  start(id: number, key: string): Promise<void>
  /** Returns the key that waits for its first code. */
  waitingKey(id: number): Promise<string | undefined>
  /** Turns it on with the waiting key. Returns false if another key waits, or none. */
  confirm(
    id: number,
    by: Actor,
    confirmed: { key: string; step: number; codeHashes: readonly string[] },
  ): Promise<boolean>
  /** Replaces the recovery codes. Returns false if it is off. */
  replaceCodes(id: number, by: Actor, codeHashes: readonly string[]): Promise<boolean>
  /** Turns it off, and drops the recovery codes. Returns false if it is off. */
  turnOff(id: number, by: Actor): Promise<boolean>
  isRequired(): Promise<boolean>
  /** Sets whether everybody must have it. */
  require(isRequired: boolean, by: Actor): Promise<void>
}

/** Name of the setting in `staff_settings` and in the history. */
export const TWO_STEP_REQUIRED = 'two_step_required'
