import type { Context } from 'hono'
import { XLSX } from '#contract/spreadsheet.ts'
import type { StudentQuery } from '#contract/users.ts'
import type { AppEnv } from '#server/http.ts'
import type { Store } from '#server/store/store.ts'
import type { Exporter } from './exporter.ts'

export interface ExportParts {
  exporter: Exporter
  store: Pick<Store, 'audit'>
  /** The time, in ms since 1970. */
  clock: () => number
  /** The zone in which the workbook tells when it was made. */
  zone: string
}

/**
 * The spreadsheet of all students of a batch and division, whatever is searched for. It is made while it is sent, and no further when nobody takes it; `X-Export-Rows` says how many
 * students come. HEAD makes nothing, and leaves that header out.
 * @spec 398-400, reading Q65
 */
export async function exportStudents(
  c: Context<AppEnv>,
  { batch_id, division_id }: StudentQuery,
  { exporter, store, clock, zone }: ExportParts,
) {
  const headers = {
    'Content-Type': XLSX,
    'Content-Disposition': 'attachment; filename="students_export.xlsx"',
  }
  if (c.req.method === 'HEAD') return c.newResponse(null, 200, headers)
  const filter = { batch_id, division_id }
  const { rows, body } = await exporter({ filter, at: clock(), zone }, c.req.raw.signal)
  try {
    // Before the first byte is sent: every file has its audit entry.
    await store.audit.enter(c.var.actor, { action: 'export', kind: 'students', name: '', after: filter })
  } catch (error) {
    await body.cancel()
    throw error
  }
  return c.newResponse(body, 200, { ...headers, 'X-Export-Rows': String(rows) })
}
