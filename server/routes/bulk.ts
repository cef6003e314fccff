import { Hono, type Context } from 'hono'
import { BulkIds, BulkSeen, type Seen } from '#contract/bulk.ts'
import { BulkOutcome } from '#contract/bulkOutcome.ts'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { guardedRoute, savedOf, strict } from '#server/guardedRoute.ts'
import { sheetOf, type RowColumn } from '#server/export/chosen.ts'
import { workbook } from '#server/export/workbook.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid, type Form } from '#server/http.ts'
import type { Bulk, BulkWrite } from '#server/store/bulkStore.ts'
import type { Store } from '#server/store/store.ts'
import { streamOf } from '#server/stream.ts'
import { submitOf } from '#server/submit.ts'

interface BulkOptions<Row, Set> {
  kind: 'students' | 'teachers' | 'classes'
  /** The schema of changes. */
  changes: Form<{ records: (Seen & { set: Set })[] }>
  /** Returns the columns of the spreadsheet. */
  columns: () => readonly RowColumn<Row>[] | Promise<readonly RowColumn<Row>[]>
  store: Pick<Store, 'audit'>
  clock: () => number
}

const outcome = savedOf(strict(BulkOutcome))
const repeatable = { isBulk: true }

/** Returns the routes of several records: change, delete, restore and export. The response names what was refused. */
export function bulkRoutes<Row extends object, Set extends object>(
  bulk: Bulk<Row, Set>,
  { kind, changes, columns, store, clock }: BulkOptions<Row, Set>,
) {
  async function writeOf(c: Context<AppEnv>, body: object): Promise<BulkWrite> {
    const at = clock()
    return { at, submit: await submitOf(c, at, body), by: c.var.actor }
  }
  const done = (c: Context, data: BulkOutcome) => c.json({ success: true, data })

  return new Hono<AppEnv>()
    .post(
      '/several/change',
      guardedRoute(`POST /${kind}/several/change`, `Change several ${kind}`, outcome, repeatable),
      valid('json', changes),
      async (c) => {
        const body = c.req.valid('json')
        return done(c, await bulk.change(body.records, await writeOf(c, body)))
      },
    )

    .post(
      '/several/delete',
      guardedRoute(
        `POST /${kind}/several/delete`,
        `Delete several ${kind}: they stay in the trash for 30 days`,
        outcome,
        repeatable,
      ),
      valid('json', BulkSeen),
      async (c) => {
        const body = c.req.valid('json')
        return done(c, await bulk.remove(body.records, await writeOf(c, body)))
      },
    )

    .post(
      '/several/restore',
      guardedRoute(`POST /${kind}/several/restore`, `Restore several deleted ${kind}`, outcome, repeatable),
      valid('json', BulkIds),
      async (c) => {
        const body = c.req.valid('json')
        const ids = body.records.map(({ id }) => id)
        return done(c, await bulk.restore(ids, await writeOf(c, body)))
      },
    )

    .post(
      '/several/export',
      guardedRoute(`POST /${kind}/several/export`, `Several ${kind} as a spreadsheet`, outcome, {
        answersFile: XLSX,
      }),
      valid('json', BulkIds),
      async (c) => {
        const rows = await bulk.rows(c.req.valid('json').records.map(({ id }) => id))
        const sheet = sheetOf(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, await columns(), rows)
        await store.audit.enter(c.var.actor, {
          action: 'export',
          kind,
          name: '',
          after: { rows: rows.length },
        })
        return c.newResponse(streamOf(workbook([sheet])), 200, {
          'Content-Type': XLSX,
          'Content-Disposition': `attachment; filename="${kind}_export.xlsx"`,
          'X-Export-Rows': String(rows.length),
        })
      },
    )
}
