import { TITLE_TAKEN } from '#contract/courses.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type CourseStore } from '#server/store/store.ts'
import { idSlicesOf, listing } from './lists.ts'
import { count, type Tables } from './tables.ts'
import {
  discard,
  discarded,
  insert,
  overwrite,
  putBack,
  refuseStale,
  refuseTaken,
  repeated,
} from './writes.ts'

/** Courses in memory. */
export function memoryCourses(tables: Tables): CourseStore {
  const { courses, batches } = tables

  const refuseTakenTitle = (title: string, exceptId?: number) =>
    refuseTaken(
      courses,
      (course) => course.M01_Title,
      title,
      new FieldFault('M01_Title', TITLE_TAKEN),
      exceptId,
    )

  return {
    ...listing(courses, () => ({
      textsOf: (course) => [course.M01_Title, course.M01_Description],
      view: (course) => course,
    })),

    idSlices: () => idSlicesOf(courses, (course) => course.M01_Title),

    async get(id) {
      return courses.rows.get(id)
    },

    async add(body, submit) {
      const done = repeated(tables, courses, submit, (course) => course)
      if (done) return done
      refuseTakenTitle(body.M01_Title)
      return insert(tables, courses, (id) => ({ M01_CourseId: id, ...body }), submit)
    },

    async replace(id, body, version) {
      const current = courses.rows.get(id)
      if (!current) return undefined
      refuseStale(current, version)
      refuseTakenTitle(body.M01_Title, id)
      return overwrite(courses, id, current, { M01_CourseId: id, ...body })
    },

    async remove(id, at) {
      if (!courses.rows.has(id)) return false
      refuseInUse('course', { batch: count(batches, (batch) => batch.M02_M01_CourseId === id) })
      return discard(courses, id, at)
    },

    async restore(id, at) {
      const course = discarded(courses, id, at)
      if (!course) return undefined
      refuseTakenTitle(course.M01_Title)
      return putBack(courses, id)
    },
  }
}
