/**
 * Kills the server (SIGKILL) at random moments while it writes an import: after each restart all of its rows exist or none, and all
 * if it was answered. `node tests/drills/importKills.mjs [kills]`
 */
import { join } from 'node:path'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { tornIn } from './databaseSums.mjs'
import { drillFolder, judge, judgeIs, judgeNone, wait } from './drill.mjs'
import { importRows, newStudents } from './importRows.mjs'
import { call, fillFirst, openOffice, startServer } from './server.mjs'

const KILLS = Number(process.argv[2] ?? 50)
const ROWS = 1000

const folder = drillFolder('import-kills')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, 2000))
const office = await openOffice({ DATA_DIR: folder })
const { token } = office
/** @type {import('./server.mjs').RunningServer} */
let server = office

/** Imports new students. Returns the result, or undefined if the server was killed. @param {string} series */
function importNew(series) {
  const rows = newStudents(ROWS, series)
  const unseen = rows.map(() => 0)
  return importRows({ url: server.url, token }, rows, unseen).catch((/** @type {unknown} */ error) => {
    // A killed server ends the connection, before the response or amid it.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  })
}

/** Time of a whole import, in ms: kills happen within it. */
const { ms: whole = 0 } = (await importNew('WHOLE')) ?? {}
let partial = 0
let lost = 0
let unanswered = 0
let written = 1
for (let kill = 0; kill < KILLS; kill += 1) {
  const importing = importNew(`K${kill}K`)
  await wait(Math.random() * whole)
  await server.stop('SIGKILL')
  const answered = await importing
  if (!answered) unanswered += 1
  server = await startServer({ DATA_DIR: folder })
  const { total } = (await call(server.url, token, 'GET', `/students?page=1&search=K${kill}K-`)).body
  if (total !== 0 && total !== ROWS) partial += 1
  if (answered && total !== ROWS) lost += 1
  if (total > 0) written += 1
}
judgeNone('imports of which some rows exist', partial, KILLS)
judgeNone('answered imports that are lost', lost, KILLS - unanswered)
judge('kills before the answer', unanswered, unanswered >= KILLS / 2, 'at least half')
const { body: past } = await call(server.url, token, 'GET', '/imports?page=1')
judgeIs('imports that can be undone, of those that were written', past.total, written)
await server.stop('SIGTERM')
judgeNone('damages of the file', tornIn(join(folder, 'institute.db')))
process.exit()
