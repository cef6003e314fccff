import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { Class, ClassQuery, ClassUpdate } from '#contract/classes.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { FieldFault, type ClassStore, type Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './lists.ts'
import type { ClassRow, Tables } from './tables.ts'
import { discard, discarded, insert, overwrite, putBack, refuseStale, repeated, shown } from './writes.ts'

/** Classes in memory. */
export function memoryClasses(tables: Tables): ClassStore {
  const { classes, batches, divisions } = tables

  function view({ divisionIds, ...lesson }: ClassRow): Class {
    const batch = batches.rows.get(lesson.M03_M02_BatchId)?.record
    return {
      ...lesson,
      batch: batch ? { M02_Name: batch.M02_Name } : null,
      divisions: divisionIds.flatMap((id) => {
        const division = divisions.rows.get(id)?.record
        return division ? [{ M11_Division_id: id, M11_Division_name: division.M11_Division_name }] : []
      }),
    }
  }

  function rowOf(id: number, { M03_M11_DivisionIds, ...lesson }: ClassUpdate): ClassRow {
    const divisionIds = M03_M11_DivisionIds.toSorted((one, other) => one - other)
    return { M03_ClassesId: id, ...lesson, divisionIds }
  }

  function refuseFaults(
    { M03_M02_BatchId: batchId }: Pick<ClassRow, 'M03_M02_BatchId'>,
    divisionIds: number[],
  ) {
    if (!batches.rows.has(batchId)) throw new FieldFault('M03_M02_BatchId', NO_SUCH_BATCH)
    const isOfBatch = (id: number) => divisions.rows.get(id)?.record.M11_Batch_id === batchId
    if (!divisionIds.every(isOfBatch)) throw new FieldFault('M03_M11_DivisionIds', NO_SUCH_DIVISION)
  }

  return {
    ...listing(classes, (query: Unpaged<ClassQuery>) => ({
      isListed: (lesson) =>
        isWanted(query.batch_id, lesson.M03_M02_BatchId) &&
        (query.division_id === undefined || lesson.divisionIds.includes(query.division_id)),
      textsOf: (lesson) => [lesson.M03_SubjectName, lesson.M03_Title],
      view,
    })),

    async get(id) {
      const stored = classes.rows.get(id)
      return stored && shown(stored, view)
    },

    async add(body, submit) {
      const done = repeated(tables, classes, submit, view)
      if (done) return done
      refuseFaults(body, body.M03_M11_DivisionIds)
      return shown(
        insert(tables, classes, (id) => rowOf(id, body), submit),
        view,
      )
    },

    async replace(id, body, version) {
      const current = classes.rows.get(id)
      if (!current) return undefined
      refuseStale(shown(current, view), version)
      refuseFaults(body, body.M03_M11_DivisionIds)
      return shown(overwrite(classes, id, current, rowOf(id, body)), view)
    },

    async remove(id, at) {
      return discard(classes, id, at)
    },

    async restore(id, at) {
      const lesson = discarded(classes, id, at)
      if (!lesson) return undefined
      refuseFaults(lesson, lesson.divisionIds)
      const restored = putBack(classes, id)
      return restored && shown(restored, view)
    },
  }
}
