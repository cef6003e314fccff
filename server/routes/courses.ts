import { Hono } from 'hono'
import { CourseBody, CourseQuery } from '#contract/courses.ts'
import { IdParam } from '#contract/ids.ts'
import { deleted, one, saved } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { CourseStore } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** `/courses` (statements 412 to 416). */
export function courseRoutes(courses: CourseStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', CourseQuery), (c) => list(c, courses, c.req.valid('query')))

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, found(await courses.get(c.req.valid('param').id), 'Course')),
    )

    .post('/', valid('json', CourseBody), async (c) => {
      const body = c.req.valid('json')
      return saved(c, await courses.add(body, await submitOf(c, clock(), body), c.var.actor), 201)
    })

    .put('/:id', valid('param', IdParam), valid('json', CourseBody), async (c) => {
      const { id } = c.req.valid('param')
      return saved(
        c,
        found(await courses.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor), 'Course'),
      )
    })

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await courses.remove(c.req.valid('param').id, clock(), c.var.actor), 'Course'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(c, found(await courses.restore(c.req.valid('param').id, clock(), c.var.actor), 'Course')),
    )
}
