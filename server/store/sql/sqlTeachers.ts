import { sql } from 'kysely'
import { PASSWORD_MARKER } from '#contract/password.ts'
import type { Versioned } from '#contract/paging.ts'
import type { TeacherSet } from '#contract/several.ts'
import { personSortKeys, type Teacher, type TeacherQuery, type TeacherUpdate } from '#contract/users.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { Hashed, Stored, TeacherStore, Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from './filter.ts'
import { kindImports } from './imports/kindImports.ts'
import { personKey } from './imports/importRegister.ts'
import { stagedPeople } from './imports/stagedPeople.ts'
import { kindUndo, type KindUndo } from './imports/sqlImports.ts'
import { parents } from './locks.ts'
import { pager } from './page.ts'
import { records } from './records.ts'
import { several } from './several.ts'
import {
  activeFilter,
  bodyColumns,
  personColumns,
  personOf,
  userList,
  userRows,
  type PersonRow,
} from './sqlUsers.ts'
import type { Db, Engine } from './tables.ts'
import { partOf } from './tally.ts'
import type { Membership } from './userTallies.ts'

/** Teachers in SQL, as {@link TeacherStore} says. */
export function sqlTeachers(db: Db, engine: Engine): TeacherStore & { undo: KindUndo } {
  const list = pager(db, engine, userList('teacher'), {
    select: (condition, order) => sql<Row>`
      select ${personColumns}, "M06_Specialization" ${from} where ${condition} order by ${order}`,
    rowsOf: (rows) => rows.map(teacherOf),
    idOf: (teacher) => teacher.M05_UserId,
    sortKeys: personSortKeys,
    beside: ['batches'],
  })
  const need = parents(engine)
  async function needParents(transaction: Db, teachers: readonly Membership[]) {
    for (const batchId of new Set(teachers.map((teacher) => teacher.M05_M02_BachId)))
      await need.batch(transaction, 'M05_M02_BachId', batchId)
  }
  const writes = {
    read,
    usesOf,
    ...userRows('teacher', {
      columns,
      needParents,
      refuseUsed: async (transaction, id) => refuseInUse('teachers', await usesOf(transaction, id)),
    }),
  }

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, engine, 'teachers', writes),
    several: several(db, engine, 'teachers', {
      ...writes,
      rows: list.rowsWith,
      patched: (teacher, set: TeacherSet) => ({ ...teacher, ...set }),
    }),
    imports: kindImports(db, engine, {
      kind: 'teachers',
      rowsWith: list.rowsWith,
      keyOf: personKey,
      batchIdOf: (teacher) => teacher.M05_M02_BachId,
      prepare: stagedPeople(engine, 'teacher', {
        columns,
        needParents,
        rowsWith: list.rowsWith,
        rowOf: teacherOf,
      }),
    }),
    undo: kindUndo('teachers', { ...writes, patched: (teacher, fields) => ({ ...teacher, ...fields }) }),
  }
}

const filterOf = ({ batch_id, is_active }: Unpaged<TeacherQuery>) =>
  filterBy(
    activeFilter(is_active),
    filterOn({
      name: 'batch',
      value: batch_id,
      condition: (id) => sql`"M05_M02_BachId" = ${id}`,
      tally: (id) => partOf('teachers', 'batch', id),
    }),
  )

type Row = PersonRow & Pick<Teacher, 'M06_Specialization'>

const from = sql`from "users" join "batches" on "M02_BatchId" = "M05_M02_BachId"`

const teacherOf = (row: Row): Teacher & Versioned =>
  Object.assign(personOf(row), {
    M05_User_Type: 'teacher' as const,
    M06_Specialization: row.M06_Specialization,
  })

async function read(db: Db, id: number): Promise<Stored<Teacher> | undefined> {
  const { rows } = await sql<Row & { M05_Password: string }>`
    select ${personColumns}, "M06_Specialization",
      case when "password_hash" is null then '' else ${sql.lit(PASSWORD_MARKER)} end as "M05_Password" ${from}
    where "M05_UserId" = ${id} and "M05_User_Type" = 'teacher'`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { version, ...record } = teacherOf(found)
  return { record: { ...record, M05_Password: found.M05_Password }, version }
}

async function usesOf(db: Db, id: number) {
  const { divisions } = await db
    .selectFrom('divisions')
    .select((build) => build.fn.countAll<number>().as('divisions'))
    .where('M11_M05_User_Id', '=', id)
    .executeTakeFirstOrThrow()
  return { divisions }
}

const columns = (body: Hashed<TeacherUpdate>) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: null,
  M06_Specialization: body.M06_Specialization,
})
