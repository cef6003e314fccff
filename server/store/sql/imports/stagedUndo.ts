import type { Fields } from '#contract/audit.ts'
import type { UndoOutcome } from '#contract/imports.ts'
import type { Versioned } from '#contract/paging.ts'
import { DELETED_MEANWHILE } from '#contract/several.ts'
import type { ImportWrite } from '#server/store/importStore.ts'
import { AT_ONCE, chunks } from '#server/store/importSteps.ts'
import { judgePart, keptOf, type ImportedPart } from '#server/store/importUndo.ts'
import { Refused } from '#server/store/severalStore.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { noIds, type PreparedRecords, type PrepareRecords } from './recordsWriter.ts'

/** The undo of all records of one kind, prepared so that the transaction in which others wait is short. */
export interface PreparedUndo extends PreparedRecords {
  outcome: UndoOutcome
}

/**
 * Prepares the undo of parts, the last first.
 * @throws {Outdated} if somebody changes a record meanwhile; so does the write, which then takes back nothing
 */
export type PrepareUndo = (
  db: Db,
  parts: readonly ImportedPart[],
  write: Pick<ImportWrite, 'at' | 'by'>,
) => Promise<PreparedUndo>

interface StagedUndoParts<Row, Body> {
  rowsWith: (ids: readonly number[], db: Db) => Promise<(Row & Versioned)[]>
  idOf: (row: Row) => number
  prepare: PrepareRecords<Body>
  /** Returns the form of a record with some other fields. */
  patched: (row: Row, fields: Fields) => Body
}

/** Undoes an import by a plan of the same kind as its own. */
export const stagedUndo =
  <Row extends object, Body>({ rowsWith, idOf, prepare, patched }: StagedUndoParts<Row, Body>): PrepareUndo =>
  async (db, parts, write) => {
    const outcome: UndoOutcome = { taken_back: 0, kept: [] }
    const changes: { id: number; version: number; body: () => Body }[] = []
    const removes: { id: number; version: number }[] = []

    function undo(part: ImportedPart, row: (Row & Versioned) | undefined) {
      if (!row) throw new Refused(DELETED_MEANWHILE)
      const { fields, kept } = judgePart(part, row)
      const one = { id: part.record_id, version: row.version }
      if (fields) changes.push({ ...one, body: () => patched(row, fields) })
      else removes.push(one)
      outcome.taken_back += 1
      if (kept !== undefined) outcome.kept.push(keptOf(part, kept))
    }

    const known = parts.filter(({ after }) => after !== null).toReversed()
    for (const some of chunks(known, AT_ONCE)) {
      const ids = some.map(({ record_id }) => record_id)
      const rows = new Map((await rowsWith(ids, db)).map((row) => [idOf(row), row]))
      for (const part of some) {
        try {
          undo(part, rows.get(part.record_id))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          outcome.kept.push(keptOf(part, error.message))
        }
      }
    }
    return { ...(await prepare(db, { adds: [], changes, removes }, noIds, write)), outcome }
  }
