import * as z from 'zod/mini'
import { Id } from '#contract/ids.ts'
import { IMPORT_KINDS } from './importFields.ts'
import { PageQuery } from '#contract/paging.ts'

/** How long an import can be undone, in days. */
export const UNDO_DAYS = 30

/** `GET /imports?page&kind`: the imports of the last {@link UNDO_DAYS} days, newest first. */
export const ImportQuery = z.extend(z.pick(PageQuery, { page: true, per_page: true }), {
  kind: z.catch(z.optional(z.enum(IMPORT_KINDS)), undefined),
})

export type ImportQuery = z.output<typeof ImportQuery>

/** An import that was done. Times in ms since 1970. */
export const PastImport = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  at: z.int(),
  login: z.string(),
  added: z.int(),
  changed: z.int(),
  /** Null unless it was undone. */
  undone_at: z.nullable(z.int()),
})

export type PastImport = z.output<typeof PastImport>

/** What undoing an import took back, and what it kept because somebody changed it or needs it since. */
export const UndoOutcome = z.object({
  taken_back: z.int(),
  kept: z.array(z.object({ kind: z.string(), id: Id, name: z.string(), reason: z.string() })),
})

export type UndoOutcome = z.output<typeof UndoOutcome>
