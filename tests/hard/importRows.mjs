/** Rows of students for drills of the import, and its calls. The register is that of `fillEmbedded`. */
import { text as textOf } from 'node:stream/consumers'

/** @typedef {{ row: number, cells: string[] }} Row */
/** @typedef {{ url: string, token: string }} Office where an administrator is signed in */

export const columns = [
  'M05_UserName',
  'M05_UserCode',
  'M05_Gender',
  'M05_DOB',
  'M05_CountryName',
  'M05_Qualification',
  'M05_M02_BachId',
  'M07_M11_DivisionId',
  'M05_JoiningDate',
  'M05_MobileNumber',
  'M05_Email',
  'M05_Address',
  'M05_AllowLogin',
]

/** Returns new students. @param {number} count @param {string} series begins their codes @returns {Row[]} */
export const newStudents = (count, series) =>
  Array.from({ length: count }, (_, index) => ({ row: index + 2, cells: newStudent(index, series) }))

/** @param {number} index @param {string} series */
function newStudent(index, series) {
  const division = 1 + (index % 160)
  const number = String(index).padStart(6, '0')
  return [
    index % 10 === 0 ? `ആമിന റഹീം ${number}` : `Fathima Nasreen ${number}`,
    `${series}-${number}`,
    index % 2 === 0 ? 'Female' : 'male',
    `200${index % 10}-02-14`,
    'India',
    'B.A. Arabic',
    `Batch ${1 + Math.floor((division - 1) / 4)}`,
    `Division ${division}`,
    `${2015 + (index % 10)}-06-04`,
    `+91${9_000_000_000 + index}`,
    `${series.toLowerCase()}${number}@example.org`,
    '12/204, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
    '1',
  ]
}

/**
 * Sends JSON, and returns the text of the response, which the caller parses when nothing is measured any more.
 * @param {Office} office @param {string} path @param {string} body @param {Record<string, string>} [headers]
 */
async function send({ url, token }, path, body, headers = {}) {
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body,
  })
  const text = response.body ? await textOf(response.body) : ''
  return { status: response.status, text, ms: performance.now() - startedAt }
}

/** Checks rows. @param {Office} office @param {Row[]} rows @param {{ columns?: string[], kind?: string }} [of] */
export async function checkRows(office, rows, { columns: chosen = columns, kind = 'students' } = {}) {
  const { status, text, ms } = await send(
    office,
    `/import/${kind}/check`,
    JSON.stringify({ columns: chosen, rows }),
  )
  if (status !== 200) throw new Error(`The check was answered with ${status}: ${text.slice(0, 300)}`)
  /** @type {import('#contract/import.ts').ImportCheck} */
  const check = JSON.parse(text).data
  return { check, ms }
}

/**
 * Imports rows as they were seen.
 * @param {Office} office @param {Row[]} rows @param {(number | null)[]} seen
 * @param {{ columns?: string[], kind?: string, mode?: 'all' | 'good', key?: string }} [of]
 */
export async function importRows(office, rows, seen, of = {}) {
  const { columns: chosen = columns, kind = 'students', mode = 'all', key } = of
  const body = JSON.stringify({ columns: chosen, rows, seen, mode })
  /** @type {Record<string, string>} */
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { status, text, ms } = await send(office, `/import/${kind}`, body, headers)
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  const { data, status: refused = status, message } = JSON.parse(last)
  if (refused !== 200) throw new Error(`The import was answered with ${refused}: ${message}`)
  /** @type {import('#contract/import.ts').ImportDone} */
  const done = data
  return { done, ms }
}
