/**
 * Exports of 100,000 students on either database: complete and consistent during writes, with little memory, without delaying
 * readers, and without leftovers after cancellation. `node tests/hard/export.mjs [students]`
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unpin } from '#scripts/benchLoad.mjs'
import { embeddedTarget, postgresTarget } from '#scripts/benchTargets.mjs'
import { drillFolder, inParallel, judge, judgeTime, TIME_FACTOR, percentile, until, wait } from './drill.mjs'
import {
  askForExport,
  bytesOf,
  exportTimes,
  memoryOf,
  reader,
  resetPeak,
  waitsDuring,
} from './exportFile.mjs'
import { call } from './server.mjs'

/** @typedef {import('#scripts/benchTargets.mjs').Target} Target */

const STUDENTS = Number(process.argv[2] ?? 100_000)
const GIVEN_UP = 200
const CLASSES = 100
const COLUMNS = 15
/** Number of export workers that the server runs in parallel. */
const WORKERS = 2

const { unzip, readWorkbook, rowOf } = await reader()

/** @param {number} pid @param {'fd' | 'task'} what */
const countOf = (pid, what) => readdirSync(`/proc/${pid}/${what}`).length

/** Returns the user codes of a sheet's rows. Throws if a row is incomplete. @param {string} xml */
function codesOf(xml) {
  const codes = []
  for (const [row = ''] of xml.matchAll(/<row r="\d+">.*?<\/row>/gs)) {
    if (row.split('<c ').length !== COLUMNS + 1) throw new Error(`A row is not whole: ${row}`)
    codes.push(/<c r="B\d+"[^>]*><is><t>([^<]*)/.exec(row)?.[1])
  }
  return codes.slice(1)
}

/** Deletes the newest students and adds new ones in turn, until `state.isOver`. @param {Target} target */
async function writeMeanwhile({ server, token }, state = { isOver: false }) {
  const { body } = await call(server.url, token, 'GET', '/students?page=1&per_page=100')
  /** @type {string[]} */
  const gone = []
  for (const { M05_UserId: id, M05_UserCode: code, M05_M02_BachId, M07_M11_DivisionId } of body.data) {
    if (state.isOver) break
    await call(server.url, token, 'DELETE', `/students/${id}`)
    gone.push(code)
    await call(server.url, token, 'POST', '/users', {
      M05_User_Type: 'student',
      M05_UserName: 'Added meanwhile',
      M05_UserCode: `NEW-${id}`,
      M05_CountryName: 'India',
      M05_Gender: 'male',
      M05_DOB: '2004-06-03',
      M05_M02_BachId,
      M07_M11_DivisionId,
      M05_Qualification: 'Plus two',
      M05_JoiningDate: '2024-06-03',
      M05_MobileNumber: `+91${String(9_000_000_000 + id)}`,
      M05_Address: 'Kerala',
      M05_Password: 'a long password',
    })
  }
  return gone
}

/** @param {Target} target */
async function judgeContent(target) {
  const { server, token } = target
  const state = { isOver: false }
  const { rows, body } = await askForExport(server, token)
  const [bytes, gone] = await Promise.all([
    bytesOf(body).finally(() => (state.isOver = true)),
    writeMeanwhile(target, state),
  ])
  const codes = codesOf(unzip(bytes).get('xl/worksheets/sheet1.xml') ?? '')
  const isWhole = rows === STUDENTS && codes.length === rows && new Set(codes).size === rows
  judge('students in the file', `${codes.length}, announced ${rows}`, isWhole, `${STUDENTS}, each once`)
  const isOfOneMoment =
    gone.length > 0 &&
    !codes.some((code) => code?.startsWith('NEW-')) &&
    gone.every((code) => codes.includes(code))
  judge(
    'deleted and added meanwhile',
    `${gone.length} each: as it was when it began`,
    isOfOneMoment,
    'none missing, none new',
  )

  const { body: part } = await askForExport(server, token, { query: '&batch_id=1' })
  const sheet = readWorkbook(await bytesOf(part)).get('Students')
  const listed = await call(server.url, token, 'GET', '/students?batch_id=1')
  const differing = listed.body.data.filter(
    (/** @type {Record<string, string>} */ student, /** @type {number} */ index) =>
      !sheet || rowOf(sheet, index + 2, 2).join() !== [student.M05_UserName, student.M05_UserCode].join(),
  )
  const total = listed.body.data.length
  judge(
    'rows that differ from the list of a batch',
    `${differing.length} of ${total}`,
    total > 0 && differing.length === 0,
    '0',
  )
}

