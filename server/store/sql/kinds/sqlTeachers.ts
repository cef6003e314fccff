import { sql } from 'kysely'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { Versioned } from '#contract/paging.ts'
import type { TeacherSet } from '#contract/bulk.ts'
import { personSortKeys, type Teacher, type TeacherQuery } from '#contract/users.ts'
import type { TeacherUpdate } from '#contract/userForms.ts'
import type { Stored } from '#server/store/stored.ts'
import type { Hashed, TeacherStore, Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { kindImports } from '#server/store/sql/imports/kindImports.ts'
import { personKey } from '#server/store/sql/imports/importRegister.ts'
import { existing, missing } from '#server/store/sql/writes/locks.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { recordSets } from '#server/store/sql/writes/recordSets.ts'
import { inParts } from '#server/store/sql/writes/rowSets.ts'
import { bulk } from '#server/store/sql/writes/bulk.ts'
import {
  activeFilter,
  passwordColumn,
  personColumns,
  personOf,
  storedOf,
  userList,
  type PersonRow,
} from './sqlUsers.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { partOf } from '#server/store/sql/lists/storedCount.ts'
import { countedUses, deleteProblems } from '#server/store/sql/writes/uses.ts'
import type { ImportedParents } from './plainStores.ts'
import { bodyColumns, changedUser, userRows } from './userWrites.ts'

/** Teachers in SQL, as {@link TeacherStore} says. */
export function sqlTeachers(db: Db, engine: Engine, parents: ImportedParents): TeacherStore {
  const list = pager(db, engine, userList(engine, 'teacher'), {
    select: (condition, order) => sql<Row>`
      select ${personColumns}, "M06_Specialization" ${from} where ${condition} order by ${order}`,
    rowsOf: (rows) => rows.map(teacherOf),
    idOf: (teacher) => teacher.M05_UserId,
    sortKeys: personSortKeys,
    beside: ['batches'],
  })
  const sets = teacherSets(engine)

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, sets),
    bulk: bulk(db, sets, {
      rows: list.rowsWith,
      patched: (teacher, set: TeacherSet) => ({ ...teacher, ...set }),
    }),
    imports: kindImports(db, sets, parents, {
      kind: 'teachers',
      rowsWith: list.rowsWith,
      keyOf: personKey,
      batchIdOf: (teacher) => teacher.M05_M02_BachId,
    }),
  }
}

/** Teachers, read and written in sets. */
export function teacherSets(engine: Engine) {
  const exist = existing(engine)
  return recordSets(engine, 'teachers', {
    read,
    changed: changedUser,
    usesOf,
    ...userRows('teacher', {
      columns: teacherColumns,
      async problemsOf(transaction, rows) {
        const ids = rows.map((row) => row.M05_M02_BachId)
        const batches = await exist.ids(transaction, 'batches', ids)
        return ids.map((id) => missing(batches, id, 'M05_M02_BachId', NO_SUCH_BATCH))
      },
      deleteProblemsOf: deleteProblems('teachers'),
    }),
  })
}

const filterOf = ({ batch_id, is_active }: Unpaged<TeacherQuery>) =>
  filterBy(
    activeFilter(is_active),
    filterOn({
      name: 'batch',
      value: batch_id,
      condition: (id) => sql`"M05_M02_BachId" = ${id}`,
      storedCount: (id) => partOf('teachers', 'batch', id),
    }),
  )

type Row = PersonRow & Pick<Teacher, 'M06_Specialization'>

const from = sql`from "users" join "batches" on "M02_BatchId" = "M05_M02_BachId"`

const teacherOf = (row: Row): Teacher & Versioned =>
  Object.assign(personOf(row), {
    M05_User_Type: 'teacher' as const,
    M06_Specialization: row.M06_Specialization,
  })

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Teacher>>> {
  const rows = await inParts(db, ids, async (some) => {
    const found = await sql<Row & { M05_Password: string }>`
      select ${personColumns}, "M06_Specialization", ${passwordColumn} ${from}
      where "M05_UserId" in (${sql.join(some)}) and "M05_User_Type" = 'teacher'`.execute(db)
    return found.rows
  })
  return new Map(rows.map((row) => [row.M05_UserId, storedOf(teacherOf(row), row)]))
}

const usesOf = countedUses('teachers')

export const teacherColumns = (body: Hashed<TeacherUpdate>) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: null,
  M06_Specialization: body.M06_Specialization,
})
