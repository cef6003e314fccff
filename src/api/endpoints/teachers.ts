import type { Paged, Versioned } from '#contract/paging.ts'
import { Teacher, TeacherRow, type TeacherQuery } from '#contract/users.ts'
import type { TeacherBody, TeacherUpdate } from '#contract/userForms.ts'
import { api } from '#api/api.ts'
import { pagedList, recordEndpoints, wholeList, type KeepAction } from '#api/records.ts'
import { multipart } from '#api/writes.ts'

/** A teacher's fields with the ids of their roles. @spec 376, 396 */
type WithRole<Body> = Body & { M05_M04_Role: number[] }

const teacherApi = api.injectEndpoints({
  endpoints(build) {
    const teacher = recordEndpoints(build, 'teachers', {
      record: Teacher,
      toAdd: (body: WithRole<TeacherBody>) => multipart({ ...body, M05_User_Type: 'teacher' }),
      toChange: (body: WithRole<TeacherUpdate>) => body,
      keep: (id, value): KeepAction =>
        teacherApi.util.upsertQueryEntries([{ endpointName: 'getTeacher', arg: id, value }]),
    })
    return {
      listTeachers: build.query<Paged<Teacher & Versioned>, Partial<TeacherQuery>>(
        pagedList('teachers', TeacherRow),
      ),
      /** All teachers, or those of a batch, as possible mentors. @spec 404 */
      mentors: build.query<Teacher[], Pick<TeacherQuery, 'batch_id'>>(wholeList('teachers', Teacher)),
      getTeacher: teacher.get,
      addTeacher: teacher.add,
      replaceTeacher: teacher.replace,
    }
  },
})

export const {
  useListTeachersQuery,
  useLazyListTeachersQuery,
  useMentorsQuery,
  useGetTeacherQuery,
  useAddTeacherMutation,
  useReplaceTeacherMutation,
} = teacherApi
