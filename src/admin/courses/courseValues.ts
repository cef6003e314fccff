import type { FormValues } from '#admin/shared/form/draft.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Course, type CourseBody } from '#contract/courses.ts'

export const courseIdentity: RecordIdentity<Course> = {
  kind: 'courses',
  record: Course,
  idOf: (course) => course.M01_CourseId,
  titleOf: (course) => course.M01_Title,
  filterOf: (course) => ({ course_id: course.M01_CourseId }),
  valuesOf: ({ M01_Title, M01_Description }): Record<keyof CourseBody, string> => ({
    M01_Title,
    M01_Description,
  }),
}

/** Field labels. */
export const courseLabels: FormValues = { M01_Title: 'Title', M01_Description: 'Description' }
