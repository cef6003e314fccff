import { listIn } from '#admin/shared/form/draft.ts'
import { nameOf, useBatches, useDivisions } from '#admin/shared/form/lookups.ts'

/** A batch's name by its id. */
export function BatchName({ id }: { id: string }) {
  return nameOf(useBatches(), id)
}

/** The names of divisions of a batch. @param ids one id, or a list as `listText` writes it */
export function DivisionNames({ batchId, ids }: { batchId: string; ids: string }) {
  const divisions = useDivisions(batchId)
  const chosen = ids.startsWith('[') ? listIn(ids) : [ids]
  return chosen.map((id) => nameOf(divisions, id)).join(', ')
}
