/**
 * Changes, deletes and restores as many students as one call may name, and adds as many classes, on a large embedded
 * database. None of the calls may block the event loop for long, and others are served meanwhile.
 * Run `npm run build`, then `node tests/drills/bulk.mjs`
 */
import { classOf } from '#tests/e2e/records.mjs'
import { fillLarge } from './costData.mjs'
import { openMeasured } from './costWire.mjs'
import { drillFolder, judge, judgeIs, judgeTime } from './drill.mjs'
import { fillFirst, judgeStop } from './server.mjs'

/** Most records that one call takes, and most classes that one call adds. */
const MOST = 500
const MOST_ADDED = 100
/** Times that each call is measured. The best one counts, because noise only adds. */
const ROUNDS = 5

const folder = drillFolder('bulk')
await fillFirst({ DATA_DIR: folder }, () => fillLarge(folder, 1))
const office = await openMeasured(folder)

/** @typedef {Record<'M05_UserId' | 'M11_Batch_id' | 'M11_Division_id' | 'version', number>} Row */
/** Returns the rows of a page. @param {string} path */
async function read(path) {
  /** @type {{ body: { data: Row[] } }} */
  const { body } = await office.ask('GET', path)
  return body.data
}

/** @type {Row[]} */
const students = []
for (let page = 1; students.length < MOST; page += 1) students.push(...(await read(`/students?page=${page}`)))
const seen = students.slice(0, MOST).map(({ M05_UserId: id, version }) => ({ id, version }))
const [division] = await read('/division?page=1')
if (!division) throw new Error('The database has no division.')
const place = { M05_M02_BachId: division.M11_Batch_id, M07_M11_DivisionId: division.M11_Division_id }

/** Shortest blocks of the event loop and waits of others by call, in ms. @type {Record<string, { hold: number, waited: number }>} */
const least = {}

/** Reads a list again and again until a call is answered. Returns the longest time. @param {Promise<unknown>} answered */
async function waitMeanwhile(answered) {
  const over = new AbortController()
  const waiting = answered.finally(() => over.abort())
  let longest = 0
  while (!over.signal.aborted) {
    const startedAt = performance.now()
    await read('/courses?page=1')
    longest = Math.max(longest, performance.now() - startedAt)
  }
  await waiting
  return longest
}

/** Sends a bulk call. @param {string} path @param {object} fields */
async function send(path, fields) {
  const answered = office.measure({
    method: 'POST',
    path: `/api${path}`,
    headers: [
      ['Authorization', `Bearer ${office.token}`],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify(fields),
  })
  const [{ status, hold }, waited] = await Promise.all([answered, waitMeanwhile(answered)])
  if (status !== 200 && status !== 201) judgeIs(`the answer to ${path}`, status, 200)
  const before = least[path] ?? { hold, waited }
  least[path] = { hold: Math.min(hold, before.hold), waited: Math.min(waited, before.waited) }
}

for (let round = 0; round < ROUNDS; round += 1) {
  const set = { ...place, ...(round % 2 === 1 && { M07_M11_DivisionId: null }) }
  const at = (/** @type {number} */ version) =>
    seen.map((one) => ({ id: one.id, version: one.version + version }))
  await send('/students/several/change', { records: at(round).map((one) => ({ ...one, set })) })
  await send('/students/several/delete', { records: at(round + 1) })
  await send('/students/several/restore', { records: seen.map(({ id }) => ({ id })) })
  const lesson = classOf(division.M11_Batch_id, division.M11_Division_id)
  await send('/classes/several/add', { ...lesson, records: Array(MOST_ADDED).fill(lesson) })
}
const { body } = await office.ask('GET', `/students?page=1&division_id=${division.M11_Division_id}`)
judge('students in the division', body.total, body.total >= MOST, `at least ${MOST}`)
for (const [path, { hold, waited }] of Object.entries(least)) {
  judgeTime(`${path} blocks the event loop for`, hold, 50)
  // It waits for the write.
  judgeTime('a list meanwhile', waited, 1000)
}
await judgeStop(office)
