import { Hono } from 'hono'
import { OneTeacher, TeacherQuery, TeacherRow } from '#contract/users.ts'
import { describeRoute, pageOf } from '#server/describeRoute.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { TeacherStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** `/teachers`. Teachers are added and changed at `/users` (reading Q78). @spec 403-406 */
export function teacherRoutes(teachers: TeacherStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get(
      '/',
      valid('query', TeacherQuery),
      describeRoute('List of teacher records', pageOf(TeacherRow)),
      (c) => list(c, teachers, c.req.valid('query')),
    )
    .route('/', recordRoutes(teachers, { kind: 'teachers', record: OneTeacher, clock }))
}
