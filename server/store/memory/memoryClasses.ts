import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { BoundClassQuery, PhaseBound } from '#contract/classBounds.ts'
import { classSortKeys, type Class, type ClassUpdate } from '#contract/classes.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import type { ClassSet } from '#contract/several.ts'
import { FieldFault, type ClassStore, type Unpaged } from '#server/store/store.ts'
import { memoryAddingSeveral } from './addSeveral.ts'
import { memoryKindImports } from './imports.ts'
import { memoryUndo, type KindUndo } from './importUndo.ts'
import { isWanted, listing } from './listing.ts'
import { memoryRecords } from './records.ts'
import { memorySeveral } from './several.ts'
import { versionOf, type ClassRow, type Tables } from './tables.ts'

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

function isInPhase(lesson: ClassRow, { phase, begun, ended }: PhaseBound): boolean {
  const { M03_ScheduledAt: start, M03_ExpiryTime: expiry } = lesson
  const isExpired = expiry !== null && expiry <= begun
  switch (phase) {
    case 'coming':
      return start > begun && !isExpired
    case 'live':
      return start > ended && start <= begun && !isExpired
    case 'past':
      return start <= ended || isExpired
  }
}

/** Classes in memory. */
export function memoryClasses(tables: Tables): ClassStore & { undo: KindUndo } {
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

  const listed = (row: ClassRow) => ({ ...view(row), version: versionOf(classes, row.M03_ClassesId) })

  const parts = {
    view,
    refuseFaults({ M03_M02_BatchId: batchId, divisionIds }: ClassRow) {
      if (!batches.rows.has(batchId)) throw new FieldFault('M03_M02_BatchId', NO_SUCH_BATCH)
      const isOfBatch = (id: number) => divisions.rows.get(id)?.record.M11_Batch_id === batchId
      if (!divisionIds.every(isOfBatch)) throw new FieldFault('M03_M11_DivisionIds', NO_SUCH_DIVISION)
    },
  }

  const recordParts = {
    ...parts,
    rowOf: (id: number, { M03_M11_DivisionIds, ...lesson }: ClassUpdate) => ({
      M03_ClassesId: id,
      ...lesson,
      divisionIds: inOrder(M03_M11_DivisionIds),
    }),
  }
  const records = memoryRecords(tables, 'classes', classes, recordParts)

  return {
    ...listing(classes, (query: Unpaged<BoundClassQuery>) => ({
      isListed: (lesson) =>
        isWanted(query.batch_id, lesson.M03_M02_BatchId) &&
        (query.division_id === undefined || lesson.divisionIds.includes(query.division_id)) &&
        (query.from === undefined || lesson.M03_ScheduledAt >= query.from) &&
        (query.until === undefined || lesson.M03_ScheduledAt < query.until) &&
        (query.phase === undefined || isInPhase(lesson, query.phase)) &&
        isWanted(query.video, lesson.M03_YouTubeLink),
      textsOf(lesson) {
        const { batch, divisions: audience } = view(lesson)
        const names = audience.map((division) => division.M11_Division_name)
        return [lesson.M03_SubjectName, lesson.M03_Title, batch?.M02_Name ?? '', ...names]
      },
      sortKeys: classSortKeys,
      idOf: (lesson) => lesson.M03_ClassesId,
      view: listed,
    })),

    ...records,
    addSeveral: memoryAddingSeveral(tables, 'classes', classes, recordParts),
    imports: memoryKindImports(tables, 'classes', {
      table: classes,
      records,
      listed,
      idOf: (lesson) => lesson.M03_ClassesId,
      keyOf: (lesson) => String(lesson.M03_ClassesId),
      batchIdOf: (lesson) => lesson.M03_M02_BatchId,
    }),
    undo: memoryUndo(
      records,
      ({ M03_ClassesId: _id, batch: _batch, divisions: audience, ...lesson }, fields) => ({
        ...lesson,
        M03_M11_DivisionIds: audience.map((division) => division.M11_Division_id),
        ...fields,
      }),
    ),

    several: memorySeveral(tables, 'classes', classes, {
      ...parts,
      listed,
      idOf: (lesson) => lesson.M03_ClassesId,
      patched(lesson, set: ClassSet) {
        if (!('M03_M11_DivisionIds' in set)) return { ...lesson, ...set }
        const { M03_M11_DivisionIds: ids, ...place } = set
        return { ...lesson, ...place, divisionIds: inOrder(ids) }
      },
    }),
  }
}
