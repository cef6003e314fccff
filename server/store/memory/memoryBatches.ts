import { BATCH_TAKEN, type Batch, type BatchQuery } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type BatchStore, type Unpaged } from '#server/store/store.ts'
import { idSlicesOf, isWanted, listing } from './lists.ts'
import { count, type BatchRow, type Tables } from './tables.ts'
import {
  discard,
  discarded,
  insert,
  overwrite,
  putBack,
  refuseStale,
  refuseTaken,
  repeated,
  shown,
} from './writes.ts'

/** Batches in memory. */
export function memoryBatches(tables: Tables): BatchStore {
  const { batches, courses, students, teachers, divisions, classes } = tables

  function view(batch: BatchRow): Batch {
    const course = courses.rows.get(batch.M02_M01_CourseId ?? 0)?.record
    return { ...batch, course: course ? { M01_Title: course.M01_Title } : null }
  }

  function refuseFaults(
    { M02_Name: name, M02_M01_CourseId: courseId }: Omit<BatchRow, 'M02_BatchId'>,
    id = 0,
  ) {
    if (courseId !== null && !courses.rows.has(courseId)) {
      throw new FieldFault('M02_M01_CourseId', NO_SUCH_COURSE)
    }
    refuseTaken(batches, (batch) => batch.M02_Name, name, new FieldFault('M02_Name', BATCH_TAKEN), id)
  }

  return {
    ...listing(batches, (query: Unpaged<BatchQuery>) => ({
      isListed: (batch) => isWanted(query.course_id, batch.M02_M01_CourseId),
      textsOf: (batch) => [batch.M02_Name],
      view,
    })),

    idSlices: () => idSlicesOf(batches, (batch) => batch.M02_Name),

    async get(id) {
      const stored = batches.rows.get(id)
      return stored && shown(stored, view)
    },

    async add(body, submit) {
      const done = repeated(tables, batches, submit, view)
      if (done) return done
      refuseFaults(body)
      return shown(
        insert(tables, batches, (id) => ({ M02_BatchId: id, ...body }), submit),
        view,
      )
    },

    async replace(id, body, version) {
      const current = batches.rows.get(id)
      if (!current) return undefined
      refuseStale(shown(current, view), version)
      refuseFaults(body, id)
      return shown(overwrite(batches, id, current, { M02_BatchId: id, ...body }), view)
    },

    async remove(id, at) {
      if (!batches.rows.has(id)) return false
      refuseInUse('batch', {
        student: count(students, (student) => student.M05_M02_BachId === id),
        teacher: count(teachers, (teacher) => teacher.M05_M02_BachId === id),
        division: count(divisions, (division) => division.M11_Batch_id === id),
        class: count(classes, (lesson) => lesson.M03_M02_BatchId === id),
      })
      return discard(batches, id, at)
    },

    async restore(id, at) {
      const batch = discarded(batches, id, at)
      if (!batch) return undefined
      refuseFaults(batch)
      const restored = putBack(batches, id)
      return restored && shown(restored, view)
    },
  }
}
