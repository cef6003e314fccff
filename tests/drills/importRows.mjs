/** Rows of students for drills of the import, and its calls. The register is that of `fillEmbedded`. */
import { text as textOf } from 'node:stream/consumers'

/** @typedef {{ row: number, cells: string[] }} Row */
/** @typedef {{ url: string, token: string }} Office where an administrator is signed in */

/** A student's cells by column. @param {number} index @param {string} series begins the code */
function newStudent(index, series) {
  const division = 1 + (index % 160)
  const number = String(index).padStart(6, '0')
  return {
    M05_UserName: index % 10 === 0 ? `ആമിന റഹീം ${number}` : `Fathima Nasreen ${number}`,
    M05_UserCode: `${series}-${number}`,
    M05_Gender: index % 2 === 0 ? 'Female' : 'male',
    M05_DOB: `200${index % 10}-02-14`,
    M05_CountryName: 'India',
    M05_Qualification: 'B.A. Arabic',
    M05_M02_BachId: `Batch ${1 + Math.floor((division - 1) / 4)}`,
    M07_M11_DivisionId: `Division ${division}`,
    M05_JoiningDate: `${2015 + (index % 10)}-06-04`,
    M05_MobileNumber: `+91${9_000_000_000 + index}`,
    M05_Email: `${series.toLowerCase()}${number}@example.org`,
    M05_Address: '12/204, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
    M05_AllowLogin: '1',
  }
}

export const columns = Object.keys(newStudent(0, ''))

/** Returns new students. @param {number} count @param {string} series begins their codes @returns {Row[]} */
export const newStudents = (count, series) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    cells: Object.values(newStudent(index, series)),
  }))

/**
 * Sends JSON, and returns the text of the response, which the caller parses when nothing is measured any more.
 * @param {Office} office @param {string} path @param {object} body
 */
async function send({ url, token }, path, body) {
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = response.body ? await textOf(response.body) : ''
  return { status: response.status, text, ms: performance.now() - startedAt }
}

/** Checks rows. @param {Office} office @param {Row[]} rows */
export async function checkRows(office, rows) {
  const { status, text, ms } = await send(office, '/import/students/check', { columns, rows })
  if (status !== 200) throw new Error(`The check was answered with ${status}: ${text.slice(0, 300)}`)
  /** @type {import('#contract/import/import.ts').ImportCheck} */
  const check = JSON.parse(text).data
  return { check, ms }
}

/** Imports rows as they were seen. @param {Office} office @param {Row[]} rows @param {(number | null)[]} seen */
export async function importRows(office, rows, seen) {
  const { status, text, ms } = await send(office, '/import/students', { columns, rows, seen, mode: 'all' })
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  const { data, status: refused = status, message } = JSON.parse(last)
  if (refused !== 200) throw new Error(`The import was answered with ${refused}: ${message}`)
  /** @type {import('#contract/import/import.ts').ImportDone} */
  const done = data
  return { done, ms }
}
