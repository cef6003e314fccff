import { Hono } from 'hono'
import { TrashParam, TrashQuery } from '#contract/trash.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { TrashStore } from '#server/store/auditStore.ts'

/** `/trash`: deleted records of all kinds. Each comes back by the `restore` of its own kind. */
export function trashRoutes(trash: TrashStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', TrashQuery), async (c) =>
      c.json(await trash.page(c.req.valid('query'), clock())),
    )

    .delete('/:kind/:id', valid('param', TrashParam), async (c) => {
      const { kind, id } = c.req.valid('param')
      found((await trash.erase(kind, id, c.var.actor)) || undefined, 'Deleted record')
      return c.json({ success: true, message: 'Erased for good' })
    })
}
