import * as z from 'zod/mini'
import { Id, IdParam } from './ids.ts'
import { KINDS } from './kinds.ts'
import { PageQuery } from './paging.ts'

/** A deleted record that can still be restored. Times in ms since 1970. */
export const TrashEntry = z.object({
  kind: z.enum(KINDS),
  id: Id,
  name: z.string(),
  deleted_at: z.int(),
  /** The record can be restored until this time. */
  kept_until: z.int(),
  /** The administrator's sign-in name; null if the audit trail does not contain it. */
  deleted_by: z.nullable(z.string()),
})

export type TrashEntry = z.output<typeof TrashEntry>

/** `GET /trash?page`, newest first. */
export const TrashQuery = z.pick(PageQuery, { page: true, per_page: true })

export type TrashQuery = z.output<typeof TrashQuery>

/** 403 when a record that is not deleted is to be erased. */
export const DELETE_FIRST = 'This record is not deleted. Delete it first.'

/** The message after an erasure. */
export const ERASED = 'Deleted permanently'

/** `DELETE /trash/{kind}/{id}`: also for a record that is no longer in the trash but still named in the audit trail. */
export const TrashParam = z.extend(IdParam, { kind: z.enum(KINDS) })
