import type { Actor } from './auditStore.ts'

/** An administrator's account. `passwordHash` is an argon2id hash in PHC form. */
export interface Account {
  id: number
  login: string
  passwordHash: string
}

/** Administrators; a sign-in name is the same in any letter case. */
export interface AccountStore {
  count(): Promise<number>
  find(login: string): Promise<Account | undefined>
  /** Returns undefined if the name is taken. */
  add(login: string, passwordHash: string): Promise<Account | undefined>
  /** Also ends every session of the account and deletes its known browsers. */
  setPassword(id: number, passwordHash: string): Promise<void>
}

/** A sign-in that is under way; times in ms since 1970. */
export interface Session {
  accountId: number
  /** The account's sign-in name. */
  login: string
  openedAt: number
  seenAt: number
}

/** A session that is to be opened. */
export interface NewSession {
  tokenHash: string
  /** As it was when its password was checked. */
  account: Account
  /** The browser that is known from now on; undefined where it was known before. */
  deviceHash?: string | undefined
  /** Windows of {@link AttemptStore} that begin again. */
  cleared?: readonly string[]
  /** The administrator, for the audit trail. */
  by?: Actor
}

/** Sessions by the SHA-256 of their token: a copy of the database is of no use for signing in. */
export interface SessionStore {
  /** Opens a session and writes its audit entry. Returns false, and does nothing, if the password has changed meanwhile. */
  open(session: NewSession, now: number): Promise<boolean>
  find(tokenHash: string): Promise<Session | undefined>
  touch(tokenHash: string, now: number): Promise<void>
  /** Ends a session and writes its audit entry; repeated, it does nothing. */
  close(tokenHash: string, by?: Actor): Promise<void>
  /** Forgets sessions that opened or were last seen before these times, or in the future, `before`. */
  prune(times: { openedAfter: number; seenAfter: number; before: number }): Promise<void>
}

/** Times in ms since 1970 between which something was seen. */
export interface Span {
  after: number
  before: number
}

/** Browsers that have signed in to an account before, by the SHA-256 of their cookie; sessions remember them. */
export interface DeviceStore {
  knows(tokenHash: string, accountId: number, seen: Span): Promise<boolean>
  /** Deletes browsers that were not seen within `seen`. */
  prune(seen: Span): Promise<void>
}

/** How many tries within how many ms. */
export interface AttemptLimit {
  most: number
  windowMs: number
}

/** One limit that a try counts in, under the window's key. */
export interface Try {
  key: string
  limit: AttemptLimit
}

/** Counted tries, shared by all server processes. */
export interface AttemptStore {
  /**
   * Counts a try in each window in turn, up to the first full one, and returns that. A window that ends further in the
   * future than its length was begun by a wrong clock and counts as ended. Deletes a few ended windows.
   */
  take(tries: readonly Try[], now: number): Promise<{ key: string; endsAt: number } | undefined>
}
