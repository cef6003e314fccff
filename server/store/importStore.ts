import { millisecondsInDay } from 'date-fns/constants'
import type { BatchBody } from '#contract/batches.ts'
import type { DivisionBody } from '#contract/divisions.ts'
import { UNDO_DAYS, type ImportQuery, type PastImport, type UndoOutcome } from '#contract/import/imports.ts'
import type { Paged, Versioned } from '#contract/paging.ts'
import type { Actor } from './auditStore.ts'
import type { SubmitKey } from './stored.ts'

/** How long an import can be undone, in ms. */
export const UNDO_LIFE = UNDO_DAYS * millisecondsInDay

export interface NamedBatch {
  id: number
  name: string
}

export interface NamedDivision extends NamedBatch {
  batchId: number
  /** The name of its mentor; '' if it has none. */
  mentor: string
}

/** What a file names. Codes and names are folded; classes are named by their id in digits. */
export interface Wanted {
  keys: readonly string[]
  batches: readonly string[]
  courses: readonly number[]
  mentors: readonly number[]
}

/** The records that a file names, as they are now. */
export interface Register<Row> {
  batches: NamedBatch[]
  /** The divisions of those batches, and of the batches of `rows`. */
  divisions: NamedDivision[]
  rows: Map<string, Row & Versioned>
  /** Folded codes that the other kind of people has. */
  taken: Set<string>
  /** Names of all roles by id. */
  roles: Map<number, string>
  /** Which of the wanted courses and mentors exist. */
  courses: Set<number>
  mentors: Set<number>
}

/** The ids of batches and divisions that an import adds, by the ids that its plan has in their place. */
export interface NewIds {
  batches: ReadonlyMap<number, number>
  divisions: ReadonlyMap<number, number>
}

/** What an import writes. */
export interface ImportPlan<Body> {
  batches: readonly { at: number; body: BatchBody }[]
  /** The batch may be one of `batches`. */
  divisions: readonly { at: number; body: DivisionBody }[]
  /** Bodies may refer to what is added with them. */
  adds: readonly ((ids: NewIds) => Body)[]
  changes: readonly { id: number; version: number; body: (ids: NewIds) => Body }[]
}

export interface ImportWrite {
  /** ms since 1970 */
  at: number
  by: Actor
  submit?: SubmitKey | undefined
  /** Called with the number of records written so far, and of all. */
  onProgress?: (done: number, total: number) => void
  /** Nothing is written after an abort. */
  signal?: AbortSignal | undefined
}

/** `isRepeated` if the same submit has done it before. */
export type Imported = Pick<PastImport, 'id' | 'added' | 'changed'> & { isRepeated: boolean }

/** Imports of one kind. */
export interface KindImports<Row, Body> {
  register(wanted: Wanted): Promise<Register<Row>>
  /**
   * Writes all of a plan with one entry in the audit trail, or nothing.
   * @throws {Outdated} if a record is no longer as in the plan
   * @throws {Cancelled} after an abort
   */
  write(plan: ImportPlan<Body>, write: ImportWrite): Promise<Imported>
}

/** The imports that were done, and their undo. */
export interface ImportStore {
  /** Returns what the same submit has imported before. @throws {SubmittedOtherwise} if it did so with another body */
  earlier(submit: SubmitKey): Promise<Imported | undefined>
  /** One page of the imports that can be undone or were, newest first. @param at ms since 1970 */
  past(query: ImportQuery, at: number): Promise<Paged<PastImport>>
  /**
   * Takes back what an import did, in one transaction with one entry in the audit trail. What somebody changed since is kept.
   * Returns undefined if there is no such import that is recent enough, 'undone' if it was undone before.
   */
  undo(id: number, write: Pick<ImportWrite, 'at' | 'by'>): Promise<UndoOutcome | 'undone' | undefined>
}

/** The database has changed since the plan was made: make a new one. */
export class Outdated extends Error {}

/** The user cancelled the import; nothing was written. */
export class Cancelled extends Error {}
