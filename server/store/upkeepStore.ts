import type { RecordKind } from '#contract/kinds.ts'

/** A record that was erased for good; `at` in ms since 1970. Ids are never given twice. */
export interface Erasure {
  kind: RecordKind
  id: number
  at: number
}

/** What a store does to itself, apart from any request. */
export interface UpkeepStore {
  /**
   * Forgets some of what has outlived its time in the trash, in the audit trail and among submits and tries, so little at a time
   * that nobody waits for it. Safe where several servers do it at once.
   * @param at ms since 1970
   * @returns how many rows went; 0 when none is left
   */
  deleteExpired(at: number): Promise<number>
  /**
   * Removes what the database's own files still hold of rows that are gone. Waits for a few seconds at most.
   * @returns false when it goes on by itself later, such as after a backup that is being taken
   */
  scrub(): Promise<boolean>
  /** Everything that was ever erased for good, and by what name the database is told from others. */
  erasures(): Promise<{ lineage: string; erased: Erasure[] }>
  /** When the last backup was taken, in ms since 1970; undefined when none was. */
  backedUpAt(): Promise<number | undefined>
}
