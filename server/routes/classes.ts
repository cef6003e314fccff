import { Hono } from 'hono'
import * as z from 'zod/mini'
import { boundQuery } from '#contract/classes/classBounds.ts'
import { Class, ClassRow } from '#contract/classes/classes.ts'
import { ClassQuery } from '#contract/classes/classQuery.ts'
import { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import { Id } from '#contract/ids.ts'
import { ClassChanges, ClassesBody } from '#contract/bulk.ts'
import { BulkOutcome } from '#contract/bulkOutcome.ts'
import { guardedRoute, pageOf, savedOf, strict } from '#server/guardedRoute.ts'
import { classColumns } from '#server/export/chosen.ts'
import { asksForExport, exported, exportRegister, type ExportDeps } from '#server/export/register.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { Store } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'
import { recordRoutes } from './records.ts'
import { bulkRoutes } from './bulk.ts'

/** Adds the ids of the divisions of a class, in the format of forms. @spec 252 */
const view = <Lesson extends Class>(lesson: Lesson) => ({
  ...lesson,
  M03_M11_DivisionIds: lesson.divisions.map((division) => division.M11_Division_id),
})

const divisionIds = { M03_M11_DivisionIds: z.array(Id) }
const OneClass = z.extend(Class, divisionIds)
const ListedClass = z.extend(ClassRow, divisionIds)

/** `/classes`, with the spreadsheet at `?export=export`. @spec 417-421 */
export function classRoutes(deps: ExportDeps & { store: Pick<Store, 'classes'> }) {
  const { store, clock, zone } = deps
  const { classes } = store
  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /classes', 'List of class records', pageOf(ListedClass), { file: exported }),
      valid('query', ClassQuery),
      (c) => {
        const query = c.req.valid('query')
        if (!asksForExport(c)) return list(c, classes, boundQuery(query, clock(), zone), { view })
        const { batch_id, division_id, when, from, until, video, sort } = query
        const filter = { batch_id, division_id, when, from, until, video }
        return exportRegister(c, { kind: 'classes', filter, sort }, deps)
      },
    )
    .post(
      '/several/add',
      guardedRoute(
        'POST /classes/several/add',
        'Add several classes, all or none',
        savedOf(strict(BulkOutcome)),
        {
          isAdding: true,
        },
      ),
      valid('json', ClassesBody),
      async (c) => {
        const body = c.req.valid('json')
        const { records, ...common } = body
        const at = clock()
        const write = { at, submit: await submitOf(c, at, body), by: c.var.actor }
        const bodies = records.map((times) => ({ ...common, ...times }))
        return c.json({ success: true, data: await classes.addBulk(bodies, write) }, 201)
      },
    )
    .route(
      '/',
      bulkRoutes(classes.bulk, {
        kind: 'classes',
        changes: ClassChanges,
        columns: () => classColumns,
        store,
        clock,
      }),
    )
    .route(
      '/',
      recordRoutes(classes, {
        kind: 'classes',
        record: OneClass,
        add: { call: 'POST /classes', body: ClassBody },
        change: { call: 'PUT /classes/:id', body: ClassUpdate },
        view,
        clock,
      }),
    )
}
