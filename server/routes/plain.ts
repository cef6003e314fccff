import { Hono } from 'hono'
import * as z from 'zod/mini'
import { recordKinds } from '#contract/kinds.ts'
import type { PlainBody, PlainKind, PlainQuery } from '#contract/plainKind.ts'
import type { PlainName } from '#contract/plainKinds.ts'
import { dataOf, guardedRoute, pageOf } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { PlainStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

interface PlainDeps {
  kind: PlainName
  described: PlainKind<object, PlainBody, PlainQuery>
  store: PlainStore<object, PlainBody, PlainQuery>
  clock: () => number
}

/** The routes of a plain kind: its list, and those of single records. */
export function plainRoutes({ kind, described, store, clock }: PlainDeps) {
  const { path, name } = recordKinds[kind]
  const { record, body, query, nested } = described
  const page = pageOf(record)
  const nestedPage = dataOf(page)
  const answer = nested === undefined ? page : nested === 'all' ? nestedPage : z.union([page, nestedPage])

  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute(`GET ${path}`, `List of ${name.toLowerCase()} records`, answer),
      valid('query', query),
      (c) => {
        const { page: number, batch_id } = c.req.query()
        const isAllOfBatch = batch_id !== undefined && number === undefined
        const isNested = nested === 'all' || (nested === 'all of one batch' && isAllOfBatch)
        return list(c, store, c.req.valid('query'), { isNested })
      },
    )
    .route(
      '/',
      recordRoutes(store, {
        kind,
        record,
        add: { call: `POST ${path}`, body },
        change: { call: `PUT ${path}/:id`, body },
        clock,
      }),
    )
}
