import { Course, type CourseBody, type CourseQuery } from '#contract/courses.ts'
import { IdsByName } from '#contract/ids.ts'
import type { Paged } from '#contract/paging.ts'
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

const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Paged<Course>, Partial<CourseQuery>>({
      query: (params) => ({ url: '/courses', params }),
      transformResponse: (answer) => readPaged(Course, answer),
      providesTags: staleAfter('Course'),
    }),

    /** Every course's id by its title (statement 386). */
    courseIds: build.query<IdsByName, void>({
      query: () => '/course_ids',
      transformResponse: (answer) => readRecord(IdsByName, answer),
      providesTags: staleAfter('Course'),
    }),

    getCourse: build.query<Tagged<Course>, number>({
      query: (id) => `/courses/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Course, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Course', id }],
    }),

    addCourse: build.mutation<Course, Adding<CourseBody>>({
      query: ({ body, submitKey }) => posting('/courses', body, submitKey),
      transformResponse: (answer) => readRecord(Course, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Course')),
    }),

    replaceCourse: build.mutation<Course, Replacing<CourseBody>>({
      query: ({ id, body, etag }) => putting(`/courses/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Course, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Course', id)),
    }),

    removeCourse: build.mutation<void, number>({
      query: (id) => deleting(`/courses/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Course', error, id),
    }),

    restoreCourse: build.mutation<Course, number>({
      query: (id) => restoring(`/courses/${id}`),
      transformResponse: (answer) => readRecord(Course, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Course', id)),
    }),
  }),
})

export const {
  useListCoursesQuery,
  useCourseIdsQuery,
  useGetCourseQuery,
  useAddCourseMutation,
  useReplaceCourseMutation,
  useRemoveCourseMutation,
  useRestoreCourseMutation,
} = courseApi
