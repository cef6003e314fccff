/**
 * Exports of 100,000 students on either database: complete and of one moment during writes, with little memory, without delaying
 * readers, and without leftovers after cancellation. `node tests/drills/export.mjs [students]`
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createServer } from 'vite'
import { onEachDatabase, unpin } from '#scripts/benchTargets.mjs'
import { studentOf } from '#tests/e2e/records.mjs'
import {
  drillFolder,
  inParallel,
  judge,
  judgeMost,
  judgeSlower,
  judgeTime,
  percentile,
  until,
  wait,
} from './drill.mjs'
import { askForExport, exportTimes, memoryOf, resetPeak, waitsDuring } from './exportFile.mjs'
import { call } from './server.mjs'

/** @typedef {import('#scripts/benchTargets.mjs').Target} Target */

const STUDENTS = Number(process.argv[2] ?? 100_000)
const GIVEN_UP = 200
/** Number of export workers that the server runs in parallel. */
const WORKERS = 2

const vite = await createServer({ configFile: false, server: { middlewareMode: true }, logLevel: 'error' })
/** @type {any} */
const loaded = await vite.ssrLoadModule('/tests/server/unzip.ts')
/** The tests' own reader of archives. @type {(bytes: Buffer) => Map<string, string>} */
const unzip = loaded.unzip
await vite.close()

/** @param {number} pid @param {'fd' | 'task'} what */
const countOf = (pid, what) => readdirSync(`/proc/${pid}/${what}`).length

/** Deletes the newest students and adds new ones in turn, until `state.isOver`. @param {Target} target */
async function writeMeanwhile({ server, token }, state = { isOver: false }) {
  const { body } = await call(server.url, token, 'GET', '/students?page=1&per_page=100')
  /** @type {string[]} */
  const gone = []
  for (const { M05_UserId: id, M05_UserCode: code, M05_M02_BachId, M07_M11_DivisionId } of body.data) {
    if (state.isOver) break
    await call(server.url, token, 'DELETE', `/students/${id}`)
    gone.push(code)
    const student = { ...studentOf(M05_M02_BachId, M07_M11_DivisionId), M05_UserCode: `NEW-${id}` }
    await call(server.url, token, 'POST', '/users', student)
  }
  return gone
}

/** @param {Target} target */
async function judgeContent(target) {
  const state = { isOver: false }
  const { rows, body } = await askForExport(target.server, target.token)
  const [bytes, gone] = await Promise.all([
    buffer(body).finally(() => (state.isOver = true)),
    writeMeanwhile(target, state),
  ])
  const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? ''
  const [, ...codes] = [...sheet.matchAll(/<c r="B\d+"[^>]*><is><t>([^<]*)/g)].map(([, code]) => code)
  const isWhole = rows === STUDENTS && codes.length === rows && new Set(codes).size === rows
  judge('students in the file', `${codes.length}, announced ${rows}`, isWhole, `${STUDENTS}, each once`)
  const hasNew = codes.some((code) => code?.startsWith('NEW-'))
  const isOfOneMoment = gone.length > 0 && !hasNew && gone.every((code) => codes.includes(code))
  judge('deleted and added meanwhile', `${gone.length} each`, isOfOneMoment, 'none missing, none new')
}

/** @param {Target} target */
async function judgeWeight({ server, token }) {
  await waitsDuring(server, token, () => wait(2000))
  const alone = await waitsDuring(server, token, () => wait(4000))
  const idle = memoryOf(server.pid)
  resetPeak(server.pid)
  const { seconds } = await exportTimes(server, token, 1)
  judgeMost('memory of an export above idle', memoryOf(server.pid, 'VmHWM') - idle, 60, ' MB')
  const again = await exportTimes(server, token, 2)
  judgeTime(`${STUDENTS} students, the fastest of 3`, Math.min(...seconds, ...again.seconds) * 1000, 1500)
  const meanwhile = await waitsDuring(server, token, () => exportTimes(server, token, 4))
  judgeSlower('p99 of a reader meanwhile', percentile(meanwhile, 0.99), percentile(alone, 0.99), 5)
}

/** @param {Target} target */
async function judgeGivenUp({ server, token }) {
  const at = () => ({ threads: countOf(server.pid, 'task'), files: countOf(server.pid, 'fd') })
  await wait(6000)
  const before = at()
  const idle = memoryOf(server.pid)
  await inParallel(GIVEN_UP, 8, async (number) => {
    const stop = new AbortController()
    const asked = askForExport(server, token, { signal: stop.signal })
    // Aborts immediately, while queued or starting, or in the middle of the file.
    await Promise.race([asked.catch(() => {}), wait((number % 5) * 40)])
    await wait((number % 3) * 40)
    stop.abort()
    await asked.catch(() => {})
  })
  // SQLite keeps a file of each closed worker connection for reuse, while the server's own connection is open.
  const isBack = async () => at().threads <= before.threads && at().files <= before.files + WORKERS
  await until(isBack, 20_000)
  const words = `threads and open files after ${GIVEN_UP} exports that were given up`
  judge(words, JSON.stringify(at()), await isBack(), `${JSON.stringify(before)}, and ${WORKERS} files`)
  // Runs more exports to trigger garbage collection, because uncollected memory is not a leak.
  await exportTimes(server, token, 6)
  judgeMost('memory then, above idle', memoryOf(server.pid) - idle, 100, ' MB')
}

await onEachDatabase(join(drillFolder('export'), 'target'), STUDENTS, async (target) => {
  console.log(`-- ${target.name}`)
  unpin(target.server.pid)
  await judgeContent(target)
  await judgeWeight(target)
  await judgeGivenUp(target)
})
process.exit()
