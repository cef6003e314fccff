import type { RecordKind } from '#contract/kinds.ts'
import type { RecordParts } from '#server/store/sql/records.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { kindUndo, type KindUndo } from './sqlImports.ts'

/** How an import adds batches or divisions, and how its undo removes them. */
export interface ImportedParent<Body> {
  addWithin: (transaction: Db, body: Body) => Promise<{ id: number; record: object }>
  undo: KindUndo
}

export function importedParent<Row extends object, Body, Kept extends object>(
  kind: RecordKind,
  parts: RecordParts<Row, Body, Kept>,
): ImportedParent<Body> {
  const { insert, read } = parts
  return {
    async addWithin(transaction, body) {
      const id = await insert(transaction, body)
      const stored = await read(transaction, id)
      if (!stored) throw new Error(`${kind}: a row that was just added is not there: ${id}`)
      return { id, record: stored.record }
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
