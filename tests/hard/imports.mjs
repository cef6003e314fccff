/**
 * Imports of 500 and of 20,000 students into a register of 20,000, and Undo: how long check and write take, how long other users
 * wait meanwhile, how much memory they need, and how long they hold the event loop. `node tests/hard/imports.mjs [rows]`
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, judge, judgeTime, percentile, TIME_FACTOR, until, wait } from './drill.mjs'
import { memoryOf, resetPeak, waitsDuring } from './exportFile.mjs'
import { checkRows, importRows, newStudents } from './importRows.mjs'
import { call, signIn, startServer } from './server.mjs'

const ROWS = Number(process.argv[2] ?? 20_000)
const FEW = 500
const ROUNDS = 5
/** Maximum time that others wait longer than on an idle server, in ms. */
const WAIT = 50 * TIME_FACTOR
/** Maximum time that the event loop is blocked, in ms. */
const HOLD = 50 * TIME_FACTOR
/** Time from one save of others to the next, in ms. */
const EVERY = 40
/** Maximum memory above that of an idle server, in MB. */
const MEMORY = 150

const folder = drillFolder('imports')
const first = await startServer({ DATA_DIR: folder })
await first.stop('SIGTERM')
fillEmbedded(folder, 20_000)
const probeFile = join(folder, 'probe')
const server = await startServer({
  DATA_DIR: folder,
  PROBE_FILE: probeFile,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'costProbe.mjs')}`,
})
const { token } = await signIn(server.url)
const office = { url: server.url, token }
await until(async () => existsSync(probeFile), 5000)
const probe = connect(Number(readFileSync(probeFile, 'utf8')), '127.0.0.1')

/** @returns {Promise<number>} the longest that the event loop was blocked since the last call, in ms */
const longestHold = () =>
  new Promise((resolve) => {
    probe.once('data', (part) => resolve(JSON.parse(part.toString()).hold))
    probe.write('?')
  })

/** Numbers the courses of all rounds: no two may have the same title. */
let courses = 0

/**
 * Saves a course every {@link EVERY} ms while `work` runs, whether or not earlier ones are answered: a lock delays as many saves as
 * people would make. Returns the waits, in ms, and how many were refused.
 * @param {() => Promise<unknown>} work
 */
async function savesDuring(work) {
  /** @type {Promise<{ ms: number, status: number }>[]} */
  const saves = []
  async function save() {
    const askedAt = performance.now()
    const course = { M01_Title: `Course ${(courses += 1)}`, M01_Description: '-' }
    const { status } = await call(server.url, token, 'POST', '/courses', course)
    return { status, ms: performance.now() - askedAt }
  }
  const timer = setInterval(() => saves.push(save()), EVERY)
  await work()
  clearInterval(timer)
  const all = await Promise.all(saves)
  return { waits: all.map(({ ms }) => ms), refused: all.filter(({ status }) => status !== 201).length }
}

console.log(`load of the machine: ${loadavg()[0]?.toFixed(2)}`)
await waitsDuring(server, token, () => wait(1000))
const idleReads = percentile(await waitsDuring(server, token, () => wait(4000)), 0.99)
const { waits: idleSaves } = await savesDuring(() => wait(4000))
const idleSave = percentile(idleSaves, 0.99)

/** @param {string} when @param {{ waits: number[], refused: number }} saves */
function judgeSaves(when, { waits, refused }) {
  const during = percentile(waits, 0.99)
  judge(
    `p99 of ${waits.length} saves while ${when}`,
    `${during.toFixed(0)} ms, idle ${idleSave.toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
    during <= idleSave + WAIT,
    `at most ${WAIT} ms more`,
  )
  judge(`saves refused while ${when}`, refused, refused === 0, 'none')
}

/** @param {string} when @param {number} hold in ms */
function judgeHold(when, hold) {
  judge(
    `longest hold of the event loop while ${when}`,
    `${hold.toFixed(1)} ms`,
    hold <= HOLD,
    `at most ${HOLD} ms`,
  )
}

/** @type {number[]} */
const checks = []
/** @type {number[]} */
const writes = []
const fewSaves = await savesDuring(async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = newStudents(FEW, `FEW${round}`)
    const { check, ms } = await checkRows(office, rows)
    checks.push(ms)
    const seen = check.rows.map((row) => row.seen)
    const { done, ms: writeMs } = await importRows(office, rows, seen)
    writes.push(writeMs)
    if (done.counts.added !== FEW) throw new Error(`Added: ${JSON.stringify(done.counts)}`)
  }
})
judgeTime(`${FEW} rows checked, the median of ${ROUNDS}`, percentile(checks, 0.5), 1000)
judgeTime(`${FEW} rows written, the median of ${ROUNDS}`, percentile(writes, 0.5), 1000)
judgeSaves(`${FEW} rows are written`, fewSaves)

const idleMemory = memoryOf(server.pid, 'VmRSS')
resetPeak(server.pid)
await longestHold()

/** @type {{ check: number, write: number, added: number }} */
let times = { check: 0, write: 0, added: 0 }
/** @type {{ waits: number[], refused: number }} */
let saves = { waits: [], refused: 0 }
const reads = await waitsDuring(server, token, async () => {
  saves = await savesDuring(async () => {
    const program = ['tests/hard/importClient.mjs', server.url, token, String(ROWS), 'MANY']
    const { stdout } = await promisify(execFile)(process.execPath, program)
    times = JSON.parse(stdout)
  })
})
judge(`students added of ${ROWS}`, times.added, times.added === ROWS, 'all')
const hold = await longestHold()
const peak = memoryOf(server.pid, 'VmHWM') - idleMemory

console.log(
  `       ${ROWS} rows: checked in ${times.check.toFixed(0)} ms, written in ${times.write.toFixed(0)} ms`,
)
judgeTime(`${ROWS} rows checked and written`, times.check + times.write, 20_000)
const duringReads = percentile(reads, 0.99)
judge(
  'p99 of readers meanwhile',
  `${duringReads.toFixed(1)} ms, idle ${idleReads.toFixed(1)} ms`,
  duringReads <= idleReads + WAIT,
  `at most ${WAIT} ms more`,
)
judgeSaves(`${ROWS} rows are written`, saves)
judge('memory above idle', `${peak.toFixed(0)} MB`, peak <= MEMORY, `at most ${MEMORY} MB`)
judgeHold(`${ROWS} rows are checked and written`, hold)

const { body: past } = await call(server.url, token, 'GET', '/imports?page=1')
/** @type {{ taken_back: number } | undefined} */
let undone
await longestHold()
const undoSaves = await savesDuring(async () => {
  const { body } = await call(server.url, token, 'POST', `/imports/${past.data[0].id}/undo`)
  undone = body.data
})
judge(`students taken back of ${ROWS}`, undone?.taken_back ?? 0, undone?.taken_back === ROWS, 'all')
judgeSaves(`${ROWS} rows are taken back`, undoSaves)
judgeHold(`${ROWS} rows are taken back`, await longestHold())

probe.destroy()
await server.stop('SIGTERM')
process.exit()
