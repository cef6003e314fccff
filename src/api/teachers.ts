import type { Paged } from '#contract/paging.ts'
import { Teacher, type TeacherBody, type TeacherQuery, type TeacherUpdate } from '#contract/users.ts'
import { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
import {
  deleting,
  multipart,
  posting,
  putting,
  restoring,
  staleAfter,
  staleAfterDelete,
  type Adding,
  type Replacing,
} from './writes.ts'

/** A teacher's fields with the ids of his roles (statements 376, 396). */
type WithRole<Body> = Body & { M05_M04_Role: number[] }

const teacherApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTeachers: build.query<Paged<Teacher>, Partial<TeacherQuery>>({
      query: (params) => ({ url: '/teachers', params }),
      transformResponse: (answer) => readPaged(Teacher, answer),
      providesTags: staleAfter('Teacher'),
    }),

    /** All teachers, or those of a batch: who may be a mentor (statement 404). */
    mentors: build.query<Teacher[], number | undefined>({
      query: (batchId) => ({ url: '/teachers', params: { batch_id: batchId } }),
      transformResponse: (answer) => readPaged(Teacher, answer).data,
      providesTags: staleAfter('Teacher'),
    }),

    getTeacher: build.query<Tagged<Teacher>, number>({
      query: (id) => `/teachers/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Teacher, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Teacher', id }],
    }),

    addTeacher: build.mutation<Teacher, Adding<WithRole<TeacherBody>>>({
      query: ({ body, submitKey }) =>
        posting('/users', multipart({ ...body, M05_User_Type: 'teacher' }), submitKey),
      transformResponse: (answer) => readRecord(Teacher, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Teacher')),
    }),

    replaceTeacher: build.mutation<Teacher, Replacing<WithRole<TeacherUpdate>>>({
      query: ({ id, body, etag }) => putting(`/users/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Teacher, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Teacher', id)),
    }),

    removeTeacher: build.mutation<void, number>({
      query: (id) => deleting(`/teachers/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Teacher', error, id),
    }),

    restoreTeacher: build.mutation<Teacher, number>({
      query: (id) => restoring(`/teachers/${id}`),
      transformResponse: (answer) => readRecord(Teacher, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Teacher', id)),
    }),
  }),
})

export const {
  useListTeachersQuery,
  useMentorsQuery,
  useGetTeacherQuery,
  useAddTeacherMutation,
  useReplaceTeacherMutation,
  useRemoveTeacherMutation,
  useRestoreTeacherMutation,
} = teacherApi
