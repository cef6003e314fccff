import * as z from 'zod/mini'
import { ImportCheck, ImportDone, ReadSheet, type ImportAnswers } from '#contract/import/import.ts'
import { importFields, type ImportKind } from '#contract/import/importFields.ts'
import { fewBatches } from '#mocks/fixtures/batches.ts'
import type { testApi } from './support.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'call'>

const Checked = z.object({ data: ImportCheck })
const Lines = z.array(z.union([z.object({ data: ImportDone }), z.looseObject({})]))

/** What a check is asked about, apart from the cells. */
interface Given {
  answers?: ImportAnswers
  epoch?: 1900 | 1904
}

/** A table of texts, its first row the headers. */
export type Cells = readonly (readonly string[])[]

/** The calls of an import, in the order of the screen. */
export function importCalls({ call }: Api, kind: ImportKind = 'students') {
  async function send(body: BodyInit, name = '', type = 'application/octet-stream') {
    const path = `/import/${kind}/read?name=${encodeURIComponent(name)}`
    return call('POST', path, { body, headers: { 'content-type': type } })
  }

  /** Reads a file that can be read. */
  const read = async (...file: Parameters<typeof send>) =>
    z.object({ data: ReadSheet }).parse(await (await send(...file)).json()).data

  const bodyOf = ([headers = [], ...rows]: Cells, given: Given = {}) => ({
    columns: headers.map((header) => importFields[kind].find(({ label }) => label === header)?.field ?? null),
    rows: rows.map((cells, index) => ({ row: index + 2, cells })),
    ...given,
  })

  async function check(cells: Cells, given?: Given) {
    const response = await call('POST', `/import/${kind}/check`, { json: bodyOf(cells, given) })
    return Checked.parse(await response.json()).data
  }

  /** Imports what a check has seen. Returns the response and its last line. */
  async function write(
    cells: Cells,
    { seen, mode = 'all', key, ...given }: Given & { seen: (number | null)[]; mode?: string; key?: string },
  ) {
    const response = await call('POST', `/import/${kind}`, {
      json: { ...bodyOf(cells, given), seen, mode },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    const lines = (await response.text()).trimEnd().split('\n')
    return { status: response.status, lines: lines.map((line): unknown => JSON.parse(line)) }
  }

  /** Checks, and imports it as it was seen. */
  async function run(cells: Cells, given: Given & { mode?: string; key?: string } = {}) {
    const { rows } = await check(cells, given)
    const { lines } = await write(cells, { ...given, seen: rows.map(({ seen }) => seen) })
    const last = Lines.parse(lines).at(-1)
    return z.object({ data: ImportDone }).parse(last).data
  }

  return { send, read, check, write, run }
}

const one = { columns: ['M05_UserCode'], rows: [{ row: 2, cells: ['A-1'] }] }

/** A body for each call that has one. */
export const importBodies: Readonly<Record<string, Parameters<Api['call']>[2]>> = {
  'POST /import/:kind/read': { body: 'User Code\nA-1', headers: { 'content-type': 'text/plain' } },
  'POST /import/:kind/check': { json: one },
  'POST /import/:kind/refused': {
    json: { headers: ['User Code'], rows: [{ cells: ['A-1'], reason: 'Why' }] },
  },
  'POST /import/:kind': { json: { ...one, seen: [null], mode: 'good' } },
}

/** The id of the import that `importOne` makes in a new store: its entry in the audit trail is the first. */
export const importPath = (pattern: string) => pattern.replace(':kind', 'students').replace(':id', '1')

/** Imports a teacher into the institute of the fixtures. */
export async function importOne(api: Api) {
  const fields = importFields.teachers.filter(
    ({ field }) => field !== 'M05_AllowLogin' && field !== 'M05_IsActive',
  )
  const cells: Record<string, string> = {
    Gender: 'male',
    'Date of Birth': '1980-01-01',
    'Joining Date': '2024-06-03',
    'Mobile Number': '+910000000000',
    Email: 'someone@example.org',
    Batch: fewBatches[0]?.M02_Name ?? '',
  }
  const labels = fields.map(({ label }) => label)
  await importCalls(api, 'teachers').run([labels, labels.map((label) => cells[label] ?? 'Any')])
}
