import { millisecondsInDay } from 'date-fns/constants'
import type { BoundClassQuery } from '#contract/classes/classBounds.ts'
import type { Class } from '#contract/classes/classes.ts'
import type { ClassUpdate } from '#contract/classes/classBodies.ts'
import type { UseCounts } from '#contract/inUse.ts'
import type { SearchWords } from '#contract/text/search.ts'
import type { Paged, PageQuery, Versioned } from '#contract/paging.ts'
import type { PlainKind, PlainQuery } from '#contract/plainKind.ts'
import type { plainKinds } from '#contract/plainKinds.ts'
import type { Role, RoleBody } from '#contract/roles.ts'
import type { ClassSet, StudentSet, TeacherSet } from '#contract/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import type { Student, StudentQuery, Teacher, TeacherQuery } from '#contract/users.ts'
import type { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import type { AccountStore, AttemptStore, DeviceStore, SessionStore } from './accountStore.ts'
import type { Actor, AuditStore, TrashStore } from './auditStore.ts'
import type { ClassPageStore } from './classPageStore.ts'
import type { ImportStore, KindImports } from './importStore.ts'
import type { OwnAccountStore, TwoStepStore } from './ownAccountStore.ts'
import type { PictureStore } from './pictureStore.ts'
import type { Bulk, BulkWrite } from './bulkStore.ts'
import type { SiteStore } from './siteStore.ts'
import type { StaffStore } from './staffStore.ts'
import type { Stored, SubmitKey } from './stored.ts'
import type { HealthReason } from './healthReason.ts'
import type { UpkeepStore } from './upkeepStore.ts'

/**
 * Maximum difference between the clocks of servers, in ms. A time further in the future was stored by a wrong clock.
 */
export const CLOCK_TOLERANCE = 5 * 60_000

/** How long a deleted record can be restored, in ms. */
export const TRASH_LIFE = 30 * millisecondsInDay

/**
 * Reads and writes of single records, the same for every kind; each kind has its own lists. A write with `by` creates
 * exactly one audit entry, in the same transaction.
 */
export interface Records<Row, Body> {
  get(id: number): Promise<Stored<Row> | undefined>
  /** Returns how many records of each kind refer to a record: it cannot be deleted while there are any. */
  uses(id: number): Promise<UseCounts>
  /**
   * @throws {FieldProblem} if a value must be unique and is not, or names a missing record
   * @throws {SavedOtherwise} if the same submit has added a record with other values
   */
  add(body: Body, submit?: SubmitKey, by?: Actor): Promise<Stored<Row>>
  /**
   * Returns undefined if there is no such record.
   * @param version the version that the user has seen; without it the last write wins
   * @throws {FieldProblem} as in add
   * @throws {Stale} if `version` is not the stored one
   */
  replace(id: number, body: Body, version?: number, by?: Actor): Promise<Stored<Row> | undefined>
  /**
   * Moves the record to the trash. Returns whether there was one.
   * @param at ms since 1970
   * @throws {InUse} if other records refer to it
   */
  remove(id: number, at: number, by?: Actor): Promise<boolean>
  /**
   * Restores a deleted record with its id; undefined if it does not exist or is too old.
   * @param at ms since 1970
   * @throws {FieldProblem} as in add
   */
  restore(id: number, at: number, by?: Actor): Promise<Stored<Row> | undefined>
}

/** The search and filters of a list, without its page. */
export type Unpaged<Query> = Partial<Omit<Query, 'page' | 'per_page'>>

/** Returns the digits of a search that also looks for numbers that end with them: four or more, and no other word. */
export function lastDigits([word, ...others]: SearchWords): string | undefined {
  return others.length === 0 ? word?.find((spelling) => /^\d{4,}$/.test(spelling)) : undefined
}

/** Lists of records: a page at a time, or all of them; newest first, unless the query has `sort`. */
export interface Listed<Row, Query extends PageQuery> {
  /**
   * One page; `search` as `readingsOf` in contract/text/search.ts reads it. Without `page` all rows are read at once: only for lists that are known to be
   * short.
   */
  page(query: Query): Promise<Paged<Row>>
  /**
   * All rows in slices, in the order of the pages, so that they are never in memory at once. Rows added or deleted in
   * the meantime may be missing or included; no row occurs twice.
   */
  slices(query: Unpaged<Query>): AsyncIterable<Row[]>
}

/** All ids by name, in slices. */
interface Named {
  idSlices(): AsyncIterable<[name: string, id: number][]>
}

/** Roles, ordered by id. Their list has no pages. */
export interface RoleStore extends Records<Role, RoleBody> {
  all(): Promise<Role[]>
  slices(): AsyncIterable<Role[]>
}

/** Records of a plain kind. */
export interface PlainStore<Row, Body, Query extends PlainQuery>
  extends Records<Row, Body>, Listed<Row, Query>, Named {}

type StoreOf<Kind> =
  Kind extends PlainKind<infer Row, infer Body, infer Query> ? PlainStore<Row, Body, Query> : never

/** The stores of all plain kinds. A division in use cannot change its batch. */
export type PlainStores = { [K in keyof typeof plainKinds]: StoreOf<(typeof plainKinds)[K]> }

/** Fields of a user, with the password as an argon2id hash in PHC format. Without it, the stored one remains. */
export type Hashed<Body> = Omit<Body, 'M05_Password'> & { passwordHash?: string }

/**
 * Students, newest first; `search` looks in what names and reaches them, and in the names of batch and division. Single
 * records contain the password's marker; lists contain no password at all. The store sets role and user type
 * (readings Q30, Q86). A student's division belongs to their batch.
 */
export interface StudentStore
  extends Records<Student, Hashed<StudentUpdate>>, Listed<Student & Versioned, StudentQuery> {
  bulk: Bulk<Student, StudentSet>
  imports: KindImports<Student, Hashed<StudentUpdate>>
}

/** Teachers, newest first; otherwise as {@link StudentStore}. */
export interface TeacherStore
  extends Records<Teacher, Hashed<TeacherUpdate>>, Listed<Teacher & Versioned, TeacherQuery> {
  bulk: Bulk<Teacher, TeacherSet>
  imports: KindImports<Teacher, Hashed<TeacherUpdate>>
}

/**
 * Classes, newest first; `search` looks in subject and title. A class's divisions belong to its batch; they are
 * returned ordered by id.
 */
export interface ClassStore extends Records<Class, ClassUpdate>, Listed<Class & Versioned, BoundClassQuery> {
  /**
   * Adds classes, all or none, in one transaction with one audit entry. The same submit returns the first outcome again.
   * @throws {SubmittedOtherwise} if the same submit came with other values
   * @throws {FieldProblem} if other records do not allow one of them
   */
  addBulk(bodies: readonly ClassUpdate[], write: BulkWrite): Promise<BulkOutcome>
  bulk: Bulk<Class, ClassSet>
  imports: KindImports<Class, ClassUpdate>
}

/** All persistent data. It behaves the same on each database: `tests/store/suite.ts`. */
export interface Store extends PlainStores {
  roles: RoleStore
  students: StudentStore
  teachers: TeacherStore
  classes: ClassStore
  classPages: ClassPageStore
  site: SiteStore
  pictures: PictureStore
  audit: AuditStore
  trash: TrashStore
  imports: ImportStore
  upkeep: UpkeepStore
  accounts: AccountStore
  staff: StaffStore
  own: OwnAccountStore
  twoStep: TwoStepStore
  sessions: SessionStore
  devices: DeviceStore
  attempts: AttemptStore
  /**
   * Checks whether the database works; returns the health reason, or undefined.
   * @param at ms since 1970
   */
  check(at: number): Promise<HealthReason | undefined>
  /** Whether an error means that the database currently cannot be reached or written. */
  isUnavailable: (error: unknown) => boolean
  /** Whether an error means that the database's disk is full. */
  isFull: (error: unknown) => boolean
  close(): Promise<void>
}
