import { batchSortKeys, BATCH_TAKEN, type Batch, type BatchBody, type BatchQuery } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type BatchStore, type Unpaged } from '#server/store/store.ts'
import { idSlicesOf, isWanted, listing } from './listing.ts'
import { count, type BatchRow, type Tables } from './tables.ts'
import { memoryRecords } from './records.ts'
import { refuseTaken } from './writes.ts'

/** Batches in memory. */
export function memoryBatches(tables: Tables): BatchStore {
  const { batches, courses, students, teachers, divisions, classes } = tables

  function view(batch: BatchRow): Batch {
    const course = courses.rows.get(batch.M02_M01_CourseId ?? 0)?.record
    return { ...batch, course: course ? { M01_Title: course.M01_Title } : null }
  }

  const usesOf = (id: number) => ({
    students: count(students, (student) => student.M05_M02_BachId === id),
    teachers: count(teachers, (teacher) => teacher.M05_M02_BachId === id),
    divisions: count(divisions, (division) => division.M11_Batch_id === id),
    classes: count(classes, (lesson) => lesson.M03_M02_BatchId === id),
  })

  return {
    ...listing(batches, (query: Unpaged<BatchQuery>) => ({
      isListed: (batch) => isWanted(query.course_id, batch.M02_M01_CourseId),
      textsOf: (batch) => [batch.M02_Name, view(batch).course?.M01_Title ?? ''],
      sortKeys: batchSortKeys,
      idOf: (batch) => batch.M02_BatchId,
      view,
    })),

    idSlices: () => idSlicesOf(batches, (batch) => batch.M02_Name),

    ...memoryRecords(tables, 'batches', batches, {
      view,
      rowOf: (id, body: BatchBody) => ({ M02_BatchId: id, ...body }),
      refuseFaults({ M02_BatchId, M02_Name, M02_M01_CourseId: courseId }) {
        if (courseId !== null && !courses.rows.has(courseId)) {
          throw new FieldFault('M02_M01_CourseId', NO_SUCH_COURSE)
        }
        const taken = { exceptId: M02_BatchId, fault: new FieldFault('M02_Name', BATCH_TAKEN) }
        refuseTaken(batches, (batch) => batch.M02_Name, M02_Name, taken)
      },
      usesOf,
      refuseUsed: ({ M02_BatchId: id }) => refuseInUse('batches', usesOf(id)),
    }),
  }
}
