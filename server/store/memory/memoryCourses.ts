import { courseSortKeys, TITLE_TAKEN, type CourseBody } from '#contract/courses.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type CourseStore } from '#server/store/store.ts'
import { idSlicesOf, listing } from './listing.ts'
import { count, type Tables } from './tables.ts'
import { memoryRecords } from './records.ts'
import { refuseTaken } from './writes.ts'

/** Courses in memory. */
export function memoryCourses(tables: Tables): CourseStore {
  const { courses, batches } = tables

  const usesOf = (id: number) => ({ batches: count(batches, (batch) => batch.M02_M01_CourseId === id) })

  return {
    ...listing(courses, () => ({
      textsOf: (course) => [course.M01_Title, course.M01_Description],
      sortKeys: courseSortKeys,
      idOf: (course) => course.M01_CourseId,
      view: (course) => course,
    })),

    idSlices: () => idSlicesOf(courses, (course) => course.M01_Title),

    ...memoryRecords(tables, 'courses', courses, {
      view: (course) => course,
      rowOf: (id, body: CourseBody) => ({ M01_CourseId: id, ...body }),
      refuseFaults({ M01_CourseId, M01_Title }) {
        const taken = { exceptId: M01_CourseId, fault: new FieldFault('M01_Title', TITLE_TAKEN) }
        refuseTaken(courses, (course) => course.M01_Title, M01_Title, taken)
      },
      usesOf,
      refuseUsed: ({ M01_CourseId: id }) => refuseInUse('courses', usesOf(id)),
    }),
  }
}
