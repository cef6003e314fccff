import { sql, type RawBuilder } from 'kysely'
import { PASSWORD_MARKER } from '#contract/password.ts'
import type { Versioned } from '#contract/paging.ts'
import type { StudentSet } from '#contract/several.ts'
import { personSortKeys, type Student, type StudentQuery, type StudentUpdate } from '#contract/users.ts'
import type { Hashed, Stored, StudentStore, Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from './filter.ts'
import { kindImports } from './imports/kindImports.ts'
import { personKey } from './imports/importRegister.ts'
import { stagedPeople } from './imports/stagedPeople.ts'
import { stagedUndo } from './imports/stagedUndo.ts'
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

/** Students in SQL, as {@link StudentStore} says. */
export function sqlStudents(db: Db, engine: Engine): StudentStore & { undo: KindUndo } {
  const list = pager(db, engine, userList('student'), {
    select: rowsWhere,
    rowsOf: (rows) => rows.map(studentOf),
    idOf: (student) => student.M05_UserId,
    sortKeys: personSortKeys,
    beside: ['batches', 'divisions'],
  })
  const need = parents(engine)
  async function needParents(transaction: Db, students: readonly Membership[]) {
    for (const [batchId, divisions] of divisionsByBatch(students)) {
      await need.batch(transaction, 'M05_M02_BachId', batchId)
      await need.divisions(transaction, 'M07_M11_DivisionId', [...divisions], batchId)
    }
  }
  const writes = {
    read,
    ...userRows('student', {
      columns,
      needParents,
    }),
  }

  const prepare = stagedPeople(engine, 'student', {
    columns,
    needParents,
    rowsWith: list.rowsWith,
    rowOf: studentOf,
  })
  const patched = (student: Student, fields: object) => ({ ...student, ...fields })

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, engine, 'students', writes),
    several: several(db, engine, 'students', {
      ...writes,
      rows: list.rowsWith,
      patched: (student, set: StudentSet) => ({ ...student, ...set }),
    }),
    imports: kindImports(db, engine, {
      kind: 'students',
      rowsWith: list.rowsWith,
      keyOf: personKey,
      batchIdOf: (student) => student.M05_M02_BachId,
      prepare,
    }),
    undo: {
      ...kindUndo('students', { ...writes, patched }),
      prepare: stagedUndo({
        rowsWith: list.rowsWith,
        idOf: (student) => student.M05_UserId,
        prepare,
        patched,
      }),
    },
  }
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

async function read(db: Db, id: number): Promise<Stored<Student> | undefined> {
  const { rows } = await sql<Row & { M05_Password: string }>`
    select ${personColumns}, "M07_M11_DivisionId", "M11_Division_name",
      case when "password_hash" is null then '' else ${sql.lit(PASSWORD_MARKER)} end as "M05_Password" ${from}
    where "M05_UserId" = ${id} and "M05_User_Type" = 'student'`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { version, ...record } = studentOf(found)
  return { record: { ...record, M05_Password: found.M05_Password }, version }
}

const filterOf = ({ batch_id, division_id, is_active }: Unpaged<StudentQuery>) =>
  filterBy(
    activeFilter(is_active),
    filterOn({
      name: 'batch',
      value: batch_id,
      condition: (id) => sql`"M05_M02_BachId" = ${id}`,
      tally: (id) => partOf('students', 'batch', id),
    }),
    filterOn({
      name: 'division',
      value: division_id,
      condition: (id) => sql`"M07_M11_DivisionId" = ${id}`,
      tally: (id) => partOf('students', 'division', id),
    }),
  )

function divisionsByBatch(students: readonly Membership[]) {
  const byBatch = new Map<number, Set<number>>()
  for (const { M05_M02_BachId, M07_M11_DivisionId } of students) {
    const divisions = byBatch.get(M05_M02_BachId) ?? new Set()
    byBatch.set(M05_M02_BachId, M07_M11_DivisionId ? divisions.add(M07_M11_DivisionId) : divisions)
  }
  return byBatch
}

/** The fields of a form; several students that are moved may be without a division. */
type Fields = Omit<Hashed<StudentUpdate>, 'M07_M11_DivisionId'> & Pick<Student, 'M07_M11_DivisionId'>

const columns = (body: Fields) => ({
  ...bodyColumns(body),
  M07_M11_DivisionId: body.M07_M11_DivisionId,
  M06_Specialization: '',
})
