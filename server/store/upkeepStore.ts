import type { RecordKind } from '#contract/kinds.ts'

/** A record that was erased for good; `at` in ms since 1970. Ids are never given twice. */
export interface Erasure {
  kind: RecordKind
  id: number
  at: number
}

/** Maintenance of the database, independent of requests. */
export interface UpkeepStore {
  /**
   * Deletes some expired rows of the trash, the audit trail, submits and tries, so few that no request waits for long.
   * Several servers may run it at once.
   * @param at ms since 1970
   * @returns the number of deleted rows; 0 if none is left
   */
  deleteExpired(at: number): Promise<number>
  /**
   * Overwrites what the database files still hold of deleted rows. Waits for a few seconds at most.
   * @returns false if it continues in the background, such as after a running backup
   */
  scrub(): Promise<boolean>
  /** All erasures so far, and the name that distinguishes this database from others. */
  erasures(): Promise<{ lineage: string; erased: Erasure[] }>
  /** When the last backup was taken, in ms since 1970; undefined when none was. */
  backedUpAt(): Promise<number | undefined>
}