/** @param {Target} target */
async function judgeClasses({ server, token }) {
  const { body } = await call(server.url, token, 'GET', '/division?page=1&per_page=1')
  const [division] = body.data
  const records = Array.from({ length: CLASSES }, (_, index) => ({
    M03_Title: `Module ${index + 1}`,
    M03_ScheduledAt: `2024-12-07 ${String(index % 24).padStart(2, '0')}:30`,
    M03_ExpiryTime: '2024-12-14 18:30',
  }))
  await call(server.url, token, 'POST', '/classes/several/add', {
    M03_SubjectName: 'Hadith sciences',
    M03_M02_BatchId: division.M11_Batch_id,
    M03_M11_DivisionIds: [division.M11_Division_id],
    M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F',
    records,
  })
  const file = await askForExport(server, token, { list: '/classes', query: '&sort=time' })
  const sheet = readWorkbook(await bytesOf(file.body)).get('Classes')
  const listed = await call(server.url, token, 'GET', '/classes?sort=time')
  const differing = listed.body.data.filter(
    (/** @type {Record<string, string>} */ lesson, /** @type {number} */ index) =>
      !sheet || rowOf(sheet, index + 2, 3).join() !== textsOf(lesson).join(),
  )
  const total = listed.body.data.length
  judge(
    'classes in the file that differ from their list',
    `${differing.length} of ${total}, announced ${file.rows}`,
    total === CLASSES && file.rows === total && differing.length === 0,
    `0 of ${CLASSES}`,
  )
}

/** @param {Record<string, string>} lesson */
const textsOf = ({ M03_ClassesId, M03_SubjectName, M03_Title }) => [M03_ClassesId, M03_SubjectName, M03_Title]

/** @param {Target} target */
async function judgeWeight({ server, token }) {
  await waitsDuring(server, token, () => wait(3000))
  const alone = await waitsDuring(server, token, () => wait(6000))
  const idle = memoryOf(server.pid, 'VmRSS')
  resetPeak(server.pid)
  const { seconds } = await exportTimes(server, token, 1)
  const peak = memoryOf(server.pid, 'VmHWM') - idle
  judge('memory of an export above idle', `${peak.toFixed(0)} MB`, peak <= 60, 'at most 60 MB')
  const again = await exportTimes(server, token, 3)
  judgeTime(`${STUDENTS} students, the fastest of 4`, Math.min(...seconds, ...again.seconds) * 1000, 1500)
  const meanwhile = await waitsDuring(server, token, () => exportTimes(server, token, 4))
  const [before, during] = [percentile(alone, 0.99), percentile(meanwhile, 0.99)]
  judge(
    'p99 of a reader meanwhile',
    `${during.toFixed(1)} ms, without ${before.toFixed(1)} ms`,
    during <= before + 5 * TIME_FACTOR,
    'at most 5 ms more',
  )
}

/** @param {Target} target */
async function judgeGivenUp({ server, token }) {
  const at = () => ({ threads: countOf(server.pid, 'task'), files: countOf(server.pid, 'fd') })
  await wait(6000)
  const before = at()
  const idle = memoryOf(server.pid, 'VmRSS')
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
  const after = at()
  judge(
    `threads and open files after ${GIVEN_UP} exports that were given up`,
    `${after.threads} and ${after.files}, before ${before.threads} and ${before.files}`,
    await isBack(),
    `as before, and ${WORKERS} files`,
  )
  // Runs more exports to trigger garbage collection, because uncollected memory is not a leak.
  await exportTimes(server, token, 8)
  const more = memoryOf(server.pid, 'VmRSS') - idle
  judge('memory then, above idle', `${more.toFixed(0)} MB`, more <= 100, 'at most 100 MB')
}

/** Stops the server while a client has read part of an export and stalls. @param {Target} target */
async function judgeStop({ server, token }) {
  const { body } = await askForExport(server, token)
  const taking = body.getReader()
  await taking.read()
  const startedAt = performance.now()
  const code = await server.stop('SIGTERM')
  judgeTime('a stop amid a download that nobody takes', performance.now() - startedAt, 10_000)
  const rest = await (async () => {
    while (!(await taking.read()).done);
    return 'whole'
  })().catch(() => 'broken off')
  judge(
    'exit code, and what the client sees',
    `${code}, ${rest}`,
    code === 0 && (rest === 'broken off' || STUDENTS < 100_000),
    '0, broken off',
  )
}

/** @param {Target} target */
async function drill(target) {
  console.log(`-- ${target.name}`)
  unpin(target.server.pid)
  await judgeContent(target)
  await judgeClasses(target)
  await judgeWeight(target)
  await judgeGivenUp(target)
  await judgeStop(target)
}

await drill(await embeddedTarget(join(drillFolder('export'), 'target'), STUDENTS))
const postgres = await postgresTarget(STUDENTS)
if (postgres) {
  try {
    await drill(postgres.target)
  } finally {
    await postgres.stop()
  }
}
process.exit()
