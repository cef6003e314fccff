import { Hono } from 'hono'
import { CourseBody, CourseQuery } from '#contract/courses.ts'
import { IdParam } from '#contract/ids.ts'
import { etag, ifMatch, submitKey, valid, type AppEnv } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { CourseStore } from '#server/store/store.ts'

/** `/courses` (statements 412 to 416). */
export function courseRoutes(courses: CourseStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', CourseQuery), async (c) => c.json(await courses.page(c.req.valid('query'))))

    .get('/:id', valid('param', IdParam), async (c) => {
      const course = found(await courses.get(c.req.valid('param').id), 'Course')
      return c.json({ data: course.record }, 200, { ETag: etag(course) })
    })

    .post('/', valid('json', CourseBody), async (c) => {
      const course = await courses.add(c.req.valid('json'), submitKey(c, clock()))
      return c.json({ success: true, data: course.record }, 201, { ETag: etag(course) })
    })

    .put('/:id', valid('param', IdParam), valid('json', CourseBody), async (c) => {
      const { id } = c.req.valid('param')
      const course = found(await courses.replace(id, c.req.valid('json'), ifMatch(c)), 'Course')
      return c.json({ success: true, data: course.record }, 200, { ETag: etag(course) })
    })

    .delete('/:id', valid('param', IdParam), async (c) => {
      found((await courses.remove(c.req.valid('param').id)) || undefined, 'Course')
      return c.json({ success: true, message: 'Course deleted' })
    })
}
