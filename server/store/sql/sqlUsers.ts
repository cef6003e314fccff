import { sql, type Insertable } from 'kysely'
import { foldText } from '#contract/foldText.ts'
import { STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import {
  CODE_TAKEN,
  personSortKeys,
  type StudentUpdate,
  type Teacher,
  type TeacherUpdate,
} from '#contract/users.ts'
import type { Versioned } from '#contract/paging.ts'
import { codeOf } from '#contract/search.ts'
import type { Hashed } from '#server/store/store.ts'
import { filterOn } from './filter.ts'
import type { RowWrites } from './records.ts'
import { batchNames, divisionNames } from './related.ts'
import type { ListTable } from './search.ts'
import type { Db, Tables, UserRow, UserType } from './tables.ts'
import { refuseTaken } from './tableRows.ts'
import { lists, tallyUsers, type Membership } from './userTallies.ts'

/** Refuses a code that another user has. */
export const refuseTakenCode = refuseTaken('M05_UserCode', CODE_TAKEN)
const roles = { student: STUDENT_ROLE, teacher: TEACHER_ROLE } as const

/** Whether users are active, as a filter of their list. */
export const activeFilter = (is_active: 0 | 1 | undefined) =>
  filterOn({ name: 'active', value: is_active, condition: (flag) => sql`"M05_IsActive" = ${flag}` })

/** The table with few columns by which students or teachers are listed. */
export const userList = (type: UserType): ListTable => ({
  name: 'user_search',
  id: 'M05_UserId',
  index: `${type}_search`,
  tally: lists[type],
  only: sql`"M05_User_Type" = ${sql.lit(type)}`,
  number: 'M05_MobileNumber',
  sortColumns: { name: 'sort_name', code: 'sort_code', joined: 'joined' },
  // In an index, SQLite seeks no further than to the first of equal keys if the id is the primary key.
  sortId: 'sort_id',
  related:
    type === 'student'
      ? [batchNames('M05_M02_BachId'), divisionNames('M07_M11_DivisionId')]
      : [batchNames('M05_M02_BachId')],
})

/** The fields that students and teachers share. */
type Person = Omit<Teacher, 'M05_User_Type' | 'M06_Specialization'>

/** The columns of {@link personColumns}, and the batch's name. */
export type PersonRow = Omit<Person, 'M05_M04_Role' | 'batch'> &
  Versioned & { M05_M04_Role: number; M02_Name: string }

/** For a select from users and batches. */
export const personColumns = sql`"M05_UserId", "M05_UserName", "M05_UserCode", "M05_CountryName", "M05_Gender",
  "M05_DOB", "M05_M02_BachId", "M05_M04_Role", "M05_Qualification", "M05_JoiningDate", "M05_MobileNumber",
  "M05_Address", "M05_Email", "M05_AllowLogin", "M05_IsActive", "M02_Name", "users"."version"`

/**
 * Returns a row in wire format. It copies field by field, because object spread is the slowest part of reading
 * 100,000 rows.
 */
export const personOf = (row: PersonRow): Omit<Person, 'M05_Password'> & Versioned => ({
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
  version: row.version,
})

/** The columns that both forms write; without a password the stored one remains. */
export function bodyColumns(body: Hashed<Omit<StudentUpdate, 'M07_M11_DivisionId'>> | Hashed<TeacherUpdate>) {
  return {
    M05_UserName: body.M05_UserName,
    M05_UserCode: body.M05_UserCode,
    code_key: foldText(body.M05_UserCode),
    M05_CountryName: body.M05_CountryName,
    M05_Gender: body.M05_Gender,
    M05_DOB: body.M05_DOB,
    M05_M02_BachId: body.M05_M02_BachId,
    M05_Qualification: body.M05_Qualification,
    M05_JoiningDate: body.M05_JoiningDate,
    M05_MobileNumber: body.M05_MobileNumber,
    M05_Address: body.M05_Address,
    M05_Email: body.M05_Email,
    M05_AllowLogin: body.M05_AllowLogin,
    M05_IsActive: body.M05_IsActive,
    ...(body.passwordHash !== undefined && { password_hash: body.passwordHash }),
  }
}

/** The columns that a form sets. */
export type NewUser = Omit<
  UserRow,
  'M05_UserId' | 'M05_User_Type' | 'M05_M04_Role' | 'version' | 'password_hash'
> &
  Partial<Pick<UserRow, 'password_hash'>>

/** Returns the id of the role that new users receive. */
export async function roleOf(db: Db, type: UserType): Promise<number> {
  const { M04_RoleId } = await db
    .selectFrom('roles')
    .select('M04_RoleId')
    .where('name_key', '=', roles[type].M04_RoleName)
    .executeTakeFirstOrThrow()
  return M04_RoleId
}

/** Inserts a row, and returns its id. */
async function insertRow(db: Db, type: UserType, user: Insertable<Tables['users']>): Promise<number> {
  const row = await db
    .insertInto('users')
    .values(user)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenCode)
  const { M05_UserId } = row
  await db
    .insertInto('user_search')
    .values({ M05_UserId, ...searchColumns(row) })
    .execute()
  await tallyUsers(db, type, [{ after: row }])
  return M05_UserId
}

