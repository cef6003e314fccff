import type { RecordKind } from '#contract/kinds.ts'

/** A record that was erased for good; `at` in ms since 1970. Ids are never reused. */
export interface Erasure {
  kind: RecordKind
  id: number
  at: number
}

/** Maintenance of the database, independent of requests. */
export interface UpkeepStore {
  /**
   * Deletes some expired rows of the trash, the audit trail, imports, submits and attempts: so few that no request
   * waits for long. Several servers may run it at once.
   * @param at ms since 1970
   * @returns the number of deleted rows; 0 if none is left
   */
  deleteExpired(at: number): Promise<number>
  /**
   * Rewrites the files of an embedded database without what they still contain of erased rows. Reads go on; writes wait.
   * PostgreSQL is left to its administrator.
   * @returns false if it is to be tried again, for example after a running backup
   */
  rebuild(): Promise<boolean>
  /** Returns all erasures so far, and the lineage that identifies this database. */
  erasures(): Promise<{ lineage: string; erased: Erasure[] }>
  /** Returns the time of the last backup, in ms since 1970; undefined if there was none. */
  backedUpAt(): Promise<number | undefined>
}
