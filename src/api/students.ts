import type { Paged } from '#contract/paging.ts'
import { STUDENT_ROLE } from '#contract/roles.ts'
import { Student, type StudentBody, type StudentQuery, type StudentUpdate } from '#contract/users.ts'
import { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
import {
  deleting,
  posting,
  putting,
  restoring,
  staleAfter,
  staleAfterDelete,
  type Adding,
  type Replacing,
} from './writes.ts'

/** What is sent with every student's fields (statements 372 to 375). */
const asStudent = (body: StudentUpdate) => ({
  ...body,
  M05_User_Type: 'student',
  M05_M04_Role: [STUDENT_ROLE.M04_RoleId],
})

/** What the list asks for when it is opened without search, filter or page. */
export const FIRST_PAGE_OF_STUDENTS = '/students?page=1&search='

const studentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query<Paged<Student>, Partial<StudentQuery>>({
      query: (params) => ({ url: '/students', params }),
      transformResponse: (answer) => readPaged(Student, answer),
      providesTags: staleAfter('Student'),
    }),

    getStudent: build.query<Tagged<Student>, number>({
      query: (id) => `/students/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Student, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Student', id }],
    }),

    addStudent: build.mutation<Student, Adding<StudentBody>>({
      query: ({ body, submitKey }) => posting('/users', asStudent(body), submitKey),
      transformResponse: (answer) => readRecord(Student, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Student')),
    }),

    replaceStudent: build.mutation<Student, Replacing<StudentUpdate>>({
      query: ({ id, body, etag }) => putting(`/users/${id}`, asStudent(body), etag),
      transformResponse: (answer) => readRecord(Student, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Student', id)),
    }),

    removeStudent: build.mutation<void, number>({
      query: (id) => deleting(`/students/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Student', error, id),
    }),

    restoreStudent: build.mutation<Student, number>({
      query: (id) => restoring(`/students/${id}`),
      transformResponse: (answer) => readRecord(Student, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Student', id)),
    }),
  }),
})

export const {
  useListStudentsQuery,
  useGetStudentQuery,
  useAddStudentMutation,
  useReplaceStudentMutation,
  useRemoveStudentMutation,
  useRestoreStudentMutation,
} = studentApi
