import type { RecordKind } from '#contract/kinds.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import type { ImportPlan, ImportWrite, NewIds } from '#server/store/importStore.ts'
import { writeRecords, type RecordSteps } from '#server/store/importSteps.ts'
import { enterParts } from '#server/store/sql/audit.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** The records of a plan, prepared so that the transaction in which others wait is short. */
export interface PreparedRecords {
  /** @throws {Outdated} if a record is no longer as in the plan */
  write: (transaction: Db) => Promise<void>
  /** Enters the records in the audit trail, as parts of an entry. */
  enter: (transaction: Db, whole: number) => Promise<void>
  /** Removes what was prepared, on the connection where it was. */
  drop: (db: Db) => Promise<void>
}

/** Which records are written. */
export interface RecordPlan<Body> extends Pick<ImportPlan<Body>, 'adds' | 'changes'> {
  /** What the undo of an import moves to the trash. */
  removes?: readonly { id: number; version: number }[]
}

/** The ids that nothing is added with. */
export const noIds: NewIds = { batches: new Map(), divisions: new Map() }

/**
 * Prepares the records of a plan: all that needs no lock.
 * @param ids of what the plan adds with them
 * @throws {Outdated} if a record is no longer as in the plan
 * @throws {Cancelled} after an abort
 */
export type PrepareRecords<Body> = (
  db: Db,
  plan: RecordPlan<Body>,
  ids: NewIds,
  write: ImportWrite,
) => Promise<PreparedRecords>

/** Writes records one after another, for kinds of which few are imported at once: nothing is prepared. */
export const oneAfterAnother =
  <Row extends object, Body>(
    kind: RecordKind,
    stepsIn: (transaction: Db) => Omit<RecordSteps<Row, Body>, 'kind'>,
  ): PrepareRecords<Body> =>
  async (_db, plan, ids, write) => {
    let events: AuditEvent[] = []
    return {
      async write(transaction) {
        events = await writeRecords({ kind, ...stepsIn(transaction) }, plan, ids, write)
      },
      enter: (transaction, whole) => enterParts(transaction, write.by, whole, events),
      drop: async () => {},
    }
  }
