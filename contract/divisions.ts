import * as z from 'zod/mini'
import { NO_SUCH_BATCH } from './batches.ts'
import { FilterId, Id, requiredId } from './ids.ts'
import { PageQuery } from './paging.ts'
import type { PlainKind } from './plainKind.ts'
import { sortParameter } from './text/sorting.ts'
import { requiredText } from './text/text.ts'
import { NO_SUCH_TEACHER } from './users.ts'

/** A division: a group inside a batch, with a teacher as its mentor. @spec 249 */
export const Division = z.object({
  M11_Division_id: Id,
  M11_Division_name: z.string(),
  M11_Batch_id: Id,
  M11_M05_User_Id: z.nullable(Id),
  batch: z.nullable(z.object({ M02_Name: z.string() })),
  mentor: z.nullable(z.object({ M05_UserName: z.string() })),
  /** Number of students in the division; other back ends may omit it. */
  students_count: z.optional(z.int().check(z.gte(0))),
  /** Whether its class page is on; other back ends may omit it. */
  has_class_page: z.optional(z.boolean()),
})

export type Division = z.output<typeof Division>

/** `POST /division` and `PUT /division/{id}`. @spec 339-341, 390, 391 */
export const DivisionBody = z.object({
  M11_Division_name: requiredText('Division Name', 255),
  M11_Batch_id: requiredId('Batch is required'),
  M11_M05_User_Id: requiredId('Mentor is required'),
})

export type DivisionBody = z.output<typeof DivisionBody>

/** `GET /division?page&search&batch_id&mentor_id&sort`; `search` looks in the names of the division, its batch and mentor. @spec 387, 388 */
export const DivisionQuery = z.extend(PageQuery, {
  batch_id: FilterId,
  mentor_id: FilterId,
  sort: sortParameter('name'),
})

export type DivisionQuery = z.output<typeof DivisionQuery>

/** 422 under a field that refers to a division that does not exist, or that is not in the chosen batch. */
export const NO_SUCH_DIVISION = 'This division does not belong to the batch'

export const divisions = {
  record: Division,
  body: DivisionBody,
  query: DivisionQuery,
  nested: 'all of one batch',
  searched: ['M11_Division_name'],
  references: {
    M11_Batch_id: { to: 'batches', as: 'batch', gone: NO_SUCH_BATCH, filter: 'batch_id' },
    M11_M05_User_Id: { to: 'teachers', as: 'mentor', gone: NO_SUCH_TEACHER, filter: 'mentor_id' },
  },
} as const satisfies PlainKind<Division, DivisionBody, DivisionQuery>
