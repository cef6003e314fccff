import { Hono } from 'hono'
import { DivisionBody, DivisionQuery } from '#contract/divisions.ts'
import { IdParam } from '#contract/ids.ts'
import { deleted, one, saved } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { DivisionStore } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** `/division` (statements 387 to 392). The complete list of one batch is nested as `data.data` (statement 387). */
export function divisionRoutes(divisions: DivisionStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', DivisionQuery), (c) => {
      const { page, batch_id } = c.req.query()
      return list(c, divisions, c.req.valid('query'), {
        isNested: batch_id !== undefined && page === undefined,
      })
    })

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, found(await divisions.get(c.req.valid('param').id), 'Division')),
    )

    .post('/', valid('json', DivisionBody), async (c) => {
      const body = c.req.valid('json')
      return saved(c, await divisions.add(body, await submitOf(c, clock(), body), c.var.actor), 201)
    })

    .put('/:id', valid('param', IdParam), valid('json', DivisionBody), async (c) => {
      const { id } = c.req.valid('param')
      return saved(
        c,
        found(await divisions.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor), 'Division'),
      )
    })

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await divisions.remove(c.req.valid('param').id, clock(), c.var.actor), 'Division'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(c, found(await divisions.restore(c.req.valid('param').id, clock(), c.var.actor), 'Division')),
    )
}
