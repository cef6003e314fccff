import { sql } from 'kysely'
import { uniqueKey } from '#contract/text/foldText.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import type { Versioned } from '#contract/paging.ts'
import type { NamedBatch, NamedDivision, Register, Wanted } from '#server/store/importStore.ts'
import { inParts } from '#server/store/sql/writes/rowSets.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** How the records that a file names are found. */
export interface RegisterOptions<Row> {
  kind: ImportKind
  rowsWith: (ids: readonly number[]) => Promise<(Row & Versioned)[]>
  /** Returns what a file calls the record. */
  keyOf: (row: Row) => string
  batchIdOf: (row: Row) => number
}

/** Reads what a file names. @param wanted names and codes are folded */
export async function readRegister<Row extends object>(
  db: Db,
  { kind, rowsWith, keyOf, batchIdOf }: RegisterOptions<Row>,
  wanted: Wanted,
): Promise<Register<Row>> {
  const { ids, taken } = kind === 'classes' ? digits(wanted.keys) : await people(db, kind, wanted.keys)
  const rows = (await inParts(db, ids, rowsWith)).map((row) => [keyOf(row), row] as const)
  const batches = await batchesOf(db, wanted.batches, new Set(rows.map(([, row]) => batchIdOf(row))))
  const divisions = await inParts(
    db,
    batches.map(({ id }) => id),
    (some) => divisionsOf(db, some),
  )
  const roles = await db.selectFrom('roles').select(['M04_RoleId', 'M04_RoleName']).execute()
  const courses = await inParts(db, wanted.courses, (some) =>
    db.selectFrom('courses').select('M01_CourseId as id').where('M01_CourseId', 'in', some).execute(),
  )
  const mentors = await inParts(db, wanted.mentors, (some) =>
    db
      .selectFrom('users')
      .select('M05_UserId as id')
      .where('M05_UserId', 'in', some)
      .where('M05_User_Type', '=', 'teacher')
      .execute(),
  )
  return {
    rows: new Map(rows),
    taken,
    batches,
    divisions,
    roles: new Map(roles.map((role) => [role.M04_RoleId, role.M04_RoleName])),
    courses: new Set(courses.map(({ id }) => id)),
    mentors: new Set(mentors.map(({ id }) => id)),
  }
}

const digits = (keys: readonly string[]) => ({
  ids: keys.filter((key) => /^[1-9]\d{0,9}$/.test(key)).map(Number),
  taken: new Set<string>(),
})

/** Codes are unique among students and teachers. */
async function people(db: Db, kind: ImportKind, keys: readonly string[]) {
  const found = await inParts(db, keys, (some) =>
    db
      .selectFrom('users')
      .select(['M05_UserId', 'M05_User_Type', 'code_key'])
      .where('code_key', 'in', some)
      .execute(),
  )
  const isOwn = (type: string) => `${type}s` === kind
  return {
    ids: found.filter((user) => isOwn(user.M05_User_Type)).map((user) => user.M05_UserId),
    taken: new Set(
      found.filter((user) => !isOwn(user.M05_User_Type)).map((user) => uniqueKey(user.code_key)),
    ),
  }
}

async function batchesOf(db: Db, names: readonly string[], ids: ReadonlySet<number>): Promise<NamedBatch[]> {
  const byName = await inParts(db, names, (some) =>
    db
      .selectFrom('batches')
      .select(['M02_BatchId as id', 'M02_Name as name'])
      .where('search_text', 'in', some)
      .execute(),
  )
  const known = new Set(byName.map(({ id }) => id))
  const others = await inParts(
    db,
    [...ids].filter((id) => !known.has(id)),
    (some) =>
      db
        .selectFrom('batches')
        .select(['M02_BatchId as id', 'M02_Name as name'])
        .where('M02_BatchId', 'in', some)
        .execute(),
  )
  return [...byName, ...others]
}

async function divisionsOf(db: Db, batchIds: readonly number[]): Promise<NamedDivision[]> {
  const { rows } = await sql<NamedDivision>`
    select "M11_Division_id" as "id", "M11_Division_name" as "name", "M11_Batch_id" as "batchId",
      coalesce("M05_UserName", '') as "mentor"
    from "divisions" left join "users" on "M05_UserId" = "M11_M05_User_Id"
    where "M11_Batch_id" in (${sql.join(batchIds)}) order by "M11_Division_id"`.execute(db)
  return rows
}

/** Returns what a file calls a student or teacher. */
export const personKey = ({ M05_UserCode }: { M05_UserCode: string }) => uniqueKey(M05_UserCode)
