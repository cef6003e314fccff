import { Hono } from 'hono'
import { Course, CourseBody, CourseQuery } from '#contract/courses.ts'
import { describeRoute, pageOf } from '#server/describeRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { CourseStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** `/courses`. @spec 412-416 */
export function courseRoutes(courses: CourseStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describeRoute('GET /courses', 'List of course records', pageOf(Course)),
      valid('query', CourseQuery),
      (c) => list(c, courses, c.req.valid('query')),
    )
    .route(
      '/',
      recordRoutes(courses, {
        kind: 'courses',
        record: Course,
        add: { call: 'POST /courses', body: CourseBody },
        change: { call: 'PUT /courses/:id', body: CourseBody },
        clock,
      }),
    )
}
