import { foldText } from '#contract/foldText.ts'
import {
  isOtherSubmit,
  SavedOtherwise,
  SUBMIT_KEY_LIFE,
  TRASH_LIFE,
  withView,
  type FieldFault,
  type Stored,
  type SubmitKey,
} from '#server/store/store.ts'
import type { Table, Tables } from './tables.ts'

/**
 * Returns the record that an earlier submit with the same key added, if it still exists.
 * @throws {SavedOtherwise} if it was added with other values
 */
export function repeated<Row, View>(
  tables: Tables,
  table: Table<Row>,
  submit: SubmitKey | undefined,
  view: (row: Row) => View,
): Stored<View> | undefined {
  const done = submit && tables.submits.get(submit.key)
  if (!done || Math.abs(submit.at - done.at) >= SUBMIT_KEY_LIFE) return undefined
  const stored = table.rows.get(done.id)
  const current = stored && withView(stored, view)
  if (current && isOtherSubmit(submit, done.digest)) throw new SavedOtherwise(current)
  return current
}

/** Adds a row, which already has the next id. */
export function insert<Row>(tables: Tables, table: Table<Row>, row: Row, submit?: SubmitKey): Stored<Row> {
  table.sequence.last += 1
  const id = table.sequence.last
  const added = { record: row, version: 1 }
  table.rows.set(id, added)
  if (submit) tables.submits.set(submit.key, { id, at: submit.at, digest: submit.digest })
  return added
}

/** Replaces a row. */
export function overwrite<Row>(table: Table<Row>, id: number, current: Stored<unknown>, record: Row) {
  const written = { record, version: current.version + 1 }
  const before = table.rows.get(id)
  table.rows.set(id, written)
  table.onWritten?.(id, before, written)
  return written
}

/** Refuses a text that another row has, ignoring letter case and equivalent spellings. */
export function refuseTaken<Row>(
  { rows }: Table<Row>,
  textOf: (row: Row) => string,
  text: string,
  { exceptId, fault }: { exceptId: number; fault: FieldFault },
): void {
  for (const [id, { record }] of rows) {
    if (id !== exceptId && foldText(textOf(record)) === foldText(text)) throw fault
  }
}

/** Moves a row to the trash. */
export function discard<Row>(table: Table<Row>, id: number, at: number): boolean {
  const { rows, trash } = table
  const row = rows.get(id)
  if (row) trash.set(id, { ...row, at })
  const wasThere = rows.delete(id)
  table.onWritten?.(id, row, undefined)
  return wasThere
}

/** Returns a deleted row that is recent enough to be restored. */
export function discarded<Row>({ trash }: Table<Row>, id: number, at: number): Row | undefined {
  const row = trash.get(id)
  return row && row.at > at - TRASH_LIFE ? row.record : undefined
}

/** Restores a deleted row with its id and version. */
export function putBack<Row>(table: Table<Row>, id: number): Stored<Row> | undefined {
  const { rows, trash } = table
  const row = trash.get(id)
  if (!row) return undefined
  const { record, version } = row
  const restored = { record, version }
  trash.delete(id)
  rows.set(id, restored)
  table.onWritten?.(id, undefined, restored)
  return restored
}
