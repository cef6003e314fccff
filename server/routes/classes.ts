import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Class, ClassBody, ClassQuery, ClassUpdate } from '#contract/classes.ts'
import { Id } from '#contract/ids.ts'
import { describeRoute, pageOf } from '#server/describeRoute.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { ClassStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** Adds the ids of the divisions of a class, in the format of forms. @spec 252 */
const view = (lesson: Class) => ({
  ...lesson,
  M03_M11_DivisionIds: lesson.divisions.map((division) => division.M11_Division_id),
})

const OneClass = z.extend(Class, { M03_M11_DivisionIds: z.array(Id) })

/** `/classes`. @spec 417-421 */
export function classRoutes(classes: ClassStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', valid('query', ClassQuery), describeRoute('List of class records', pageOf(OneClass)), (c) =>
      list(c, classes, c.req.valid('query'), { view }),
    )
    .route(
      '/',
      recordRoutes(classes, {
        kind: 'classes',
        record: OneClass,
        add: ClassBody,
        change: ClassUpdate,
        view,
        clock,
      }),
    )
}
