import { sql } from 'kysely'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import type { Teacher } from '#contract/users.ts'
import type { Versioned } from '#contract/paging.ts'
import { filterOn } from '#server/store/sql/lists/filter.ts'
import { relatedNames } from '#server/store/sql/lists/related.ts'
import type { ListTable } from '#server/store/sql/lists/search.ts'
import type { Engine, UserType } from '#server/store/sql/tables.ts'
import { lists } from './userCounts.ts'

/** Whether users are active, as a filter of their list. */
export const activeFilter = (is_active: 0 | 1 | undefined) =>
  filterOn({ name: 'active', value: is_active, condition: (flag) => sql`"M05_IsActive" = ${flag}` })

/** The table with few columns by which students or teachers are listed. */
export const userList = (engine: Engine, type: UserType): ListTable => ({
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

/** The fields that students and teachers share. */
type Person = Omit<Teacher, 'M05_User_Type' | 'M06_Specialization'>

/** The columns of {@link personColumns}, and the batch's name. */
export type PersonRow = Omit<Person, 'M05_M04_Role' | 'batch'> &
  Versioned & { M05_M04_Role: number; M02_Name: string }

/** For a select from users and batches. */
export const personColumns = sql`"M05_UserId", "M05_UserName", "M05_UserCode", "M05_CountryName", "M05_Gender",
  "M05_DOB", "M05_M02_BachId", "M05_M04_Role", "M05_Qualification", "M05_JoiningDate", "M05_MobileNumber",
  "M05_Address", "M05_Email", "M05_AllowLogin", "M05_IsActive", "M02_Name", "users"."version"`

/** The marker of a single record's password, for a select from users. */
export const passwordColumn = sql`
  case when "password_hash" is null then '' else ${sql.lit(PASSWORD_MARKER)} end as "M05_Password"`

/** Returns a single record of its row in a list. */
export function storedOf<Row extends { M05_Password?: unknown }>(
  { version, ...record }: Row & Versioned,
  { M05_Password }: { M05_Password: string },
) {
  return { record: Object.assign(record, { M05_Password }), version }
}

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
