import { Hono, type Context } from 'hono'
import { SeveralIds, SeveralOutcome, SeveralSeen, type Seen } from '#contract/several.ts'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { guardedRoute, savedOf, strict } from '#server/guardedRoute.ts'
import { sheetOf, type RowColumn } from '#server/export/chosen.ts'
import { workbook } from '#server/export/workbook.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid, type Form } from '#server/http.ts'
import type { Several, SeveralWrite } from '#server/store/severalStore.ts'
import type { Store } from '#server/store/store.ts'
import { streamOf } from '#server/stream.ts'
import { submitOf } from '#server/submit.ts'

interface SeveralOptions<Row, Set> {
  kind: 'students' | 'teachers' | 'classes'
  /** The schema of changes. */
  changes: Form<{ records: (Seen & { set: Set })[] }>
  /** Returns the columns of the spreadsheet. */
  columns: () => readonly RowColumn<Row>[] | Promise<readonly RowColumn<Row>[]>
  store: Pick<Store, 'audit'>
  clock: () => number
}

const outcome = savedOf(strict(SeveralOutcome))
const repeatable = { isOfSeveral: true }

/** Returns the routes of several records: change, delete, restore and export. The response names what was refused. */
export function severalRoutes<Row extends object, Set extends object>(
  several: Several<Row, Set>,
  { kind, changes, columns, store, clock }: SeveralOptions<Row, Set>,
) {
  async function writeOf(c: Context<AppEnv>, body: object): Promise<SeveralWrite> {
    const at = clock()
    return { at, submit: await submitOf(c, at, body), by: c.var.actor }
  }
  const done = (c: Context, data: SeveralOutcome) => c.json({ success: true, data })

  return new Hono<AppEnv>()
    .post(
      '/several/change',
      guardedRoute(`POST /${kind}/several/change`, `Change several ${kind}`, outcome, repeatable),
      valid('json', changes),
      async (c) => {
        const body = c.req.valid('json')
        return done(c, await several.change(body.records, await writeOf(c, body)))
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
      valid('json', SeveralSeen),
      async (c) => {
        const body = c.req.valid('json')
        return done(c, await several.remove(body.records, await writeOf(c, body)))
      },
    )

    .post(
      '/several/restore',
      guardedRoute(`POST /${kind}/several/restore`, `Restore several deleted ${kind}`, outcome, repeatable),
      valid('json', SeveralIds),
      async (c) => {
        const body = c.req.valid('json')
        const ids = body.records.map(({ id }) => id)
        return done(c, await several.restore(ids, await writeOf(c, body)))
      },
    )

    .post(
      '/several/export',
      guardedRoute(`POST /${kind}/several/export`, `Several ${kind} as a spreadsheet`, outcome, {
        answersFile: XLSX,
      }),
      valid('json', SeveralIds),
      async (c) => {
        const rows = await several.rows(c.req.valid('json').records.map(({ id }) => id))
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
