import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { IdParam } from '#contract/ids.ts'
import { kindInfo, recordKinds, withArticle, type RecordKind } from '#contract/kinds.ts'
import type { Call } from '#contract/access/permissions.ts'
import { dataOf, guardedRoute, doneShape, savedOf, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { ifMatch, valid, type Form, deleted, one, saved, written } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import { withView } from '#server/store/stored.ts'
import type { Records } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** A write, with the schema of its body. */
interface Write<Body> {
  call: Call
  body: Form<Body>
}

interface RecordOptions<Row, Body> {
  kind: RecordKind
  /** The schema of a single record as it is sent. */
  record: z.ZodMiniObject
  /** How a record is added; without it, records are not added here. */
  add?: Write<Body>
  /** How a record is changed; without it there is no route to change one. */
  change?: Write<Body>
  /** Maps a single record to the response. @default the row itself */
  view?: (row: Row) => object
  clock: () => number
}

/** Returns the routes of single records: read, add, change, delete and restore. Each resource has its own list route. */
export function recordRoutes<Row extends object, Body extends object>(
  records: Records<Row, Body>,
  { kind, record, add, change, view = (row) => row, clock }: RecordOptions<Row, Body>,
) {
  const { name } = kindInfo(kind)
  const { path } = recordKinds[kind]
  const noun = name.toLowerCase()
  const shape = strict(record)
  const withId = valid('param', IdParam)

  const routes = new Hono<AppEnv>()
    .get('/:id', withId, guardedRoute(`GET ${path}/:id`, `One ${noun}`, dataOf(shape)), async (c) =>
      one(c, withView(found(await records.get(c.req.valid('param').id), name), view)),
    )

    .delete(
      '/:id',
      withId,
      guardedRoute(
        `DELETE ${path}/:id`,
        `Delete ${withArticle(noun)}: it stays in the trash for 30 days`,
        doneShape,
      ),
      async (c) => deleted(c, await records.remove(c.req.valid('param').id, clock(), c.var.actor), name),
    )

    .post(
      '/:id/restore',
      withId,
      guardedRoute(`POST ${path}/:id/restore`, `Restore a deleted ${noun}`, savedOf(shape)),
      async (c) => {
        const restored = found(await records.restore(c.req.valid('param').id, clock(), c.var.actor), name)
        return saved(c, withView(restored, view))
      },
    )

  if (add) {
    const described = guardedRoute(add.call, `Add ${withArticle(noun)}`, savedOf(shape), { isAdding: true })
    routes.post('/', described, valid('json', add.body), async (c) => {
      const body = c.req.valid('json')
      const submit = await submitOf(c, clock(), body)
      return saved(c, await written(records.add(body, submit, c.var.actor), view), 201)
    })
  }

  if (change) {
    const described = guardedRoute(change.call, `Change ${withArticle(noun)}`, savedOf(shape), {
      isChanging: true,
    })
    routes.put('/:id', withId, described, valid('json', change.body), async (c) => {
      const { id } = c.req.valid('param')
      const replaced = records.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor)
      const present = replaced.then((stored) => found(stored, name))
      return saved(c, await written(present, view))
    })
  }
  return routes
}
