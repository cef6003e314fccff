import { Hono } from 'hono'
import { ClassBody, ClassQuery, ClassUpdate, type Class } from '#contract/classes.ts'
import { IdParam } from '#contract/ids.ts'
import { changed, deleted, made, one, saved, shown } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { ClassStore } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** A class also carries the ids of its divisions, as forms send them (statement 252). */
const read = (lesson: Class) => ({
  ...lesson,
  M03_M11_DivisionIds: lesson.divisions.map((division) => division.M11_Division_id),
})

/** `/classes` (statements 417 to 421). */
export function classRoutes(classes: ClassStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', ClassQuery), (c) => list(c, classes, c.req.valid('query'), { view: read }))

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, shown(found(await classes.get(c.req.valid('param').id), 'Class'), read)),
    )

    .post('/', valid('json', ClassBody), async (c) => {
      const body = c.req.valid('json')
      const submit = await submitOf(c, clock(), body)
      return saved(c, await made(classes.add(body, submit, c.var.actor), read), 201)
    })

    .put('/:id', valid('param', IdParam), valid('json', ClassUpdate), async (c) => {
      const { id } = c.req.valid('param')
      const lesson = await changed(classes.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor), read)
      return saved(c, found(lesson, 'Class'))
    })

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await classes.remove(c.req.valid('param').id, clock(), c.var.actor), 'Class'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(
        c,
        shown(found(await classes.restore(c.req.valid('param').id, clock(), c.var.actor), 'Class'), read),
      ),
    )
}
