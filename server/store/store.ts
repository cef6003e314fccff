import type { Course, CourseBody, CourseQuery } from '#contract/courses.ts'
import type { Paged } from '#contract/paging.ts'

/** A record with the number of times it was written; an answer's ETag is made of it. */
export interface Stored<T> {
  record: T
  version: number
}

/** Names one submit of a form, so that the same submit twice makes one record. `at` in ms since 1970. */
export interface SubmitKey {
  key: string
  at: number
}

/** How long a {@link SubmitKey} is remembered, in ms. */
export const SUBMIT_KEY_LIFE = 24 * 60 * 60 * 1000

/** Courses, newest first. */
export interface CourseStore {
  /** One page; `search` is literal and looks in title and description. */
  page(query: CourseQuery): Promise<Paged<Course>>
  get(id: number): Promise<Stored<Course> | undefined>
  /** @throws {Taken} when another course has the title */
  add(body: CourseBody, submit?: SubmitKey): Promise<Stored<Course>>
  /**
   * Answers undefined when there is no such course.
   * @param version the version that the writer has seen; without it the last write wins
   * @throws {Taken} when another course has the title
   * @throws {Stale} when `version` is not the stored one
   */
  replace(id: number, body: CourseBody, version?: number): Promise<Stored<Course> | undefined>
  /** Answers whether there was such a course. */
  remove(id: number): Promise<boolean>
}

/** Somebody who may sign in to the console. `passwordHash` is an argon2id hash in PHC form. */
export interface Account {
  id: number
  login: string
  passwordHash: string
}

/** Administrators; a sign-in name is the same in any letter case. */
export interface AccountStore {
  count(): Promise<number>
  find(login: string): Promise<Account | undefined>
  /** Answers undefined when the name is taken. */
  add(login: string, passwordHash: string): Promise<Account | undefined>
  /** Sets the password and ends every session of the account. */
  setPassword(id: number, passwordHash: string): Promise<void>
}

/** A sign-in that is under way; times in ms since 1970. */
export interface Session {
  accountId: number
  openedAt: number
  seenAt: number
}

/** Sessions by the SHA-256 of their token: a copy of the database signs nobody in. */
export interface SessionStore {
  open(tokenHash: string, accountId: number, now: number): Promise<void>
  find(tokenHash: string): Promise<Session | undefined>
  touch(tokenHash: string, now: number): Promise<void>
  close(tokenHash: string): Promise<void>
  /** Forgets sessions that opened before `openedBefore` or were last seen before `seenBefore`. */
  prune(openedBefore: number, seenBefore: number): Promise<void>
}

/** Browsers that have signed in to an account before, by the SHA-256 of their cookie. */
export interface DeviceStore {
  remember(tokenHash: string, accountId: number, now: number): Promise<void>
  knows(tokenHash: string, accountId: number): Promise<boolean>
}

/** How many tries within how many ms. */
export interface AttemptLimit {
  most: number
  windowMs: number
}

/** Counted tries, shared by all server processes. */
export interface AttemptStore {
  /** Counts one try. Answers 0 when it is within the limit, else the ms to wait. */
  take(key: string, limit: AttemptLimit, now: number): Promise<number>
  clear(key: string): Promise<void>
  /** Forgets windows that ended before `now`. */
  prune(now: number): Promise<void>
}

/** Everything that outlives a request. Memory and SQL answer alike: `tests/store/suite.ts`. */
export interface Store {
  courses: CourseStore
  accounts: AccountStore
  sessions: SessionStore
  devices: DeviceStore
  attempts: AttemptStore
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Whether an error means that the database can not be reached or written just now. */
  isUnavailable: (error: unknown) => boolean
  close(): Promise<void>
}

/** Another record has this value, which must be unique. `field` is a wire name. */
export class Taken extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** Somebody else wrote the record since it was read. `current` is what stands now. */
export class Stale<T> extends Error {
  constructor(readonly current: Stored<T>) {
    super('The record was changed in the meantime')
  }
}
