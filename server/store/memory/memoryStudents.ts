import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { STUDENT_ROLE } from '#contract/roles.ts'
import type { Student, StudentQuery } from '#contract/users.ts'
import { FieldFault, type StudentStore, type Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './lists.ts'
import {
  batchBeside,
  mobileOf,
  personTexts,
  receivedRole,
  refusePersonFaults,
  shownPassword,
  withHash,
} from './people.ts'
import type { StudentRow, Tables } from './tables.ts'
import { discard, discarded, insert, overwrite, putBack, refuseStale, repeated, shown } from './writes.ts'

type Places = Pick<StudentRow, 'M05_UserCode' | 'M05_M02_BachId' | 'M07_M11_DivisionId'>

/** Students in memory. */
export function memoryStudents(tables: Tables): StudentStore {
  const { students, divisions } = tables

  function listed({ passwordHash: _secret, ...student }: StudentRow): Student {
    const division = divisions.rows.get(student.M07_M11_DivisionId ?? 0)?.record
    return {
      ...student,
      batch: batchBeside(tables, student),
      division: division ? { M11_Division_name: division.M11_Division_name } : null,
    }
  }

  const single = (row: StudentRow): Student => ({ ...listed(row), M05_Password: shownPassword(row) })

  const isOf = (filter: Unpaged<StudentQuery>) => (student: StudentRow) =>
    isWanted(filter.batch_id, student.M05_M02_BachId) &&
    isWanted(filter.division_id, student.M07_M11_DivisionId)

  function refuseFaults(student: Places, exceptId?: number) {
    const { M05_M02_BachId: batchId, M07_M11_DivisionId: divisionId } = student
    refusePersonFaults(tables, student, exceptId)
    if (divisionId !== null && divisions.rows.get(divisionId)?.record.M11_Batch_id !== batchId) {
      throw new FieldFault('M07_M11_DivisionId', NO_SUCH_DIVISION)
    }
  }

  return {
    ...listing(students, (query: Unpaged<StudentQuery>) => ({
      isListed: isOf(query),
      textsOf: personTexts,
      numberOf: mobileOf,
      view: listed,
    })),

    async get(id) {
      const stored = students.rows.get(id)
      return stored && shown(stored, single)
    },

    async add(body, submit) {
      const done = repeated(tables, students, submit, single)
      if (done) return done
      refuseFaults(body)
      const rowOf = (id: number): StudentRow => ({
        ...withHash(body),
        M05_UserId: id,
        M05_User_Type: 'student',
        M05_M04_Role: receivedRole(tables, STUDENT_ROLE),
      })
      return shown(insert(tables, students, rowOf, submit), single)
    },

    async replace(id, body, version) {
      const current = students.rows.get(id)
      if (!current) return undefined
      refuseStale(shown(current, single), version)
      refuseFaults(body, id)
      const row = { ...current.record, ...withHash(body, current.record) }
      return shown(overwrite(students, id, current, row), single)
    },

    async remove(id, at) {
      return discard(students, id, at)
    },

    async restore(id, at) {
      const student = discarded(students, id, at)
      if (!student) return undefined
      refuseFaults(student)
      const restored = putBack(students, id)
      return restored && shown(restored, single)
    },
  }
}
