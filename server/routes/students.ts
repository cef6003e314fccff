import { Hono } from 'hono'
import { StudentQuery } from '#contract/users.ts'
import { exportStudents, type ExportParts } from '#server/export/students.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import type { Store } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/**
 * `/students`, with the spreadsheet at `?export=export`. Students are made and changed
 * at `/users` (reading Q78).
 * @spec 397-402
 */
export function studentRoutes(parts: ExportParts & { store: Pick<Store, 'students'> }) {
  const { clock, store } = parts
  const { students } = store
  return new Hono<AppEnv>()
    .get('/', valid('query', StudentQuery), (c) => {
      const query = c.req.valid('query')
      return c.req.query('export') === 'export' ? exportStudents(c, query, parts) : list(c, students, query)
    })
    .route('/', recordRoutes(students, { name: 'Student', clock }))
}
