/**
 * Kills the server (SIGKILL) at random moments while it writes an import: after each restart all of its rows exist or none, and all
 * if it was answered. Then others edit 30 of 120 imported records, and Undo takes back exactly the rest.
 * `node tests/hard/importKills.mjs [kills]`
 */
import { join } from 'node:path'
import Database from 'libsql'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, judge, wait } from './drill.mjs'
import { checkRows, columns, importRows, newStudents } from './importRows.mjs'
import { call, signIn, startServer } from './server.mjs'

/** @typedef {import('./importRows.mjs').Office} Office */

const KILLS = Number(process.argv[2] ?? 50)
const ROWS = 1000
const FEW = 60
const EDITED = 15

const folder = drillFolder('import-kills')
const first = await startServer({ DATA_DIR: folder })
await first.stop('SIGTERM')
fillEmbedded(folder, 2000)
let server = await startServer({ DATA_DIR: folder })
const { token } = await signIn(server.url)
const office = () => ({ url: server.url, token })

/** @param {string} search @returns {Promise<{ total: number, data: import('#contract/users.ts').Student[] }>} */
async function students(search) {
  const path = `/students?page=1&per_page=100&search=${search}`
  const { status, body } = await call(server.url, token, 'GET', path)
  if (status !== 200) throw new Error(`The list was answered with ${status}.`)
  const { total, data } = body
  return { total, data }
}

/** Imports rows in the office of now. Returns the result, or undefined if the server was killed. @param {import('./importRows.mjs').Row[]} rows */
const importNew = (rows) =>
  importRows(
    office(),
    rows,
    rows.map(() => 0),
  ).catch((/** @type {unknown} */ error) => {
    // A killed server ends the connection, before the response or amid it.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  })

/** Time of a whole import, in ms: kills happen within it. */
const { ms: whole = 0 } = (await importNew(newStudents(ROWS, 'WHOLE'))) ?? {}
let partial = 0
let lost = 0
let unanswered = 0
let written = 1
for (let kill = 0; kill < KILLS; kill += 1) {
  const importing = importNew(newStudents(ROWS, `K${kill}K`))
  await wait(Math.random() * whole)
  await server.stop('SIGKILL')
  const answered = await importing
  if (!answered) unanswered += 1
  server = await startServer({ DATA_DIR: folder })
  const { total } = await students(`K${kill}K-`)
  if (total !== 0 && total !== ROWS) partial += 1
  if (answered && total !== ROWS) lost += 1
  if (total > 0) written += 1
}
console.log(
  `       ${KILLS} kills within ${whole.toFixed(0)} ms: ${unanswered} unanswered, ${written - 1} written`,
)
judge('imports of which some rows exist', partial, partial === 0, 'none')
judge('answered imports that are lost', lost, lost === 0, 'none')
judge('kills before the answer', unanswered, unanswered >= KILLS / 2, 'at least half')
const { body: past } = await call(server.url, token, 'GET', '/imports?page=1')
judge('imports that can be undone', past.total, past.total === written, `${written}, those that were written`)

await judgeUndo()
await server.stop('SIGTERM')
const database = new Database(join(folder, 'institute.db'))
const [integrity] = database.prepare('pragma integrity_check').raw().all()
const [stored] = database
  .prepare(`select count(*) as "count", (select "total" from "tallies" where "name" = 'students') as "total"
  from "users" where "M05_User_Type" = 'student'`)
  .all()
database.close()
judge('integrity of the file', String(integrity), String(integrity) === 'ok', 'ok')
const { count, total } = Object(stored)
judge('students in the stored total', `${total} of ${count}`, total === count, 'all')
process.exit()

async function judgeUndo() {
  const old = newStudents(FEW, 'OLD')
  await importNew(old)
  const address = columns.indexOf('M05_Address')
  const changed = old.map(({ row, cells }) => ({ row, cells: cells.with(address, 'Imported Road') }))
  const added = newStudents(FEW, 'NEW').map(({ row, cells }) => ({ row: row + FEW, cells }))
  const rows = [...changed, ...added]
  const { check } = await checkRows(office(), rows)
  const { done } = await importRows(
    office(),
    rows,
    check.rows.map(({ seen }) => seen),
  )
  /** @type {Set<number>} */
  const edited = new Set()
  for (const series of ['OLD', 'NEW'])
    for (const student of (await students(`${series}-`)).data.slice(0, EDITED)) {
      const body = { ...student, M05_Address: 'Edited Road' }
      const { status } = await call(server.url, token, 'PUT', `/users/${student.M05_UserId}`, body)
      if (status === 200) edited.add(student.M05_UserId)
    }
  const { body } = await call(server.url, token, 'POST', `/imports/${done.id}/undo`)
  const kept = body.data.kept.map((/** @type {{ id: number }} */ { id }) => id)
  const isExact = kept.length === edited.size && kept.every((/** @type {number} */ id) => edited.has(id))
  judge(
    'kept by Undo',
    `${kept.length}, taken back ${body.data.taken_back}`,
    isExact && edited.size === 2 * EDITED && body.data.taken_back === 2 * (FEW - EDITED),
    `the ${2 * EDITED} that were edited, the other ${2 * (FEW - EDITED)} taken back`,
  )
  const before = String(old[0]?.cells[address])
  /** @param {import('#contract/users.ts').Student} student */
  const isRight = ({ M05_UserId: id, M05_Address }) =>
    M05_Address === (edited.has(id) ? 'Edited Road' : before)
  const [olds, news] = [await students('OLD-'), await students('NEW-')]
  const wrong = [...olds.data, ...news.data].filter((student) => !isRight(student)).length
  judge(
    'records after Undo',
    `${olds.total} old, ${news.total} new, ${wrong} wrong`,
    olds.total === FEW && news.total === EDITED && wrong === 0,
    `${FEW} old, ${EDITED} new, none wrong`,
  )
}
