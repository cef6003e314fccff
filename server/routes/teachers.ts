import { Hono } from 'hono'
import { IdParam } from '#contract/ids.ts'
import { TeacherQuery } from '#contract/users.ts'
import { deleted, one, saved } from '#server/answers.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { TeacherStore } from '#server/store/store.ts'

/** `/teachers` (statements 403 to 406). Teachers are made and changed at `/users` (reading Q78). */
export function teacherRoutes(teachers: TeacherStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', TeacherQuery), (c) => list(c, teachers, c.req.valid('query')))

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, found(await teachers.get(c.req.valid('param').id), 'Teacher')),
    )

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await teachers.remove(c.req.valid('param').id, clock(), c.var.actor), 'Teacher'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(c, found(await teachers.restore(c.req.valid('param').id, clock(), c.var.actor), 'Teacher')),
    )
}
