import type { Fields } from '#contract/audit.ts'
import { CHANGED_MEANWHILE, DELETED_MEANWHILE, type Seen, type SeveralOutcome } from '#contract/several.ts'
import { commonFields } from './auditEntries.ts'
import type { Actor, AuditEvent } from './auditStore.ts'
import type { Stored, SubmitKey } from './stored.ts'
import { FieldFault, InUse } from './storeErrors.ts'

/** Who writes several records, and how the submit is told from others. `at` in ms since 1970. */
export interface SeveralWrite {
  at: number
  submit?: SubmitKey | undefined
  by?: Actor | undefined
}

/**
 * Reads and writes of several records in one transaction. What cannot be written is refused with a message, and the others
 * are written. A write with `by` creates one audit entry, if it writes anything. The same submit returns the first outcome
 * again.
 * @throws {SubmittedOtherwise} if the same submit came with other values
 */
export interface Several<Row, Set> {
  /** Returns the rows that exist, in the order of the list. */
  rows(ids: readonly number[]): Promise<Row[]>
  /** Changes some fields of each record, if its version is still the stored one. */
  change(changes: readonly (Seen & { set: Set })[], write: SeveralWrite): Promise<SeveralOutcome>
  /** Moves each record to the trash, if its version is still the stored one. */
  remove(records: readonly Seen[], write: SeveralWrite): Promise<SeveralOutcome>
  /** Restores deleted records with their ids. */
  restore(ids: readonly number[], write: SeveralWrite): Promise<SeveralOutcome>
}

/** The same submit has already written several records, with other values. */
export class SubmittedOtherwise extends Error {}

/** One of several records cannot be written. The message is for the user. */
export class Refused extends Error {}

/** Returns the stored record. @throws {Refused} if it is gone, or not as its user has seen it */
export function asSeen<Row>(stored: Stored<Row> | undefined, version: number): Stored<Row> {
  if (!stored) throw new Refused(DELETED_MEANWHILE)
  if (stored.version !== version) throw new Refused(CHANGED_MEANWHILE)
  return stored
}

/** A record that was written: its new version, its event for the audit trail, and the fields that were set. */
interface Written {
  id: number
  version: number
  event: AuditEvent
  set?: object
}

/** Collects what becomes of several records. */
export function collectOutcome() {
  const outcome: SeveralOutcome = { done: [], refused: [] }
  const events: AuditEvent[] = []
  const sets: object[] = []

  function written({ id, version, event, set = {} }: Written): void {
    outcome.done.push({ id, version })
    events.push(event)
    sets.push(set)
  }

  /** @throws the error, unless it is a refusal of the record */
  function refused(id: number, error: unknown): void {
    const isRefusal = error instanceof Refused || error instanceof FieldFault || error instanceof InUse
    if (!isRefusal) throw error
    outcome.refused.push({ id, message: error.message })
  }

  /** Returns the fields that were set alike in all records. */
  const common = (): Fields | undefined => commonFields(sets)

  return { outcome, events, written, refused, common }
}
