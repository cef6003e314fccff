import type { Seen } from '#contract/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import type { Actor } from './auditStore.ts'
import type { SubmitKey } from './stored.ts'

/** Who writes several records, and how the submit is told from others. `at` in ms since 1970. */
export interface BulkWrite {
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
export interface Bulk<Row, Set> {
  /** Returns the rows that exist, in the order of the list. */
  rows(ids: readonly number[]): Promise<Row[]>
  /** Changes some fields of each record, if its version is still the stored one. */
  change(changes: readonly (Seen & { set: Set })[], write: BulkWrite): Promise<BulkOutcome>
  /** Moves each record to the trash, if its version is still the stored one. */
  remove(records: readonly Seen[], write: BulkWrite): Promise<BulkOutcome>
  /** Restores deleted records with their ids. */
  restore(ids: readonly number[], write: BulkWrite): Promise<BulkOutcome>
}

/** The same submit has already written several records, with other values. */
export class SubmittedOtherwise extends Error {}
