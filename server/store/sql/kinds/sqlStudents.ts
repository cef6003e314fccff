import { sql, type RawBuilder } from 'kysely'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import type { Versioned } from '#contract/paging.ts'
import type { StudentSet } from '#contract/bulk.ts'
import { personSortKeys, type Student, type StudentQuery } from '#contract/users.ts'
import type { StudentUpdate } from '#contract/userForms.ts'
import type { Stored } from '#server/store/stored.ts'
import type { Hashed, StudentStore, Unpaged } from '#server/store/store.ts'
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
import type { ImportedParents } from './plainStores.ts'
import { bodyColumns, changedUser, userRows } from './userWrites.ts'

/** Students in SQL, as {@link StudentStore} says. */
export function sqlStudents(db: Db, engine: Engine, parents: ImportedParents): StudentStore {
  const list = pager(db, engine, userList(engine, 'student'), {
    select: rowsWhere,
    rowsOf: (rows) => rows.map(studentOf),
    idOf: (student) => student.M05_UserId,
    sortKeys: personSortKeys,
    beside: ['batches', 'divisions'],
  })
  const sets = studentSets(engine)

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, sets),
    bulk: bulk(db, sets, {
      rows: list.rowsWith,
      patched: (student, set: StudentSet) => ({ ...student, ...set }),
    }),
    imports: kindImports(db, sets, parents, {
      kind: 'students',
      rowsWith: list.rowsWith,
      keyOf: personKey,
      batchIdOf: (student) => student.M05_M02_BachId,
    }),
  }
}

/** Students, read and written in sets. */
export function studentSets(engine: Engine) {
  const exist = existing(engine)
  return recordSets(engine, 'students', {
    read,
    changed: changedUser,
    ...userRows('student', {
      columns: studentColumns,
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
    }),
  })
}

type Row = PersonRow & Pick<Student, 'M07_M11_DivisionId'> & { M11_Division_name: string | null }

const from = sql`from "users"
  join "batches" on "M02_BatchId" = "M05_M02_BachId"
  left join "divisions" on "M11_Division_id" = "M07_M11_DivisionId"`

const rowsWhere = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Row>`
  select ${personColumns}, "M07_M11_DivisionId", "M11_Division_name" ${from}
  where ${condition} order by ${order}`

function studentOf(row: Row): Student & Versioned {
  const { M11_Division_name } = row
  return Object.assign(personOf(row), {
    M05_User_Type: 'student' as const,
    M07_M11_DivisionId: row.M07_M11_DivisionId,
    division: M11_Division_name === null ? null : { M11_Division_name },
  })
}

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Student>>> {
  const rows = await inParts(db, ids, async (some) => {
    const found = await sql<Row & { M05_Password: string }>`
      select ${personColumns}, "M07_M11_DivisionId", "M11_Division_name", ${passwordColumn} ${from}
      where "M05_UserId" in (${sql.join(some)}) and "M05_User_Type" = 'student'`.execute(db)
    return found.rows
  })
  return new Map(rows.map((row) => [row.M05_UserId, storedOf(studentOf(row), row)]))
}

const filterOf = ({ batch_id, division_id, is_active }: Unpaged<StudentQuery>) =>
  filterBy(
    activeFilter(is_active),
    filterOn({
      name: 'batch',
      value: batch_id,
      condition: (id) => sql`"M05_M02_BachId" = ${id}`,
      storedCount: (id) => partOf('students', 'batch', id),
    }),
    filterOn({
      name: 'division',
      value: division_id,
      condition: (id) => sql`"M07_M11_DivisionId" = ${id}`,
      storedCount: (id) => partOf('students', 'division', id),
    }),
  )

/** The fields of a form; several students that are moved may be without a division. */
type Fields = Omit<Hashed<StudentUpdate>, 'M07_M11_DivisionId'> & Pick<Student, 'M07_M11_DivisionId'>

export const studentColumns = (body: Fields) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: body.M07_M11_DivisionId,
  M06_Specialization: '',
})