interface UserParts<Body> {
  columns: (body: Body) => NewUser
  /** Refuses batches and divisions that do not exist. */
  needParents: (transaction: Db, rows: readonly Membership[]) => Promise<void>
  /** Throws if the user must not be deleted. */
  refuseUsed?: (transaction: Db, id: number) => Promise<void>
}

/** Writes the rows of students or of teachers, including their search row. */
export function userRows<Body>(
  type: UserType,
  { columns, needParents, refuseUsed = async () => {} }: UserParts<Body>,
): RowWrites<Membership, Body, UserRow> {
  return {
    async insert(db, body) {
      const user = columns(body)
      await needParents(db, [user])
      return insertRow(db, type, { ...user, M05_User_Type: type, M05_M04_Role: await roleOf(db, type) })
    },

    async update(db, id, body, current) {
      const user = columns(body)
      await needParents(db, [user])
      const row = await db
        .updateTable('users')
        .set((column) => ({ ...user, version: column('version', '+', 1) }))
        .where('M05_UserId', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseTakenCode)
      await db.updateTable('user_search').set(searchColumns(row)).where('M05_UserId', '=', id).execute()
      await tallyUsers(db, type, [{ before: current, after: row }])
    },

    async take(db, id) {
      await refuseUsed(db, id)
      const row = await db
        .deleteFrom('users')
        .where('M05_UserId', '=', id)
        .where('M05_User_Type', '=', type)
        .returningAll()
        .executeTakeFirst()
      if (row) await tallyUsers(db, type, [{ before: row }])
      return row
    },

    async putBack(db, row) {
      await needParents(db, [row])
      await insertRow(db, type, row)
    },
  }
}

/** Returns the search row of a user, apart from its id. */
export function searchColumns(row: UserRow) {
  // The name is the first line, as `teacherNames` requires, and the number the last, as `ListTable.number` does.
  const texts = [
    row.M05_UserName,
    row.M05_UserCode,
    codeOf(row.M05_UserCode),
    row.M06_Specialization,
    row.M05_Email,
    row.M05_MobileNumber,
  ]
  return {
    M05_User_Type: row.M05_User_Type,
    M05_M02_BachId: row.M05_M02_BachId,
    M07_M11_DivisionId: row.M07_M11_DivisionId,
    M05_IsActive: row.M05_IsActive,
    search_text: foldText(texts.join('\n')),
    sort_id: row.M05_UserId,
    sort_name: personSortKeys.name(row),
    sort_code: personSortKeys.code(row),
    joined: personSortKeys.joined(row),
  }
}
