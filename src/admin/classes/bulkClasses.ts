import type { BulkOf } from '#admin/shared/bulk/bulkKinds.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classIdentity } from './classValues.ts'

export const bulkClasses: BulkOf<Class> = {
  kind: 'classes',
  idOf: classIdentity.idOf,
  nameOf: classIdentity.titleOf,
  placeOf: (lesson) => ({
    batchId: lesson.M03_M02_BatchId,
    divisionIds: lesson.divisions.map((division) => division.M11_Division_id),
  }),
  setOf: ({ batchId, divisionIds }) => ({ M03_M02_BatchId: batchId, M03_M11_DivisionIds: [...divisionIds] }),
  divisions: 'many',
}
