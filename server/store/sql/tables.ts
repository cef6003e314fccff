import type { Generated, Kysely, Selectable } from 'kysely'
import type { Action } from '#contract/audit.ts'
import type { AuditKind } from '#contract/auditKinds.ts'
import type { PastImport } from '#contract/import/imports.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Level } from '#contract/access/levels.ts'
import type { Section } from '#contract/site/sections.ts'
import type { AccountState } from '#contract/access/staff.ts'
import type { Student } from '#contract/users.ts'
import type { PictureTables } from './site/pictureTables.ts'

/** A key of `sort`, see contract/text/sorting.ts. The default '' is for rows from before the column existed. */
type SortColumn = Generated<string>

/** The columns of all tables. Fields of the API keep their names; other columns are snake_case. */
export interface Tables extends PictureTables {
  roles: {
    M04_RoleId: Generated<number>
    M04_RoleName: string
    /** The name, folded: unique. */
    name_key: string
    version: Generated<number>
  }
  courses: {
    M01_CourseId: Generated<number>
    M01_Title: string
    M01_Description: string
    /** The title, folded: unique. */
    title_key: string
    /** Title and description, folded: what a search looks in. */
    search_text: string
    sort_name: SortColumn
    version: Generated<number>
  }
  batches: {
    M02_BatchId: Generated<number>
    M02_Name: string
    M02_M01_CourseId: number | null
    /** The name, folded: unique. */
    name_key: string
    search_text: string
    sort_name: SortColumn
    version: Generated<number>
  }
  divisions: {
    M11_Division_id: Generated<number>
    M11_Division_name: string
    M11_Batch_id: number
    M11_M05_User_Id: number | null
    search_text: string
    sort_name: SortColumn
    version: Generated<number>
    /** The secret address of its class page, its SHA-256, and when it was made, in ms since 1970; null while it is off. */
    page_token: Generated<string | null>
    page_digest: Generated<string | null>
    page_since: Generated<number | null>
  }
  users: UserTable
  /** The columns by which users are listed and searched: one row for each user. */
  user_search: {
    M05_UserId: number
    M05_User_Type: UserType
    M05_M02_BachId: number
    M07_M11_DivisionId: number | null
    M05_IsActive: Generated<Student['M05_IsActive']>
    /** What a search looks in, folded: userWrites.ts makes it. */
    search_text: string
    sort_name: SortColumn
    sort_code: SortColumn
    joined: SortColumn
    sort_id: Generated<number>
  }
  classes: {
    M03_ClassesId: Generated<number>
    M03_SubjectName: string
    M03_Title: string
    M03_ScheduledAt: string
    M03_ExpiryTime: string | null
    M03_M02_BatchId: number
    M03_YouTubeLink: string
    /** Subject and title, folded. */
    search_text: string
    version: Generated<number>
  }
  /** `batch_id` is the batch of both, so that a foreign key guarantees that they match. */
  class_divisions: { class_id: number; division_id: number; batch_id: number }
  /**
   * Classes that left a division, by deletion or otherwise, as calendars have shown them; `times` is how often.
   * `is_cancelled` is 0 for classes that came back.
   */
  cancelled_classes: {
    class_id: number
    division_id: number
    M03_SubjectName: string
    M03_Title: string
    M03_ScheduledAt: string
    M03_ExpiryTime: string | null
    version: number
    times: number
    is_cancelled: number
  }
  /** Deleted rows as JSON, by their kind and id. `at` in ms since 1970. */
  trash: { kind: RecordKind; record_id: number; row: string; at: number }
  audit: AuditTable
  /** Records that were erased for good. `at` in ms since 1970. */
  erased: { kind: RecordKind; record_id: number; at: number }
  /**
   * Facts about the database: `lineage` identifies it and its copies; `backed_up_at`, in ms since 1970; `unscrubbed`,
   * a mark while its files may contain parts of deleted rows.
   */
  facts: { name: 'lineage' | 'backed_up_at' | 'unscrubbed'; value: string }
  /**
   * Stored counts: number of rows and of writes of each list, and of rows of its parts, updated in the transaction of every write;
   * `stamp` is random.
   */
  tallies: { name: string; total: number; version: number; stamp: Generated<number> }
  /**
   * `digest` is null in rows from before the column existed. `outcome` is JSON if the submit wrote several records, else null;
   * `record_id` is then 0.
   */
  submits: { key: string; record_id: number; at: number; digest: string | null; outcome: string | null }
  /**
   * `password_hash` is '' before a password is chosen; times in ms since 1970. `two_step_key` is null while two-step sign-in is off,
   * `waiting_key` was not confirmed by a code yet, and no code of `last_step` or before is accepted.
   */
  accounts: {
    id: Generated<number>
    login: string
    login_key: string
    password_hash: string
    level: Generated<Level>
    state: Generated<AccountState>
    name: Generated<string>
    signed_in_at: number | null
    added_at: number | null
    password_changed_at: number | null
    two_step_since: number | null
    two_step_key: string | null
    waiting_key: string | null
    last_step: Generated<number>
  }
  account_links: { token_hash: string; account_id: number; expires_at: number }
  recovery_codes: { code_hash: string; account_id: number }
  /** A row is there while the setting is on. */
  staff_settings: { name: string }
  sessions: {
    token_hash: string
    account_id: number
    opened_at: number
    seen_at: number
    proved_at: Generated<number>
    device: Generated<string>
    address: Generated<string>
  }
  devices: { token_hash: string; account_id: number; seen_at: number }
  attempts: { key: string; count: number; ends_at: number }
  /** Imports of spreadsheets, by the id of their entry in the audit trail. Times in ms since 1970. */
  imports: PastImport
  /**
   * What was published on the site; `at` in ms since 1970. Content and ids of playlists that are gone as JSON, `hash` as
   * `SiteVersion` says. `account_id` is null for the content file, and for who has no account.
   */
  site_versions: {
    number: number
    at: number
    by: string
    account_id: number | null
    content: string
    gone: string
    summary: string
    hash: string
  }
  /**
   * A row for each section that was ever edited. Without a draft, all but `revision` is null. Content, and the published content from
   * which it was begun, as JSON.
   */
  site_drafts: {
    section: Section
    revision: number
    content: string | null
    base: string | null
    changed_at: number | null
    changed_by: string | null
  }
}

