import type { Fields } from '#contract/audit.ts'
import { FieldFault, InUse, type Records } from '#server/store/store.ts'

/** Does work for each item of a list, one after the other. */
export async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of list) results.push(await work(one))
  return results
}

/** How the records of one kind are taken back. */
export interface KindUndo {
  read: (id: number) => Promise<object | undefined>
  revert: (id: number, fields: Fields) => Promise<void>
  remove: (id: number, at: number) => Promise<void>
}

/** @param patched returns the form of a record with some other fields */
export const memoryUndo = <Row extends object, Body>(
  records: Records<Row, Body>,
  patched: (row: Row, fields: Fields) => Body,
): KindUndo => ({
  read: async (id) => (await records.get(id))?.record,
  async revert(id, fields) {
    const stored = await records.get(id)
    if (stored) await records.replace(id, patched(stored.record, fields))
  },
  async remove(id, at) {
    await records.remove(id, at)
  },
})

/** Returns why a record is kept; undefined if the work was done. */
export async function attempt(work: Promise<void> | undefined): Promise<Error | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof FieldFault || error instanceof InUse) return error
    throw error
  }
}
