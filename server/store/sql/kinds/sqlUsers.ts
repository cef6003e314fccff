import { sql, type RawBuilder } from 'kysely'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { StudentSet, TeacherSet } from '#contract/bulk.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import type { Versioned } from '#contract/paging.ts'
import type { Student, StudentQuery, Teacher } from '#contract/users.ts'
import { personSortKeys } from './personSortKeys.ts'
import type { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import type { Hashed, Unpaged } from '#server/store/store.ts'
import { personKey } from '#server/store/sql/imports/importRegister.ts'
import { kindImports, type ImportedParents } from '#server/store/sql/imports/kindImports.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { relatedNames } from '#server/store/sql/lists/related.ts'
import type { ListTable } from '#server/store/sql/lists/search.ts'
import { partOf, lists, type Membership } from '#server/store/sql/lists/storedCount.ts'
import type { Db, Engine, UserRow, UserType } from '#server/store/sql/tables.ts'
import { bulk } from '#server/store/sql/writes/bulk.ts'
import { existing, missing } from '#server/store/sql/writes/locks.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { recordSets } from '#server/store/sql/writes/recordSets.ts'
import { inParts } from '#server/store/sql/writes/rowSets.ts'
import { countedUses, deleteProblems } from '#server/store/sql/writes/uses.ts'
import { bodyColumns, changedUser, userRows, type NewUser } from './userWrites.ts'

/** The fields that students and teachers share. */
type Person = Omit<Teacher, 'M05_User_Type' | 'M06_Specialization'>

/** A user, with the names of batch and division. */
type Row = Omit<Person, 'M05_M04_Role' | 'batch'> &
  Pick<Student, 'M07_M11_DivisionId'> &
  Pick<Teacher, 'M06_Specialization'> &
  Versioned & { M05_M04_Role: number; M02_Name: string; M11_Division_name: string | null }

const columns = sql`"M05_UserId", "M05_UserName", "M05_UserCode", "M05_CountryName", "M05_Gender",
  "M05_DOB", "M05_M02_BachId", "M05_M04_Role", "M05_Qualification", "M05_JoiningDate", "M05_MobileNumber",
  "M05_Address", "M05_Email", "M05_AllowLogin", "M05_IsActive", "M07_M11_DivisionId", "M06_Specialization",
  "M02_Name", "M11_Division_name", "users"."version"`

const from = sql`from "users"
  join "batches" on "M02_BatchId" = "M05_M02_BachId"
  left join "divisions" on "M11_Division_id" = "M07_M11_DivisionId"`

/**
 * Returns a row in wire format. It copies field by field, because object spread is the slowest part of reading
 * 100,000 rows.
 */
const personOf = (row: Row): Omit<Person, 'M05_Password'> => ({
  M05_UserId: row.M05_UserId,
  M05_UserName: row.M05_UserName,
  M05_UserCode: row.M05_UserCode,
  M05_CountryName: row.M05_CountryName,
  M05_Gender: row.M05_Gender,
  M05_DOB: row.M05_DOB,
  M05_M02_BachId: row.M05_M02_BachId,
  M05_M04_Role: [row.M05_M04_Role],
  M05_Qualification: row.M05_Qualification,
  M05_JoiningDate: row.M05_JoiningDate,
  M05_MobileNumber: row.M05_MobileNumber,
  M05_Address: row.M05_Address,
  M05_Email: row.M05_Email,
  M05_AllowLogin: row.M05_AllowLogin,
  M05_IsActive: row.M05_IsActive,
  batch: { M02_BatchId: row.M05_M02_BachId, M02_Name: row.M02_Name },
})

/** Only students are filtered by division. */
type Query = Omit<StudentQuery, 'division_id'> & Partial<Pick<StudentQuery, 'division_id'>>

type Form = Membership & { passwordHash?: string }

/** What differs between students and teachers. */
interface UserKind<One extends Person & Membership, Body extends Form, Set> {
  type: UserType
  recordOf: (row: Row) => One
  /** The columns that a form sets. */
  columns: (body: Body) => NewUser
  patched: (one: One, set: Set) => Body
}

/** The fields of a form; several students that are moved may be without a division. */
type StudentFields = Omit<Hashed<StudentUpdate>, 'M07_M11_DivisionId'> & Pick<Student, 'M07_M11_DivisionId'>

export const studentColumns = (body: StudentFields) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: body.M07_M11_DivisionId,
  M06_Specialization: '',
})

const students: UserKind<Student, StudentFields, StudentSet> = {
  type: 'student',
  recordOf: (row) =>
    Object.assign(personOf(row), {
      M05_User_Type: 'student' as const,
      M07_M11_DivisionId: row.M07_M11_DivisionId,
      division: row.M11_Division_name === null ? null : { M11_Division_name: row.M11_Division_name },
    }),
  columns: studentColumns,
  patched: (student, set) => ({ ...student, ...set }),
}

export const teacherColumns = (body: Hashed<TeacherUpdate>) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: null,
  M06_Specialization: body.M06_Specialization,
})

const teachers: UserKind<Teacher, Hashed<TeacherUpdate>, TeacherSet> = {
  type: 'teacher',
  recordOf: (row) =>
    Object.assign(personOf(row), {
      M05_User_Type: 'teacher' as const,
      M06_Specialization: row.M06_Specialization,
    }),
  columns: teacherColumns,
  patched: (teacher, set) => ({ ...teacher, ...set }),
}

