import { millisecondsInDay } from 'date-fns/constants'
import type { Batch, BatchBody, BatchQuery } from '#contract/batches.ts'
import type { Class, ClassQuery, ClassUpdate } from '#contract/classes.ts'
import type { Course, CourseBody, CourseQuery } from '#contract/courses.ts'
import type { Division, DivisionBody, DivisionQuery } from '#contract/divisions.ts'
import type { Paged, PageQuery } from '#contract/paging.ts'
import type { Role, RoleBody } from '#contract/roles.ts'
import type {
  Student,
  StudentQuery,
  StudentUpdate,
  Teacher,
  TeacherQuery,
  TeacherUpdate,
} from '#contract/users.ts'
import type { AccountStore, AttemptStore, DeviceStore, SessionStore } from './accountStore.ts'
import type { Actor, AuditStore, TrashStore } from './auditStore.ts'
import type { Trouble } from './trouble.ts'
import type { UpkeepStore } from './upkeepStore.ts'

/** A record with the number of times it was written; an answer's ETag is made of it. */
export interface Stored<T> {
  record: T
  version: number
}

/** Returns the stored record with `view` applied, and its version. */
export const withView = <Row, View>(
  { record, version }: Stored<Row>,
  view: (row: Row) => View,
): Stored<View> => ({ record: view(record), version })

/** Names one submit of a form, so that the same submit twice makes one record. `at` in ms since 1970. */
export interface SubmitKey {
  key: string
  at: number
  /** Of the submitted fields: the same key with another digest is not a repetition. Without it, the key alone counts. */
  digest?: string
}

/** Whether a submit is of other values than those that its key has made a record of. */
export const isOtherSubmit = ({ digest }: SubmitKey, earlier: string | null | undefined): boolean =>
  digest !== undefined && typeof earlier === 'string' && digest !== earlier

/** How long a {@link SubmitKey} is remembered, in ms. */
export const SUBMIT_KEY_LIFE = millisecondsInDay

/** How far apart the clocks of servers may be, in ms: what was stored later than that in the future, a wrong clock did. */
export const CLOCK_TOLERANCE = 5 * 60_000

/** How long a deleted record can be brought back, in ms. */
export const TRASH_LIFE = 30 * millisecondsInDay

/**
 * Reads and writes of single records, the same for every kind; each kind has its own lists. A write with `by` creates
 * exactly one audit entry, in the same transaction.
 */
export interface Records<Row, Body> {
  get(id: number): Promise<Stored<Row> | undefined>
  /**
   * @throws {FieldFault} when a value must be unique and is not, or names a record that is not there
   * @throws {SavedOtherwise} when the same submit has made a record of other values
   */
  add(body: Body, submit?: SubmitKey, by?: Actor): Promise<Stored<Row>>
  /**
   * Returns undefined if there is no such record.
   * @param version the version that the writer has seen; without it the last write wins
   * @throws {FieldFault} as in add
   * @throws {Stale} when `version` is not the stored one
   */
  replace(id: number, body: Body, version?: number, by?: Actor): Promise<Stored<Row> | undefined>
  /**
   * Moves the record to the trash. Returns whether there was one.
   * @param at ms since 1970
   * @throws {InUse} when others refer to it
   */
  remove(id: number, at: number, by?: Actor): Promise<boolean>
  /**
   * Brings a record back from the trash under its old id; undefined when it is not there, or too old.
   * @param at ms since 1970
   * @throws {FieldFault} as in add
   */
  restore(id: number, at: number, by?: Actor): Promise<Stored<Row> | undefined>
}

/** What narrows a list, whatever its page. */
export type Unpaged<Query> = Partial<Omit<Query, 'page' | 'per_page'>>

/** A search that is taken for the last digits of a number. */
export const LAST_DIGITS = /^\d{4,}$/

