import { sql } from 'kysely'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { foldSearch, uniqueKey } from '#contract/text/foldText.ts'
import { STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import { codeOf } from '#contract/text/search.ts'
import { CODE_TAKEN } from '#contract/users.ts'
import { personSortKeys } from './personSortKeys.ts'
import type { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import type { Hashed } from '#server/store/store.ts'
import { insertNew, insertRows, inParts, updateRows } from '#server/store/sql/writes/rowSets.ts'
import { writeGood, type RowProblem, type RowWrites } from '#server/store/sql/writes/recordSets.ts'
import { refuseTaken } from '#server/store/sql/writes/tableRows.ts'
import type { Db, UserRow, UserType } from '#server/store/sql/tables.ts'
import { countUsers, type Membership } from '#server/store/sql/lists/storedCount.ts'

/** Refuses a code that another user has. */
const refuseTakenCode = refuseTaken('M05_UserCode', CODE_TAKEN)
const roles = { student: STUDENT_ROLE, teacher: TEACHER_ROLE } as const

/** The columns that both forms write; without a password the stored one remains. */
export function bodyColumns(body: Hashed<Omit<StudentUpdate, 'M07_M11_DivisionId'>> | Hashed<TeacherUpdate>) {
  return {
    M05_UserName: body.M05_UserName,
    M05_UserCode: body.M05_UserCode,
    code_key: uniqueKey(body.M05_UserCode),
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

/** Whether a user stays in batch and division: both exist, as foreign keys hold them. */
const isSamePlace = (one: Membership, other: Membership) =>
  one.M05_M02_BachId === other.M05_M02_BachId &&
  (one.M07_M11_DivisionId ?? null) === (other.M07_M11_DivisionId ?? null)

/** Returns a user after a change; undefined if they move, as the record has the names of batch and division. */
export const changedUser = <Row extends Membership>(
  current: Row,
  { passwordHash, ...fields }: Membership & { passwordHash?: string },
): Row | undefined =>
  isSamePlace(current, fields)
    ? { ...current, ...fields, ...(passwordHash !== undefined && { M05_Password: PASSWORD_MARKER }) }
    : undefined

/** The columns that a form sets. */
export type NewUser = Omit<
  UserRow,
  'M05_UserId' | 'M05_User_Type' | 'M05_M04_Role' | 'version' | 'password_hash'
> &
  Partial<Pick<UserRow, 'password_hash'>>

/** Returns the id of the role that new users receive. */
async function roleOf(db: Db, type: UserType): Promise<number> {
  const { M04_RoleId } = await db
    .selectFrom('roles')
    .select('M04_RoleId')
    .where('name_key', '=', roles[type].M04_RoleName)
    .executeTakeFirstOrThrow()
  return M04_RoleId
}

interface UserWriteOptions<Body> {
  columns: (body: Body) => NewUser
  /** Returns why batches and divisions do not allow users, in their order. */
  problemsOf: (transaction: Db, rows: readonly Membership[]) => Promise<(RowProblem | undefined)[]>
  /** Returns why users must not be deleted, in the order of their ids. */
  deleteProblemsOf?: (transaction: Db, ids: readonly number[]) => Promise<(RowProblem | undefined)[]>
}

/** Writes the rows of students or of teachers, including their search rows. */
export function userRows<Body>(
  type: UserType,
  { columns, problemsOf, deleteProblemsOf = async () => [] }: UserWriteOptions<Body>,
): RowWrites<Membership, Body, UserRow> {
  const searchRow = (row: SearchedUser) => ({
    M05_UserId: row.M05_UserId,
    ...searchColumns(row, type),
  })

  /** Writes what lists and totals need of new rows. */
  async function addToLists(db: Db, rows: readonly SearchedUser[]) {
    await insertRows(db, 'user_search', rows.map(searchRow))
    await countUsers(
      db,
      type,
      rows.map((after) => ({ after })),
    )
  }

  return {
    async insert(db, bodies) {
      const rows = bodies.map(columns)
      return writeGood(rows, await problemsOf(db, rows), async (good) => {
        const own = { M05_User_Type: type, M05_M04_Role: await roleOf(db, type) }
        const cells = good.map((row) => ({ ...row, ...own }))
        const ids = await insertNew(db, 'users', 'M05_UserId', cells).catch(refuseTakenCode)
        await addToLists(
          db,
          good.flatMap((row, index) =>
            ids[index] === undefined ? [] : [{ ...row, M05_UserId: ids[index] }],
          ),
        )
        return ids
      })
    },

    async update(db, changes) {
      const rows = changes.map(({ id, body, current }) => ({
        row: { M05_UserId: id, ...columns(body) },
        current,
      }))
      const isMove = rows.some(({ row, current }) => !isSamePlace(row, current))
      const problems = isMove
        ? await problemsOf(
            db,
            rows.map(({ row }) => row),
          )
        : []
      return writeGood(rows, problems, async (good) => {
        const after = good.map(({ row }) => row)
        const version = sql`"version" = "users"."version" + 1`
        await updateRows(db, 'users', 'M05_UserId', after, [version]).catch(refuseTakenCode)
        await updateRows(db, 'user_search', 'M05_UserId', after.map(searchRow))
        await countUsers(
          db,
          type,
          good.map(({ row, current }) => ({ before: current, after: row })),
        )
        return good.map(() => undefined)
      })
    },

    async take(db, ids) {
      return writeGood(ids, await deleteProblemsOf(db, ids), async (good) => {
        const rows = await inParts(db, good, (some) =>
          db
            .deleteFrom('users')
            .where('M05_UserId', 'in', some)
            .where('M05_User_Type', '=', type)
            .returningAll()
            .execute(),
        )
        if (rows.length > 0)
          await countUsers(
            db,
            type,
            rows.map((before) => ({ before })),
          )
        const byId = new Map(rows.map((row) => [row.M05_UserId, row]))
        return good.map((id) => byId.get(id))
      })
    },

    async putBack(db, kept) {
      const rows = kept.map(({ row }) => row)
      const [parents, taken] = [await problemsOf(db, rows), await takenCodes(db, rows)]
      const problems = rows.map((_, index) => parents[index] ?? taken[index])
      return writeGood(rows, problems, async (good) => {
        const cells = good.map((row) => ({ ...row }))
        await insertRows(db, 'users', cells).catch(refuseTakenCode)
        await addToLists(db, good)
        return good.map(() => undefined)
      })
    },
  }
}

/** Returns which of several users have a code that is taken, also by one of them that comes first. */
async function takenCodes(db: Db, rows: readonly UserRow[]): Promise<(RowProblem | undefined)[]> {
  const codes = rows.map((row) => row.code_key)
  const found = await inParts(db, codes, (some) =>
    db.selectFrom('users').select('code_key').where('code_key', 'in', some).execute(),
  )
  const taken = new Set(found.map(({ code_key }) => code_key))
  return codes.map((code) => {
    if (taken.has(code)) return new FieldProblem('M05_UserCode', CODE_TAKEN)
    taken.add(code)
    return undefined
  })
}

/** What search rows are made of. */
type SearchedUser = Pick<
  UserRow,
  | 'M05_UserId'
  | 'M05_UserName'
  | 'M05_UserCode'
  | 'M06_Specialization'
  | 'M05_Email'
  | 'M05_MobileNumber'
  | 'M05_M02_BachId'
  | 'M07_M11_DivisionId'
  | 'M05_IsActive'
  | 'M05_JoiningDate'
>

/** Returns the search row of a user, apart from its id. */
export function searchColumns(row: SearchedUser, type: UserType) {
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
    M05_User_Type: type,
    M05_M02_BachId: row.M05_M02_BachId,
    M07_M11_DivisionId: row.M07_M11_DivisionId,
    M05_IsActive: row.M05_IsActive,
    search_text: foldSearch(texts.join('\n')),
    sort_id: row.M05_UserId,
    sort_name: personSortKeys.name(row),
    sort_code: personSortKeys.code(row),
    joined: personSortKeys.joined(row),
  }
}