/** Students and teachers. `M05_M04_Role` is a single id here. */
interface UserTable {
  M05_UserId: Generated<number>
  M05_User_Type: UserType
  M05_UserName: string
  M05_UserCode: string
  /** The code, folded: unique. */
  code_key: string
  M05_CountryName: string
  M05_Gender: Student['M05_Gender']
  M05_DOB: string
  M05_M02_BachId: number
  M05_M04_Role: number
  M05_Qualification: string
  M05_JoiningDate: string
  M05_MobileNumber: string
  M05_Address: string
  M05_Email: string
  M05_AllowLogin: Student['M05_AllowLogin']
  M05_IsActive: Student['M05_IsActive']
  /** Null for teachers, and for students without a division. */
  M07_M11_DivisionId: number | null
  /** '' for students. */
  M06_Specialization: string
  /** Argon2id in PHC form. */
  password_hash: string | null
  version: Generated<number>
}

/** The audit trail; each entry is added in the transaction of the write that it records. `at` in ms since 1970. */
interface AuditTable {
  id: Generated<number>
  at: number
  login: string
  login_key: string
  address: string
  action: Action
  kind: AuditKind
  record_id: number | null
  /** The record's name and its folded form; null, like `before` and `after`, if the record was erased for good. */
  name: string | null
  name_key: string | null
  /** Fields as JSON. */
  before: string | null
  after: string | null
  /** The entry about several records that this one belongs to; null for entries of their own. */
  part_of: number | null
}

/** The name of a table: of a kind's, or of another. */
export type TableName = keyof Tables | Exclude<RecordKind, 'students' | 'teachers'>

export type UserType = 'student' | 'teacher'

/** A user row. */
export type UserRow = Selectable<UserTable>

export type Db = Kysely<Tables>

/** The two SQL engines. Code checks this where they differ. */
export type Engine = 'sqlite' | 'postgres'
