import { Hono } from 'hono'
import { About, AboutParam } from '#contract/about.ts'
import { mayCall } from '#contract/access/permissions.ts'
import { kindInfo } from '#contract/kinds.ts'
import { dataOf, guardedRoute, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { Store } from '#server/store/store.ts'

/** `/about`: facts about a record that its details show. */
export function aboutRoutes(store: Store) {
  return new Hono<AppEnv>().get(
    '/:kind/:id',
    valid('param', AboutParam),
    guardedRoute(
      'GET /about/:kind/:id',
      'What refers to a record, and who changed it last',
      dataOf(strict(About)),
    ),
    async (c) => {
      const { kind, id } = c.req.valid('param')
      found(await store[kind].get(id), kindInfo(kind).name)
      const mayRead = mayCall(c.var.level, 'GET /audit')
      const [uses, last_change] = [
        await store[kind].uses(id),
        mayRead ? await store.audit.latest(kind, id) : undefined,
      ]
      return c.json({ data: { uses, last_change: last_change ?? null } })
    },
  )
}
