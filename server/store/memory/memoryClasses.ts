import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { classSortKeys, type Class, type ClassQuery, type ClassUpdate } from '#contract/classes.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { FieldFault, type ClassStore, type Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './listing.ts'
import type { ClassRow, Tables } from './tables.ts'
import { memoryRecords } from './records.ts'

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

  return {
    ...listing(classes, (query: Unpaged<ClassQuery>) => ({
      isListed: (lesson) =>
        isWanted(query.batch_id, lesson.M03_M02_BatchId) &&
        (query.division_id === undefined || lesson.divisionIds.includes(query.division_id)),
      textsOf(lesson) {
        const { batch, divisions: audience } = view(lesson)
        const names = audience.map((division) => division.M11_Division_name)
        return [lesson.M03_SubjectName, lesson.M03_Title, batch?.M02_Name ?? '', ...names]
      },
      sortKeys: classSortKeys,
      idOf: (lesson) => lesson.M03_ClassesId,
      view,
    })),

    ...memoryRecords(tables, 'classes', classes, {
      view,
      rowOf: (id, { M03_M11_DivisionIds, ...lesson }: ClassUpdate) => ({
        M03_ClassesId: id,
        ...lesson,
        divisionIds: M03_M11_DivisionIds.toSorted((one, other) => one - other),
      }),
      refuseFaults({ M03_M02_BatchId: batchId, divisionIds }) {
        if (!batches.rows.has(batchId)) throw new FieldFault('M03_M02_BatchId', NO_SUCH_BATCH)
        const isOfBatch = (id: number) => divisions.rows.get(id)?.record.M11_Batch_id === batchId
        if (!divisionIds.every(isOfBatch)) throw new FieldFault('M03_M11_DivisionIds', NO_SUCH_DIVISION)
      },
    }),
  }
}
