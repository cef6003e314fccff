import { Hono } from 'hono'
import { IdParam } from '#contract/ids.ts'
import { StudentQuery } from '#contract/users.ts'
import { deleted, one, saved } from '#server/answers.ts'
import { exportStudents, type ExportParts } from '#server/export/students.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { list } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { Store } from '#server/store/store.ts'

/**
 * `/students` (statements 397 to 402), with the spreadsheet at `?export=export`. Students are made and changed
 * at `/users` (reading Q78).
 */
export function studentRoutes(parts: ExportParts & { store: Pick<Store, 'students'> }) {
  const { clock, store } = parts
  const { students } = store
  return new Hono<AppEnv>()
    .get('/', valid('query', StudentQuery), (c) => {
      const query = c.req.valid('query')
      return c.req.query('export') === 'export' ? exportStudents(c, query, parts) : list(c, students, query)
    })

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, found(await students.get(c.req.valid('param').id), 'Student')),
    )

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await students.remove(c.req.valid('param').id, clock(), c.var.actor), 'Student'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(c, found(await students.restore(c.req.valid('param').id, clock(), c.var.actor), 'Student')),
    )
}
