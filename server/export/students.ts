import type { Context } from 'hono'
import { XLSX } from '#contract/spreadsheet.ts'
import type { StudentQuery } from '#contract/users.ts'
import { refuseUnlessOpen } from '#server/guard.ts'
import type { AppEnv } from '#server/http.ts'
import type { Store } from '#server/store/store.ts'
import type { Exporter } from './exporter.ts'

export interface ExportParts {
  exporter: Exporter
  store: Pick<Store, 'audit'>
  /** The time, in ms since 1970. */
  clock: () => number
  /** The time zone of the export time in the workbook. */
  zone: string
}

/**
 * Responds with the spreadsheet of all students of a batch and division, active or left, in the order of the list; the search is
 * ignored. It is generated while it is
 * sent, and stops if the client disconnects. `X-Export-Rows` is the expected number of students. HEAD generates nothing and
 * omits that header.
 * @spec 398-400, reading Q65
 */
export async function exportStudents(
  c: Context<AppEnv>,
  { batch_id, division_id, is_active, sort }: StudentQuery,
  { exporter, store, clock, zone }: ExportParts,
) {
  refuseUnlessOpen(c, 'GET /students?export=export')
  const headers = {
    'Content-Type': XLSX,
    'Content-Disposition': 'attachment; filename="students_export.xlsx"',
  }
  if (c.req.method === 'HEAD') return c.newResponse(null, 200, headers)
  const filter = { batch_id, division_id, is_active }
  const { rows, body } = await exporter({ filter, sort, at: clock(), zone }, c.req.raw.signal)
  try {
    // Recorded before the first byte is sent, so that every exported file is in the audit trail.
    await store.audit.enter(c.var.actor, { action: 'export', kind: 'students', name: '', after: filter })
  } catch (error) {
    await body.cancel()
    throw error
  }
  return c.newResponse(body, 200, { ...headers, 'X-Export-Rows': String(rows) })
}
