import type { Level } from '#contract/access/levels.ts'
import type { AccountState } from '#contract/access/staff.ts'
import type { Actor } from './auditStore.ts'

/** The account of a person. `passwordHash` is an argon2id hash in PHC form, '' before a password is chosen. */
export interface Account {
  id: number
  login: string
  passwordHash: string
  level: Level
  state: AccountState
  /** The key of two-step sign-in, base32; null while it is off. */
  twoStepKey: string | null
}

/** A code of two-step sign-in that fits: its time step, or the hash of a recovery code. Each is accepted once. */
export type Factor = { step: number } | { recoveryHash: string }

/** Accounts; a sign-in name is the same in any letter case. */
export interface AccountStore {
  count(): Promise<number>
  find(login: string): Promise<Account | undefined>
  /** Adds an active Administrator. Returns undefined if the name is taken. @param at ms since 1970 */
  add(login: string, passwordHash: string, at?: number): Promise<Account | undefined>
  /**
   * Sets the password, brings a suspended person back, turns two-step sign-in off, ends all sessions of the account and deletes its
   * known browsers. @param at ms since 1970
   */
  setPassword(id: number, passwordHash: string, at?: number): Promise<void>
}

/** A session of an active account; times in ms since 1970. */
export interface Session {
  accountId: number
  /** The account's sign-in name. */
  login: string
  level: Level
  openedAt: number
  seenAt: number
  /** Last proof of the password, and of a code where two-step sign-in is on. */
  provedAt: number
  /** Whether two-step sign-in must be set up first. */
  needsTwoStep: boolean
}

/** A session to open. */
export interface NewSession {
  tokenHash: string
  /** The hash at the time when the password was checked. */
  account: Account
  /** The code that was given, if the account has two-step sign-in. */
  factor?: Factor | undefined
  /** 'Firefox on Windows'. */
  device?: string
  /** The browser to remember from now on; undefined if it is known already. */
  deviceHash?: string | undefined
  /** Windows of {@link AttemptStore} to clear. */
  cleared?: readonly string[]
  /** The administrator, for the audit trail. */
  by?: Actor
}

/** Sessions by the SHA-256 of their token, so that a copy of the database cannot be used to sign in. */
export interface SessionStore {
  /**
   * Opens a session and writes its audit entry. Returns false and does nothing if the password or two-step sign-in has changed in
   * the meantime, the account is not active, or the code was used before.
   */
  open(session: NewSession, now: number): Promise<boolean>
  find(tokenHash: string): Promise<Session | undefined>
  touch(tokenHash: string, now: number): Promise<void>
  /** Notes that the password, and a code where two-step sign-in is on, were given again. Returns false if the code was used before. */
  prove(tokenHash: string, by: Actor, factor?: Factor): Promise<boolean>
  /** Ends a session and writes its audit entry; does nothing if it has ended already. */
  close(tokenHash: string, by?: Actor): Promise<void>
  /** Deletes sessions that were opened or last seen before these times, or that lie in the future beyond `before`. */
  prune(times: { openedAfter: number; seenAfter: number; before: number }): Promise<void>
}

/** A time range in ms since 1970. */
export interface Span {
  after: number
  before: number
}

/**
 * Browsers that have signed in to an account before, by the SHA-256 of their cookie. Opening a session adds its
 * browser.
 */
export interface DeviceStore {
  knows(tokenHash: string, accountId: number, seen: Span): Promise<boolean>
  /** Deletes browsers that were last seen outside `seen`. */
  prune(seen: Span): Promise<void>
}

/** Number of attempts allowed in a window of some ms. */
export interface AttemptLimit {
  most: number
  windowMs: number
}

/** A limit that counts an attempt, under the key of its window. */
export interface Try {
  key: string
  limit: AttemptLimit
}

/** Counted attempts, shared by all server processes. */
export interface AttemptStore {
  /**
   * Counts an attempt in each window, in order, up to the first full one, and returns that one. A window that ends
   * later than its length allows was started with a wrong clock and counts as ended. Also deletes a few ended
   * windows.
   */
  take(tries: readonly Try[], now: number): Promise<{ key: string; endsAt: number } | undefined>
}
