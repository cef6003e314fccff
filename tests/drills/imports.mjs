/**
 * Imports of 500 and of 5,000 students, the most of a file, into a register of 20,000, and Undo: how long check and write take,
 * how long other users wait meanwhile, how much memory they need, and how long they hold the event loop.
 * `node tests/drills/imports.mjs [rows]`
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { openMeasured } from './costWire.mjs'
import {
  drillFolder,
  judgeIs,
  judgeMost,
  judgeNone,
  judgeSlower,
  judgeTime,
  percentile,
  wait,
} from './drill.mjs'
import { memoryOf, resetPeak, waitsDuring } from './exportFile.mjs'
import { checkRows, importRows, newStudents } from './importRows.mjs'
import { fillFirst } from './server.mjs'

const ROWS = Number(process.argv[2] ?? 5000)
const FEW = 500
const ROUNDS = 5
/** Maximum time that others wait longer than on an idle server, and that the event loop is blocked, in ms. */
const WAIT = 50
/** Time from one save of others to the next, in ms. */
const EVERY = 40

const folder = drillFolder('imports')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, 20_000))
const office = await openMeasured(folder)

/** Numbers the courses of all rounds: no two may have the same title. */
let courses = 0

/**
 * Saves a course every {@link EVERY} ms while `work` runs, whether or not earlier ones are answered: a lock delays as many saves as
 * people would make. Returns the p99 of the waits, in ms, and how many were refused.
 * @param {() => Promise<unknown>} work
 */
async function savesDuring(work) {
  /** @type {Promise<{ ms: number, status: number }>[]} */
  const saves = []
  async function save() {
    const askedAt = performance.now()
    const course = { M01_Title: `Course ${(courses += 1)}`, M01_Description: '-' }
    const { status } = await office.ask('POST', '/courses', course)
    return { status, ms: performance.now() - askedAt }
  }
  const timer = setInterval(() => saves.push(save()), EVERY)
  await work()
  clearInterval(timer)
  const all = await Promise.all(saves)
  const p99 = percentile(
    all.map(({ ms }) => ms),
    0.99,
  )
  return { p99, count: all.length, refused: all.filter(({ status }) => status !== 201).length }
}

const readsDuring = (/** @type {() => Promise<unknown>} */ work) => waitsDuring(office, office.token, work)
await readsDuring(() => wait(1000))
const idleRead = percentile(await readsDuring(() => wait(4000)), 0.99)
const idleSave = (await savesDuring(() => wait(4000))).p99

/**
 * Judges others meanwhile, and the event loop.
 * @param {string} when
 * @param {() => Promise<unknown>} work
 */
async function judgeOthers(when, work) {
  await office.cost()
  const { p99, count, refused } = await savesDuring(work)
  judgeTime(`longest hold of the event loop while ${when}`, (await office.cost()).hold, WAIT)
  judgeSlower(`p99 of ${count} saves while ${when}`, p99, idleSave, WAIT)
  judgeNone(`saves refused while ${when}`, refused, count)
}

/** @type {number[]} */
const checks = []
/** @type {number[]} */
const writes = []
await judgeOthers(`${FEW} rows are written`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = newStudents(FEW, `FEW${round}`)
    const { check, ms } = await checkRows(office, rows)
    const seen = check.rows.map((row) => row.seen)
    const { done, ms: writeMs } = await importRows(office, rows, seen)
    checks.push(ms)
    writes.push(writeMs)
    if (done.counts.added !== FEW) throw new Error(`Added: ${JSON.stringify(done.counts)}`)
  }
})
judgeTime(`${FEW} rows checked, the median of ${ROUNDS}`, percentile(checks, 0.5), 1000)
judgeTime(`${FEW} rows written, the median of ${ROUNDS}`, percentile(writes, 0.5), 1000)

const idleMemory = memoryOf(office.pid)
resetPeak(office.pid)
/** @type {{ check: number, write: number, added: number }} */
let times = { check: 0, write: 0, added: 0 }
/** @type {number[]} */
let reads = []
await judgeOthers(`${ROWS} rows are checked and written`, async () => {
  reads = await readsDuring(async () => {
    const program = ['tests/drills/importClient.mjs', office.url, office.token, String(ROWS), 'MANY']
    times = JSON.parse((await promisify(execFile)(process.execPath, program)).stdout)
  })
})
judgeIs('students added', times.added, ROWS)
judgeTime(`${ROWS} rows checked and written`, times.check + times.write, 5000)
judgeSlower('p99 of readers meanwhile', percentile(reads, 0.99), idleRead, WAIT)
judgeMost('memory above idle', memoryOf(office.pid, 'VmHWM') - idleMemory, 150, ' MB')

const { body: past } = await office.ask('GET', '/imports?page=1')
await judgeOthers(`${ROWS} rows are taken back`, async () => {
  const { body } = await office.ask('POST', `/imports/${past.data[0].id}/undo`)
  judgeIs('students taken back', body.data.taken_back, ROWS)
})
await office.stop('SIGTERM')
process.exit()
