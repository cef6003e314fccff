import { Course, type CourseBody } from '#contract/courses.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'

/** What a list asks for. */
export interface CourseListQuery {
  page: number
  search: string
}

const LIST = { type: 'Course', id: 'LIST' } as const

const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Paged<Course>, CourseListQuery>({
      query: (params) => ({ url: '/courses', params }),
      transformResponse: (answer) => readPaged(Course, answer),
      providesTags: [LIST],
    }),

    getCourse: build.query<Tagged<Course>, number>({
      query: (id) => `/courses/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Course, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Course', id }],
    }),

    /** `submitKey` makes the same submit, sent twice, one course. */
    addCourse: build.mutation<Course, { body: CourseBody; submitKey: string }>({
      query: ({ body, submitKey }) => ({
        url: '/courses',
        method: 'POST',
        body,
        headers: { 'idempotency-key': submitKey },
      }),
      transformResponse: (answer) => readRecord(Course, answer),
      invalidatesTags: (_answer, error) => (error ? [] : [LIST]),
    }),

    /** With an ETag, the answer is 412 where somebody else wrote in the meantime. */
    replaceCourse: build.mutation<Course, { id: number; body: CourseBody; etag?: string }>({
      query: ({ id, body, etag }) => ({
        url: `/courses/${id}`,
        method: 'PUT',
        body,
        headers: etag === undefined ? {} : { 'if-match': etag },
      }),
      transformResponse: (answer) => readRecord(Course, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [LIST, { type: 'Course', id }]),
    }),

    removeCourse: build.mutation<void, number>({
      query: (id) => ({ url: `/courses/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      // A course that somebody else deleted is gone as well.
      invalidatesTags: (_answer, error, id) =>
        error && error.status !== 404 ? [] : [LIST, { type: 'Course', id }],
    }),
  }),
})

export const {
  useListCoursesQuery,
  useGetCourseQuery,
  useAddCourseMutation,
  useReplaceCourseMutation,
  useRemoveCourseMutation,
} = courseApi
