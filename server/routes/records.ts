import { Hono } from 'hono'
import { IdParam } from '#contract/ids.ts'
import { deleted, one, saved, withView, written } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv, type Form } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { Records } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

interface RecordOptions<Row, Body> {
  /** What messages call it: 'Course not found'. */
  name: string
  /** The form of a new record; without it, records are not added here. */
  add?: Form<Body>
  /** The form of a changed record; without it, records are not changed here. */
  change?: Form<Body>
  /** A single record as it is answered. @default the row */
  view?: (row: Row) => object
  clock: () => number
}

/** The routes of single records: read, add, change, delete and restore. Lists differ, and stay with their resource. */
export function recordRoutes<Row extends object, Body extends object>(
  records: Records<Row, Body>,
  { name, add, change, view = (row) => row, clock }: RecordOptions<Row, Body>,
) {
  const withId = valid('param', IdParam)

  const routes = new Hono<AppEnv>()
    .get('/:id', withId, async (c) =>
      one(c, withView(found(await records.get(c.req.valid('param').id), name), view)),
    )

    .delete('/:id', withId, async (c) =>
      deleted(c, await records.remove(c.req.valid('param').id, clock(), c.var.actor), name),
    )

    .post('/:id/restore', withId, async (c) => {
      const record = found(await records.restore(c.req.valid('param').id, clock(), c.var.actor), name)
      return saved(c, withView(record, view))
    })

  if (add) {
    routes.post('/', valid('json', add), async (c) => {
      const body = c.req.valid('json')
      const submit = await submitOf(c, clock(), body)
      return saved(c, await written(records.add(body, submit, c.var.actor), view), 201)
    })
  }

  if (change) {
    routes.put('/:id', withId, valid('json', change), async (c) => {
      const { id } = c.req.valid('param')
      const replaced = records.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor)
      const record = replaced.then((stored) => found(stored, name))
      return saved(c, await written(record, view))
    })
  }
  return routes
}
