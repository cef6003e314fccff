import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { STUDENT_ROLE } from '#contract/roles.ts'
import { personSortKeys, type Student, type StudentQuery, type StudentUpdate } from '#contract/users.ts'
import type { StudentSet } from '#contract/several.ts'
import { foldText } from '#contract/foldText.ts'
import { FieldFault, type Hashed, type StudentStore, type Unpaged } from '#server/store/store.ts'
import { memoryKindImports } from './imports.ts'
import { memoryUndo, type KindUndo } from './importUndo.ts'
import { isWanted, listing } from './listing.ts'
import {
  batchBeside,
  numberOf,
  personFields,
  personForm,
  personTexts,
  refusePersonFaults,
  shownPassword,
} from './people.ts'
import { memoryRecords } from './records.ts'
import { memorySeveral } from './several.ts'
import { versionOf, type StudentRow, type Tables } from './tables.ts'

/** Students in memory. */
export function memoryStudents(tables: Tables): StudentStore & { undo: KindUndo } {
  const { students, divisions } = tables

  function shown({ passwordHash: _secret, ...student }: StudentRow): Student {
    const division = divisions.rows.get(student.M07_M11_DivisionId ?? 0)?.record
    return {
      ...student,
      batch: batchBeside(tables, student),
      division: division ? { M11_Division_name: division.M11_Division_name } : null,
    }
  }

  const listed = (row: StudentRow) => ({ ...shown(row), version: versionOf(students, row.M05_UserId) })
  const single = (row: StudentRow): Student => ({ ...shown(row), M05_Password: shownPassword(row) })

  const isOf = (filter: Unpaged<StudentQuery>) => (student: StudentRow) =>
    isWanted(filter.batch_id, student.M05_M02_BachId) &&
    isWanted(filter.division_id, student.M07_M11_DivisionId) &&
    isWanted(filter.is_active, student.M05_IsActive)

  const parts = {
    view: single,
    refuseFaults(student: StudentRow) {
      const { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId } = student
      refusePersonFaults(tables, student)
      if (divisionId !== null && divisions.rows.get(divisionId)?.record.M11_Batch_id !== batchId) {
        throw new FieldFault('M07_M11_DivisionId', NO_SUCH_DIVISION)
      }
    },
  }

  const records = memoryRecords(tables, 'students', students, {
    ...parts,
    rowOf: (id, body: Fields, current): StudentRow => ({
      ...personFields(tables, STUDENT_ROLE, { id, body, current }),
      M05_User_Type: 'student',
    }),
  })

  return {
    ...listing(students, (query: Unpaged<StudentQuery>) => ({
      isListed: isOf(query),
      textsOf: (student) => [
        ...personTexts(tables, student),
        shown(student).division?.M11_Division_name ?? '',
      ],
      numberOf,
      sortKeys: personSortKeys,
      idOf: (student) => student.M05_UserId,
      view: listed,
    })),

    ...records,
    imports: memoryKindImports<Student, Hashed<StudentUpdate>, StudentRow>(tables, 'students', {
      table: students,
      records,
      listed,
      idOf: (student) => student.M05_UserId,
      keyOf: (student) => foldText(student.M05_UserCode),
      batchIdOf: (student) => student.M05_M02_BachId,
    }),
    undo: memoryUndo(records, ({ division: _division, ...student }, fields) => ({
      ...personForm(student),
      ...fields,
    })),

    several: memorySeveral(tables, 'students', students, {
      ...parts,
      listed,
      idOf: (student) => student.M05_UserId,
      patched: (student, set: StudentSet) => ({ ...student, ...set }),
    }),
  }
}

/** The fields of a form; students who are moved may be without a division. */
type Fields = Omit<Hashed<StudentUpdate>, 'M07_M11_DivisionId'> & Pick<Student, 'M07_M11_DivisionId'>
