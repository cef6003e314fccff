import type { Context } from 'hono'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { refuseUnlessOpen } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import type { Store } from '#server/store/store.ts'
import type { Exporter } from './exporter.ts'
import type { Asked } from './order.ts'

/** The parameter that asks for a spreadsheet in place of a list. */
export const exported = { name: 'export', value: 'export', mediaType: XLSX }

export interface ExportDeps {
  exporter: Exporter
  store: Pick<Store, 'audit'>
  /** The time, in ms since 1970. */
  clock: () => number
  /** The institute's IANA time zone. */
  zone: string
}

/** Whether a request for a list asks for the spreadsheet. */
export const asksForExport = (c: Context<AppEnv>) => c.req.query(exported.name) === exported.value

/**
 * Responds with the spreadsheet of all records that match the filters, in the order of the list; the search is ignored. It is
 * generated while it is sent, and stops if the client disconnects. `X-Export-Rows` is the expected number of records. HEAD
 * generates nothing and omits that header.
 * @spec 398-400, reading Q65
 */
export async function exportRegister(
  c: Context<AppEnv>,
  asked: Asked,
  { exporter, store, clock, zone }: ExportDeps,
) {
  const { kind, filter } = asked
  refuseUnlessOpen(c, `GET /${kind}?export=export`)
  const headers = {
    'Content-Type': XLSX,
    'Content-Disposition': `attachment; filename="${kind}_export.xlsx"`,
  }
  if (c.req.method === 'HEAD') return c.newResponse(null, 200, headers)
  const { rows, body } = await exporter({ ...asked, at: clock(), zone }, c.req.raw.signal)
  try {
    // Recorded before the first byte is sent, so that every exported file is in the audit trail.
    await store.audit.enter(c.var.actor, { action: 'export', kind, name: '', after: filter })
  } catch (error) {
    await body.cancel()
    throw error
  }
  return c.newResponse(body, 200, { ...headers, 'X-Export-Rows': String(rows) })
}
