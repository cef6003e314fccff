import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { Stale, withView, type Records } from '#server/store/store.ts'
import { eventOf, hasNewPassword } from '#server/store/auditEntries.ts'
import type { Table, Tables } from './tables.ts'
import { enter } from './auditEntries.ts'
import { discard, discarded, insert, overwrite, putBack, repeated } from './writes.ts'

/** What the writes of one record and of several have in common. */
export interface RowParts<Row, View> {
  /** Returns a row as it is read. */
  view: (row: Row) => View
  /**
   * Throws if other records do not allow the row.
   * @param current the row that it replaces
   */
  refuseFaults: (row: Row, current?: Row) => void
  /** Throws if the row must not be deleted. */
  refuseUsed?: (row: Row) => void
  /** Returns what refers to a record. @default nothing */
  usesOf?: (id: number) => UseCounts
}

export interface RecordParts<Row, Body, View> extends RowParts<Row, View> {
  /** Returns the row that a form describes, based on the current row if there is one. */
  rowOf: (id: number, body: Body, current?: Row) => Row
}

/**
 * Records of one kind in memory. Each call runs without interruption, so nothing changes between its reads and
 * writes.
 */
export function memoryRecords<Row, Body extends object, View extends object>(
  tables: Tables,
  kind: RecordKind,
  table: Table<Row>,
  { view, rowOf, refuseFaults, refuseUsed = () => {}, usesOf = () => ({}) }: RecordParts<Row, Body, View>,
): Records<View, Body> {
  return {
    async get(id) {
      const stored = table.rows.get(id)
      return stored && withView(stored, view)
    },

    async uses(id) {
      return usesOf(id)
    },

    async add(body, submit, by) {
      const done = repeated(tables, table, submit, view)
      if (done) return done
      const id = table.sequence.last + 1
      const row = rowOf(id, body)
      refuseFaults(row)
      const added = withView(insert(tables, table, row, submit), view)
      if (by) enter(tables, by, eventOf({ kind, by }, 'add', id, { after: added.record }))
      return added
    },

    async replace(id, body, version, by) {
      const current = table.rows.get(id)
      if (!current) return undefined
      const before = withView(current, view)
      if (version !== undefined && version !== current.version) throw new Stale(before)
      const row = rowOf(id, body, current.record)
      refuseFaults(row, current.record)
      const written = withView(overwrite(table, id, current, row), view)
      const writing = { kind, by, hasNewPassword: hasNewPassword(body) }
      if (by)
        enter(tables, by, eventOf(writing, 'change', id, { before: before.record, after: written.record }))
      return written
    },

    async remove(id, at, by) {
      const current = table.rows.get(id)
      if (!current) return false
      refuseUsed(current.record)
      const before = view(current.record)
      discard(table, id, at)
      if (by) enter(tables, by, eventOf({ kind, by }, 'delete', id, { before }))
      return true
    },

    async restore(id, at, by) {
      const row = discarded(table, id, at)
      if (!row) return undefined
      refuseFaults(row)
      const stored = putBack(table, id)
      const restored = stored && withView(stored, view)
      if (by && restored) enter(tables, by, eventOf({ kind, by }, 'restore', id, { after: restored.record }))
      return restored
    },
  }
}
