import { Hono } from 'hono'
import { Batch, BatchBody, BatchQuery } from '#contract/batches.ts'
import { dataOf, describeRoute, pageOf } from '#server/describeRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { BatchStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** `/batches`; its list is nested as `data.data` (reading Q76). @spec 407-411 */
export function batchRoutes(batches: BatchStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describeRoute('GET /batches', 'List of batch records', dataOf(pageOf(Batch))),
      valid('query', BatchQuery),
      (c) => list(c, batches, c.req.valid('query'), { isNested: true }),
    )
    .route(
      '/',
      recordRoutes(batches, {
        kind: 'batches',
        record: Batch,
        add: { call: 'POST /batches', body: BatchBody },
        change: { call: 'PUT /batches/:id', body: BatchBody },
        clock,
      }),
    )
}
