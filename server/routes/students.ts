import { Hono } from 'hono'
import { StudentChanges } from '#contract/bulk.ts'
import { OneStudent, StudentQuery, StudentRow } from '#contract/users.ts'
import { chosenColumns } from '#server/export/studentRegister.ts'
import { asksForExport, exported, exportRegister, type ExportDeps } from '#server/export/register.ts'
import { guardedRoute, pageOf } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { Store } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'
import { bulkRoutes } from './bulk.ts'

/**
 * `/students`, with the spreadsheet at `?export=export`. Students are added and changed at `/users` (reading Q78).
 * @spec 397-402
 */
export function studentRoutes(deps: ExportDeps & { store: Pick<Store, 'students' | 'roles'> }) {
  const { clock, store } = deps
  const { students } = store
  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /students', 'List of student records', pageOf(StudentRow), { file: exported }),
      valid('query', StudentQuery),
      (c) => {
        const query = c.req.valid('query')
        if (!asksForExport(c)) return list(c, students, query)
        const { batch_id, division_id, is_active, sort } = query
        return exportRegister(
          c,
          { kind: 'students', filter: { batch_id, division_id, is_active }, sort },
          deps,
        )
      },
    )
    .route(
      '/',
      bulkRoutes(students.bulk, {
        kind: 'students',
        changes: StudentChanges,
        columns: () => chosenColumns(store),
        store,
        clock,
      }),
    )
    .route('/', recordRoutes(students, { kind: 'students', record: OneStudent, clock }))
}
