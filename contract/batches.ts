import * as z from 'zod/mini'
import { NO_SUCH_COURSE } from './courses.ts'
import { FilterId, Id, requiredId } from './ids.ts'
import { PageQuery } from './paging.ts'
import type { PlainKind } from './plainKind.ts'
import { sortParameter } from './text/sorting.ts'
import { requiredText } from './text/text.ts'

/** A batch; `course` is null if it has none. @spec 247 */
export const Batch = z.object({
  M02_BatchId: Id,
  M02_Name: z.string(),
  M02_M01_CourseId: z.nullable(Id),
  course: z.nullable(z.object({ M01_Title: z.string() })),
})

export type Batch = z.output<typeof Batch>

/** `POST /batches` and `PUT /batches/{id}`. @spec 342-344, 409, 410 */
export const BatchBody = z.object({
  M02_M01_CourseId: requiredId('Course is required'),
  // The specification calls a batch's name "Description" here (reading Q40).
  M02_Name: requiredText('Description', 255, 'Batch name'),
})

export type BatchBody = z.output<typeof BatchBody>

/** `GET /batches?page&search&course_id&sort`; `search` looks in the names of the batch and its course. @spec 407 */
export const BatchQuery = z.extend(PageQuery, { course_id: FilterId, sort: sortParameter('name') })

export type BatchQuery = z.output<typeof BatchQuery>

/** 422 under the name: batch_ids is keyed by it. @spec 486, reading Q74 */
export const BATCH_TAKEN = 'A batch with this name already exists'

/** 422 under a field that refers to a batch that was deleted in the meantime. */
export const NO_SUCH_BATCH = 'This batch does not exist any more'

export const batches = {
  record: Batch,
  body: BatchBody,
  query: BatchQuery,
  nested: 'all',
  searched: ['M02_Name'],
  unique: { column: 'name_key', message: BATCH_TAKEN },
  references: {
    M02_M01_CourseId: { to: 'courses', as: 'course', gone: NO_SUCH_COURSE, filter: 'course_id' },
  },
} as const satisfies PlainKind<Batch, BatchBody, BatchQuery>
