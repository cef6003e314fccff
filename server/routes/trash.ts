import { Hono } from 'hono'
import { ERASED, TrashEntry, TrashParam, TrashQuery } from '#contract/trash.ts'
import { guardedRoute, doneShape, pageOf } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { Store } from '#server/store/store.ts'

/** `/trash`: deleted records of all kinds. A record is restored by the `restore` route of its kind. */
export function trashRoutes({ trash }: Pick<Store, 'trash'>, clock: () => number) {
  return new Hono<AppEnv>()
    .get(
      '/',
      guardedRoute('GET /trash', 'Deleted records that can still be restored', pageOf(TrashEntry)),
      valid('query', TrashQuery),
      async (c) => {
        const { page = 1, ...query } = c.req.valid('query')
        return c.json(await trash.page({ ...query, page }, clock()))
      },
    )

    .delete(
      '/:kind/:id',
      valid('param', TrashParam),
      guardedRoute(
        'DELETE /trash/:kind/:id',
        'Delete a deleted record permanently, also from the audit trail',
        doneShape,
      ),
      async (c) => {
        const { kind, id } = c.req.valid('param')
        found((await trash.erase(kind, id, c.var.actor)) || undefined, 'Deleted record')
        return c.json({ success: true, message: ERASED })
      },
    )
}
