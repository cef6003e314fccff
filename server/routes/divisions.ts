import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Division, DivisionBody, DivisionQuery } from '#contract/divisions.ts'
import { dataOf, describeRoute, pageOf } from '#server/describeRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { DivisionStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

const onePage = pageOf(Division)

/** `/division`. The complete list of one batch is nested as `data.data`. @spec 387-392 */
export function divisionRoutes(divisions: DivisionStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describeRoute('GET /division', 'List of division records', z.union([onePage, dataOf(onePage)])),
      valid('query', DivisionQuery),
      (c) => {
        const { page, batch_id } = c.req.query()
        return list(c, divisions, c.req.valid('query'), {
          isNested: batch_id !== undefined && page === undefined,
        })
      },
    )
    .route(
      '/',
      recordRoutes(divisions, {
        kind: 'divisions',
        record: Division,
        add: { call: 'POST /division', body: DivisionBody },
        change: { call: 'PUT /division/:id', body: DivisionBody },
        clock,
      }),
    )
}