/** Records as they are listed: a page at a time, or all of them. */
export interface Listed<Row, Query extends PageQuery> {
  /** One page; `search` is literal. Without `page` all rows are read at once: only where they are known to be few. */
  page(query: Query): Promise<Paged<Row>>
  /**
   * All rows in slices, in the order of the pages, so that they are never in memory at once. What is added or deleted
   * meanwhile may be in it or not; no row comes twice.
   */
  slices(query: Unpaged<Query>): AsyncIterable<Row[]>
}

/** Every id by its name, in slices. */
interface Named {
  idSlices(): AsyncIterable<[name: string, id: number][]>
}

/** Roles, in the order of their ids. Their list has no pages. */
export interface RoleStore extends Records<Role, RoleBody> {
  all(): Promise<Role[]>
  slices(): AsyncIterable<Role[]>
}

/** Courses, newest first; `search` looks in title and description. */
export interface CourseStore extends Records<Course, CourseBody>, Listed<Course, CourseQuery>, Named {}

/** Batches, newest first; `search` looks in the name. */
export interface BatchStore extends Records<Batch, BatchBody>, Listed<Batch, BatchQuery>, Named {}

/** Divisions, newest first; `search` looks in the name. A division that is in use does not change its batch. */
export interface DivisionStore extends Records<Division, DivisionBody>, Listed<Division, DivisionQuery> {}

/** Fields of a user with the password as it is kept: an argon2id hash in PHC form. Without one it stays as it is. */
export type Hashed<Body> = Omit<Body, 'M05_Password'> & { passwordHash?: string }

/**
 * Students, newest first; `search` looks in name, code, e-mail and mobile. Single records carry the password's marker,
 * lists carry no password at all. Role and user type are the store's own to set (readings Q30, Q86). A student's
 * division belongs to their batch.
 */
export interface StudentStore
  extends Records<Student, Hashed<StudentUpdate>>, Listed<Student, StudentQuery> {}

/** Teachers, newest first; otherwise as {@link StudentStore}. */
export interface TeacherStore
  extends Records<Teacher, Hashed<TeacherUpdate>>, Listed<Teacher, TeacherQuery> {}

/**
 * Classes, newest first; `search` looks in subject and title. A class's divisions belong to its batch; they are read in
 * the order of their ids.
 */
export interface ClassStore extends Records<Class, ClassUpdate>, Listed<Class, ClassQuery> {}

/** Everything that outlives a request. Memory and SQL answer alike: `tests/store/suite.ts`. */
export interface Store {
  roles: RoleStore
  courses: CourseStore
  batches: BatchStore
  divisions: DivisionStore
  students: StudentStore
  teachers: TeacherStore
  classes: ClassStore
  audit: AuditStore
  trash: TrashStore
  upkeep: UpkeepStore
  accounts: AccountStore
  sessions: SessionStore
  devices: DeviceStore
  attempts: AttemptStore
  /**
   * Looks whether the database does all its work: answers what keeps it from that, undefined when nothing does.
   * @param at ms since 1970
   */
  check(at: number): Promise<Trouble | undefined>
  /** Whether an error means that the database cannot be reached or written just now. */
  isUnavailable: (error: unknown) => boolean
  /** Whether an error means that the database has no room left. */
  isFull: (error: unknown) => boolean
  close(): Promise<void>
}

/** A value that the other records do not allow. `field` is a wire name; the message is for the user. */
export class FieldFault extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** A record that is not deleted, as others refer to it or the product needs it. The message says which, for the user. */
export class InUse extends Error {}

/** The record has been changed since it was read. `current` is the stored one. */
export class Stale<T> extends Error {
  constructor(readonly current: Stored<T>) {
    super('The record was changed in the meantime')
  }
}

/** The same submit has made a record already, of other values. `current` is what stands now. */
export class SavedOtherwise<T> extends Error {
  constructor(readonly current: Stored<T>) {
    super('The form was already saved with other values')
  }
}

/** A write was sent to be kept, and no answer came: it may or may not have been saved. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled'

  constructor(cause: Error) {
    super('It is not known whether a write was kept', { cause })
  }
}
