import type { PeopleOf } from '#admin/shared/bulk/bulkKinds.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { studentRow } from './students/studentRow.ts'
import { teacherRow } from './teachers/teacherRow.ts'

const person = {
  isActive: (row: Student | Teacher) => row.M05_IsActive === 1,
  numberOf: (row: Student | Teacher) => row.M05_MobileNumber,
}

export const bulkStudents: PeopleOf<Student> = {
  ...person,
  kind: 'students',
  idOf: studentRow.idOf,
  nameOf: studentRow.titleOf,
  placeOf: ({ M05_M02_BachId: batchId, M07_M11_DivisionId: id }) => ({
    batchId,
    divisionIds: id === null ? [] : [id],
  }),
  setOf: ({ batchId, divisionIds: [id = null] }) => ({ M05_M02_BachId: batchId, M07_M11_DivisionId: id }),
  divisions: 'one',
}

export const bulkTeachers: PeopleOf<Teacher> = {
  ...person,
  kind: 'teachers',
  idOf: teacherRow.idOf,
  nameOf: teacherRow.titleOf,
  placeOf: ({ M05_M02_BachId: batchId }) => ({ batchId, divisionIds: [] }),
  setOf: ({ batchId }) => ({ M05_M02_BachId: batchId }),
  divisions: 'none',
}
