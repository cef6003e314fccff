import { Hono } from 'hono'
import { TeacherQuery } from '#contract/users.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import type { TeacherStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** `/teachers`. Teachers are made and changed at `/users` (reading Q78). @spec 403-406 */
export function teacherRoutes(teachers: TeacherStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', TeacherQuery), (c) => list(c, teachers, c.req.valid('query')))
    .route('/', recordRoutes(teachers, { name: 'Teacher', clock }))
}
