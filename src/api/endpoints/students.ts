import type { Paged, Versioned } from '#contract/paging.ts'
import { STUDENT_ROLE } from '#contract/roles.ts'
import { Student, StudentRow, type StudentQuery } from '#contract/users.ts'
import type { StudentBody, StudentUpdate } from '#contract/userForms.ts'
import { api } from '#api/api.ts'
import { pagedList, recordEndpoints, type KeepAction } from '#api/records.ts'

/** Adds the user type and role that every student is sent with. @spec 372-375 */
const asStudent = (body: StudentUpdate) => ({
  ...body,
  M05_User_Type: 'student',
  M05_M04_Role: [STUDENT_ROLE.M04_RoleId],
})

const studentApi = api.injectEndpoints({
  endpoints(build) {
    const student = recordEndpoints(build, 'students', {
      record: Student,
      toAdd: (body: StudentBody) => asStudent(body),
      toChange: asStudent,
      keep: (id, value): KeepAction =>
        studentApi.util.upsertQueryEntries([{ endpointName: 'getStudent', arg: id, value }]),
    })
    return {
      listStudents: build.query<Paged<Student & Versioned>, Partial<StudentQuery>>(
        pagedList('students', StudentRow),
      ),
      getStudent: student.get,
      addStudent: student.add,
      replaceStudent: student.replace,
    }
  },
})

export const {
  useListStudentsQuery,
  useLazyListStudentsQuery,
  useGetStudentQuery,
  useAddStudentMutation,
  useReplaceStudentMutation,
} = studentApi
