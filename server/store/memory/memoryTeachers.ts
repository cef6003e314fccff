import { TEACHER_ROLE } from '#contract/roles.ts'
import { personSortKeys, type Teacher, type TeacherQuery, type TeacherUpdate } from '#contract/users.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { Hashed, TeacherStore, Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './listing.ts'
import {
  batchBeside,
  numberOf,
  personFields,
  personTexts,
  refusePersonFaults,
  shownPassword,
} from './people.ts'
import { count, type Tables, type TeacherRow } from './tables.ts'
import { memoryRecords } from './records.ts'

/** Teachers in memory. */
export function memoryTeachers(tables: Tables): TeacherStore {
  const { teachers, divisions } = tables

  const listed = ({ passwordHash: _secret, ...teacher }: TeacherRow): Teacher => ({
    ...teacher,
    batch: batchBeside(tables, teacher),
  })

  const single = (row: TeacherRow): Teacher => ({ ...listed(row), M05_Password: shownPassword(row) })

  return {
    ...listing(teachers, (query: Unpaged<TeacherQuery>) => ({
      isListed: (teacher) => isWanted(query.batch_id, teacher.M05_M02_BachId),
      textsOf: (teacher) => [...personTexts(tables, teacher), teacher.M06_Specialization],
      numberOf,
      sortKeys: personSortKeys,
      idOf: (teacher) => teacher.M05_UserId,
      view: listed,
    })),

    ...memoryRecords(tables, 'teachers', teachers, {
      view: single,
      rowOf: (id, body: Hashed<TeacherUpdate>, current): TeacherRow => ({
        ...personFields(tables, TEACHER_ROLE, { id, body, current }),
        M05_User_Type: 'teacher',
      }),
      refuseFaults: (teacher) => refusePersonFaults(tables, teacher),
      refuseUsed: ({ M05_UserId: id }) =>
        refuseInUse('teachers', {
          divisions: count(divisions, (division) => division.M11_M05_User_Id === id),
        }),
    }),
  }
}