/** Students in SQL, as `StudentStore` says. */
export const sqlStudents = (db: Db, engine: Engine, parents: ImportedParents) =>
  sqlUsers(db, engine, parents, students)

/** Teachers in SQL, as `TeacherStore` says. */
export const sqlTeachers = (db: Db, engine: Engine, parents: ImportedParents) =>
  sqlUsers(db, engine, parents, teachers)

function sqlUsers<One extends Person & Membership, Body extends Form, Set extends object>(
  db: Db,
  engine: Engine,
  parents: ImportedParents,
  kind: UserKind<One, Body, Set>,
) {
  const list = pager(db, engine, userList(engine, kind.type), {
    select: (condition, order) => sql<Row>`select ${columns} ${from} where ${condition} order by ${order}`,
    rowsOf: (rows) => rows.map((row) => Object.assign(kind.recordOf(row), { version: row.version })),
    idOf: (one) => one.M05_UserId,
    sortKeys: personSortKeys,
    beside: kind.type === 'student' ? ['batches', 'divisions'] : ['batches'],
  })
  const sets = userSets(engine, kind)
  const filterOf = (query: Unpaged<Query>) => userFilter(kind.type, query)
  return {
    page: (query: Query) => list.page(query, filterOf(query)),
    slices: (query: Unpaged<Query>) => list.slices(query, filterOf(query)),
    ...records(db, sets),
    sets,
    bulk: bulk(db, sets, { rows: list.rowsWith, patched: kind.patched }),
    imports: kindImports(db, sets, parents, {
      kind: lists[kind.type],
      rowsWith: list.rowsWith,
      keyOf: personKey,
      batchIdOf: (one) => one.M05_M02_BachId,
    }),
  }
}

/** Users of a type, read and written in sets. */
function userSets<One extends Person & Membership, Body extends Form, Set>(
  engine: Engine,
  { type, recordOf, columns: columnsOf }: UserKind<One, Body, Set>,
) {
  const exist = existing(engine)
  return recordSets<One, Body, UserRow>(engine, lists[type], {
    /** The password is told by its marker. */
    async read(db, ids) {
      const rows = await inParts(db, ids, async (some) => {
        const found = await sql<Row & { M05_Password: string }>`
          select ${columns}, case when "password_hash" is null then '' else ${sql.lit(PASSWORD_MARKER)} end as "M05_Password"
          ${from} where "M05_UserId" in (${sql.join(some)}) and "M05_User_Type" = ${sql.lit(type)}`.execute(
          db,
        )
        return found.rows
      })
      return new Map(
        rows.map((row) => {
          const record = Object.assign(recordOf(row), { M05_Password: row.M05_Password })
          return [row.M05_UserId, { record, version: row.version }]
        }),
      )
    },
    changed: changedUser,
    ...(type === 'teacher' && { usesOf: countedUses('teachers') }),
    ...userRows(type, {
      columns: columnsOf,
      async problemsOf(transaction, rows) {
        const batches = await exist.ids(
          transaction,
          'batches',
          rows.map((row) => row.M05_M02_BachId),
        )
        const divisions = await exist.divisions(
          transaction,
          rows.map((row) => row.M07_M11_DivisionId),
        )
        return rows.map(({ M05_M02_BachId: batch, M07_M11_DivisionId: division }) => {
          const ofBatch = { has: (id: number) => divisions.get(id) === batch }
          return (
            missing(batches, batch, 'M05_M02_BachId', NO_SUCH_BATCH) ??
            missing(ofBatch, division, 'M07_M11_DivisionId', NO_SUCH_DIVISION)
          )
        })
      },
      ...(type === 'teacher' && { deleteProblemsOf: deleteProblems('teachers') }),
    }),
  })
}

/** The table with few columns by which users of a type are listed. */
const userList = (engine: Engine, type: UserType): ListTable => ({
  name: 'user_search',
  id: 'M05_UserId',
  index: `${type}_search`,
  storedCount: lists[type],
  only: sql`"M05_User_Type" = ${sql.lit(type)}`,
  number: 'M05_MobileNumber',
  sortColumns: { name: 'sort_name', code: 'sort_code', joined: 'joined' },
  // In an index, SQLite seeks no further than to the first of equal keys if the id is the primary key.
  sortId: 'sort_id',
  related: [
    relatedNames(engine, 'batches', 'M05_M02_BachId'),
    ...(type === 'student' ? [relatedNames(engine, 'divisions', 'M07_M11_DivisionId')] : []),
  ],
})

function userFilter(type: UserType, { is_active, batch_id, division_id }: Unpaged<Query>) {
  const isIn =
    (column: string) =>
    (id: number): RawBuilder<unknown> =>
      sql`${sql.ref(column)} = ${id}`
  const countOf = (part: 'batch' | 'division') => (id: number) => partOf(lists[type], part, id)
  return filterBy(
    filterOn({ name: 'active', value: is_active, condition: isIn('M05_IsActive') }),
    filterOn({
      name: 'batch',
      value: batch_id,
      condition: isIn('M05_M02_BachId'),
      storedCount: countOf('batch'),
    }),
    filterOn({
      name: 'division',
      value: division_id,
      condition: isIn('M07_M11_DivisionId'),
      storedCount: countOf('division'),
    }),
  )
}
