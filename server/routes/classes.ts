import { Hono } from 'hono'
import { ClassBody, ClassQuery, ClassUpdate, type Class } from '#contract/classes.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import type { ClassStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** A class also carries the ids of its divisions, as forms send them. @spec 252 */
const view = (lesson: Class) => ({
  ...lesson,
  M03_M11_DivisionIds: lesson.divisions.map((division) => division.M11_Division_id),
})

/** `/classes`. @spec 417-421 */
export function classRoutes(classes: ClassStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', ClassQuery), (c) => list(c, classes, c.req.valid('query'), { view }))
    .route('/', recordRoutes(classes, { name: 'Class', add: ClassBody, change: ClassUpdate, view, clock }))
}
