import type { RecordKind } from '#contract/kinds.ts'
import type { RecordParts } from '#server/store/sql/writes/records.ts'
import { allOf } from '#server/store/sql/writes/rowWrites.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { kindUndo, type KindUndo } from './sqlImports.ts'

/** How an import adds batches or divisions, and how its undo removes them. */
export interface ImportedParent<Body> {
  addWithin: (transaction: Db, bodies: readonly Body[]) => Promise<{ id: number; record: object }[]>
  undo: KindUndo
}

export function importedParent<Row extends object, Body, Kept extends object>(
  kind: RecordKind,
  parts: RecordParts<Row, Body, Kept>,
): ImportedParent<Body> {
  const { insert, read } = parts
  return {
    async addWithin(transaction, bodies) {
      if (bodies.length === 0) return []
      const ids = allOf(await insert(transaction, bodies))
      const stored = await read(transaction, ids)
      return ids.map((id) => {
        const record = stored.get(id)?.record
        if (!record) throw new Error(`${kind}: a row that was just added is not there: ${id}`)
        return { id, record }
      })
    },
    undo: kindUndo(kind, {
      ...parts,
      // An import changes none of these.
      patched: () => {
        throw new Error(`${kind}: an import does not change them`)
      },
    }),
  }
}
