import * as z from 'zod/mini'
import { Id } from './ids.ts'
import { Version } from './paging.ts'

/** What became of several records: those that were written, with their new versions, and those that were refused. */
export const BulkOutcome = z.object({
  done: z.array(z.object({ id: Id, version: Version })),
  refused: z.array(z.object({ id: Id, message: z.string() })),
})

export type BulkOutcome = z.output<typeof BulkOutcome>
