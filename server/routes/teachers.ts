import { Hono } from 'hono'
import { TeacherChanges } from '#contract/bulk.ts'
import { OneTeacher, TeacherQuery, TeacherRow } from '#contract/users.ts'
import { guardedRoute, pageOf } from '#server/guardedRoute.ts'
import { teacherColumns } from '#server/export/chosen.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { Store } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'
import { bulkRoutes } from './bulk.ts'

/** `/teachers`. Teachers are added and changed at `/users` (reading Q78). @spec 403-406 */
export function teacherRoutes(store: Pick<Store, 'teachers' | 'audit'>, clock: () => number) {
  const { teachers } = store
  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /teachers', 'List of teacher records', pageOf(TeacherRow)),
      valid('query', TeacherQuery),
      (c) => list(c, teachers, c.req.valid('query')),
    )
    .route(
      '/',
      bulkRoutes(teachers.bulk, {
        kind: 'teachers',
        changes: TeacherChanges,
        columns: () => teacherColumns,
        store,
        clock,
      }),
    )
    .route('/', recordRoutes(teachers, { kind: 'teachers', record: OneTeacher, clock }))
}
