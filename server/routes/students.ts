import { Hono } from 'hono'
import { StudentChanges } from '#contract/several.ts'
import { XLSX } from '#contract/spreadsheet.ts'
import { OneStudent, StudentQuery, StudentRow } from '#contract/users.ts'
import { chosenColumns } from '#server/export/studentBook.ts'
import { exportStudents, type ExportParts } from '#server/export/students.ts'
import { describeRoute, pageOf } from '#server/describeRoute.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/listResponses.ts'
import type { Store } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'
import { severalRoutes } from './several.ts'

const exported = { name: 'export', value: 'export', mediaType: XLSX }

/**
 * `/students`, with the spreadsheet at `?export=export`. Students are added and changed at `/users` (reading Q78).
 * @spec 397-402
 */
export function studentRoutes(parts: ExportParts & { store: Pick<Store, 'students' | 'roles'> }) {
  const { clock, store } = parts
  const { students } = store
  return new Hono<AppEnv>()
    .get(
      '/',
      describeRoute('GET /students', 'List of student records', pageOf(StudentRow), { file: exported }),
      valid('query', StudentQuery),
      (c) => {
        const query = c.req.valid('query')
        return c.req.query(exported.name) === exported.value
          ? exportStudents(c, query, parts)
          : list(c, students, query)
      },
    )
    .route(
      '/',
      severalRoutes(students.several, {
        kind: 'students',
        changes: StudentChanges,
        columns: () => chosenColumns(store),
        store,
        clock,
      }),
    )
    .route('/', recordRoutes(students, { kind: 'students', record: OneStudent, clock }))
}
