import { Course, type CourseBody, type CourseQuery } from '#contract/courses.ts'
import type { IdsByName } from '#contract/ids.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import { idsByName, pagedList, recordEndpoints, type KeepAction } from '#api/records.ts'

const courseApi = api.injectEndpoints({
  endpoints(build) {
    const course = recordEndpoints(build, 'courses', {
      record: Course,
      toAdd: (body: CourseBody) => body,
      toChange: (body: CourseBody) => body,
      keep: (id, value): KeepAction =>
        courseApi.util.upsertQueryEntries([{ endpointName: 'getCourse', arg: id, value }]),
    })
    return {
      listCourses: build.query<Paged<Course>, Partial<CourseQuery>>(pagedList('courses', Course)),
      /** The ids of all courses by title. @spec 386 */
      courseIds: build.query<IdsByName, void>(idsByName('courses', '/course_ids')),
      getCourse: course.get,
      addCourse: course.add,
      replaceCourse: course.replace,
    }
  },
})

export const {
  useListCoursesQuery,
  useCourseIdsQuery,
  useGetCourseQuery,
  useAddCourseMutation,
  useReplaceCourseMutation,
} = courseApi
