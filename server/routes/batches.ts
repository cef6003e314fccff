import { Hono } from 'hono'
import { BatchBody, BatchQuery } from '#contract/batches.ts'
import { IdParam } from '#contract/ids.ts'
import { deleted, one, saved } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { BatchStore } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** `/batches` (statements 407 to 411); its list is nested as `data.data` (reading Q76). */
export function batchRoutes(batches: BatchStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', BatchQuery), (c) => list(c, batches, c.req.valid('query'), { isNested: true }))

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, found(await batches.get(c.req.valid('param').id), 'Batch')),
    )

    .post('/', valid('json', BatchBody), async (c) => {
      const body = c.req.valid('json')
      return saved(c, await batches.add(body, await submitOf(c, clock(), body), c.var.actor), 201)
    })

    .put('/:id', valid('param', IdParam), valid('json', BatchBody), async (c) => {
      const { id } = c.req.valid('param')
      return saved(c, found(await batches.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor), 'Batch'))
    })

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await batches.remove(c.req.valid('param').id, clock(), c.var.actor), 'Batch'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(c, found(await batches.restore(c.req.valid('param').id, clock(), c.var.actor), 'Batch')),
    )
}
