/**
 * Changes 500 students at once, and moves 500 classes from 100 divisions to 100 others, on the embedded database and on a
 * PostgreSQL in another town, where each round trip takes 5 ms more. None of the calls may fail.
 * Run `npm run build`, then `node tests/drills/far.mjs [tries] [embedded|postgres]`
 */
import { fillEmbedded, fillPostgres } from '#scripts/benchData.mjs'
import { classOf, planWith } from '#tests/e2e/records.mjs'
import { drillFolder, inParallel, judge, judgeIs, judgeTime, percentile } from './drill.mjs'
import { faultLine } from './faultLine.mjs'
import { requirePostgres } from './postgres.mjs'
import { fillFirst, openOffice } from './server.mjs'

const TRIES = Number(process.argv[2] ?? 20)
const only = process.argv[3]
/** Most records that one call takes, most classes that one call adds, and divisions of a batch. */
const MOST = 500
const MOST_ADDED = 100
const DIVISIONS = 100
const STUDENTS = 5000

/** @typedef {{ id: number, version: number }} Seen */
/** @typedef {Awaited<ReturnType<typeof openOffice>>} Office */

/** Two sets of 100 divisions of one batch. @param {Office} office */
async function addPlan({ add }) {
  const { batch, mentor } = await planWith(add)
  const ids = await inParallel(2 * DIVISIONS, 8, async (number) => {
    const division = await add('/division', {
      M11_Division_name: `Division ${number}`,
      M11_Batch_id: batch.M02_BatchId,
      M11_M05_User_Id: mentor.M05_UserId,
    })
    return division.M11_Division_id
  })
  return { batchId: batch.M02_BatchId, sets: [ids.slice(0, DIVISIONS), ids.slice(DIVISIONS)] }
}

/** @param {Office} office @returns {Promise<Seen[]>} */
async function readStudents({ ask }) {
  /** @type {{ M05_UserId: number, version: number }[]} */
  const rows = []
  for (let page = 1; rows.length < MOST; page += 1)
    rows.push(...(await ask('GET', `/students?page=${page}&per_page=100`)).body.data)
  return rows.map(({ M05_UserId: id, version }) => ({ id, version }))
}

/** @param {Office} office @param {number} batchId @param {number[]} divisionIds @returns {Promise<Seen[]>} */
async function addClasses({ ask }, batchId, divisionIds) {
  const lesson = { ...classOf(batchId, 0), M03_M11_DivisionIds: divisionIds }
  /** @type {Seen[]} */
  const seen = []
  while (seen.length < MOST) {
    const { body } = await ask('POST', '/classes/several/add', {
      ...lesson,
      records: Array.from({ length: MOST_ADDED }, () => lesson),
    })
    seen.push(...body.data.done)
  }
  return seen
}

/**
 * Changes records again and again. Prints how long the calls took.
 * @param {Office} office @param {string} path @param {Seen[]} seen @param {{ what: string, bar: number }} judged
 * @param {(round: number) => object} setOf
 */
async function change(office, path, seen, { what, bar }, setOf) {
  /** @type {number[]} */
  const times = []
  let good = 0
  for (let round = 0; round < TRIES; round += 1) {
    const set = setOf(round)
    const records = seen.map(({ id, version }) => ({ id, version: version + round, set }))
    const startedAt = performance.now()
    const { status, body } = await office.ask('POST', path, { records })
    times.push(performance.now() - startedAt)
    if (status === 200 && body.data.done.length === MOST) good += 1
  }
  judgeIs(`${what}: calls that succeeded`, good, TRIES)
  const slowest = Math.max(...times).toFixed(0)
  judge(`${what}, the slowest`, `${slowest} ms`, true, 'to look at')
  judgeTime(`${what}, the median`, percentile(times, 0.5), bar)
}

/** @param {string} name @param {Office} office @param {{ students: number, classes: number, moved: number }} bars in ms */
async function measure(name, office, bars, begin = () => {}) {
  const { batchId, sets } = await addPlan(office)
  const [here = [], there = []] = sets
  const students = await readStudents(office)
  const classes = await addClasses(office, batchId, here)
  begin()
  const place = (/** @type {number} */ round) => ({
    M05_M02_BachId: batchId,
    M07_M11_DivisionId: round % 2 === 0 ? there[0] : here[0],
  })
  const changed = { what: `${name}: ${MOST} students changed`, bar: bars.students }
  await change(office, '/students/several/change', students, changed, place)
  const times = (/** @type {number} */ round) => ({
    M03_ScheduledAt: `2027-01-${10 + round} 18:30:00`,
    M03_ExpiryTime: null,
  })
  const retimed = { what: `${name}: ${MOST} classes of ${DIVISIONS} divisions changed`, bar: bars.classes }
  await change(office, '/classes/several/change', classes, retimed, times)
  const now = classes.map(({ id, version }) => ({ id, version: version + TRIES }))
  const moved = { what: `${name}: ${MOST} classes moved to ${DIVISIONS} other divisions`, bar: bars.moved }
  await change(office, '/classes/several/change', now, moved, (round) => ({
    M03_M02_BatchId: batchId,
    M03_M11_DivisionIds: round % 2 === 0 ? there : here,
  }))
  await office.stop('SIGTERM')
}

if (only !== 'postgres') {
  const folder = drillFolder('far')
  await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, STUDENTS))
  const embedded = await openOffice({ DATA_DIR: folder })
  await measure('embedded', embedded, { students: 300, classes: 500, moved: 1000 })
}
if (only !== 'embedded') {
  const postgres = await requirePostgres('institute_far')
  const line = await faultLine(postgres.database)
  const settings = { DATABASE_URL: line.url, DATA_DIR: drillFolder('far') }
  await fillFirst(settings, () => fillPostgres(postgres.database, STUDENTS))
  const office = await openOffice(settings)
  await measure('PostgreSQL in another town', office, { students: 2000, classes: 2000, moved: 4000 }, () =>
    line.set('near'),
  )
  line.close()
  await postgres.stop()
}
