/**
 * Reads of a list, a record and a class page of 300 classes on the embedded database, alone and beside a client that writes without
 * pause: writes must not hold them up. Then what the class page costs, and what eight connections that open it do to a list.
 * Run `npm run build`, then `node tests/drills/beside.mjs`
 */
import { Agent } from 'node:http'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { cpuSecondsOf } from '#scripts/cpuSeconds.mjs'
import { classOf, planWith, studentOf } from '#tests/e2e/records.mjs'
import {
  drillFolder,
  inParallel,
  judge,
  judgeIs,
  judgeMost,
  judgeSlower,
  judgeTime,
  percentile,
  wait,
} from './drill.mjs'
import { ask } from './reads.mjs'
import { fillFirst, openOffice } from './server.mjs'

const STUDENTS = 20_000
const CLASSES = 300
/** Reads of each kind, alone and beside the writer, in turn. */
const READS = 600
const OPENERS = 8
const OPENED = 2000

const folder = drillFolder('beside')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, STUDENTS))
const office = await openOffice({ DATA_DIR: folder })
const { batch, division } = await planWith(office.add)
const other = await office.add('/division', { ...division, M11_Division_name: 'Another' })
const student = await office.add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))
const lesson = classOf(batch.M02_BatchId, division.M11_Division_id)
for (let added = 0; added < CLASSES; added += 100)
  await office.ask('POST', '/classes/several/add', { ...lesson, records: Array(100).fill(lesson) })
const { body: opened } = await office.ask('POST', `/division/${division.M11_Division_id}/page`)

const agent = new Agent({ keepAlive: true })
const signedIn = { authorization: `Bearer ${office.token}`, 'accept-encoding': 'gzip' }
const visitor = { accept: 'text/html', 'accept-encoding': 'gzip' }
const page = `${new URL(office.url).origin}/d/${opened.data.token}`
const read = {
  'a list': () => ask(`${office.url}/students?page=1&per_page=15`, agent, { headers: signedIn }),
  'a record': () => ask(`${office.url}/students/${student.M05_UserId}`, agent, { headers: signedIn }),
  'a class page': () => ask(page, agent, { headers: visitor }),
}

/** How long a read takes, in ms. @param {() => Promise<number>} call */
async function timeOf(call) {
  const startedAt = performance.now()
  const status = await call()
  if (status !== 200) throw new Error(`A read was answered with ${status}.`)
  return performance.now() - startedAt
}

/** Moves a student between two divisions until told to stop. Returns how many times. @param {AbortSignal} over */
async function writeOn(over) {
  let moves = 0
  for (; !over.aborted; moves += 1) {
    const { M11_Division_id } = moves % 2 === 0 ? other : division
    const set = { M05_M02_BachId: batch.M02_BatchId, M07_M11_DivisionId: M11_Division_id }
    const records = [{ id: student.M05_UserId, version: 1 + moves, set }]
    const { status } = await office.ask('POST', '/students/several/change', { records })
    if (status !== 200) throw new Error(`A write was answered with ${status}.`)
  }
  return moves
}

/** The p95 of each read in ms, with pauses as people make them. @returns {Promise<number[]>} */
async function p95s() {
  const times = Object.values(read).map(() => /** @type {number[]} */ ([]))
  for (let number = 0; number < READS; number += 1)
    for (const [index, call] of Object.values(read).entries()) {
      times[index]?.push(await timeOf(call))
      await wait(2)
    }
  return times.map((some) => percentile(some, 0.95))
}

await p95s()
const alone = await p95s()
const over = new AbortController()
const writer = writeOn(over.signal)
const beside = await p95s()
over.abort()
judge('writes meanwhile', await writer, (await writer) > READS, `over ${READS}`)
for (const [index, what] of Object.keys(read).entries())
  judgeSlower(`${what} beside a writer, p95`, beside[index] ?? 0, alone[index] ?? 0, 10)

const before = cpuSecondsOf(office.pid)
await inParallel(OPENED, OPENERS, read['a class page'])
const perPage = ((cpuSecondsOf(office.pid) - before) * 1000) / OPENED
judgeMost(`a class page of ${CLASSES} classes, CPU time of each`, perPage, 2, ' ms')

const feed = `${page}.ics`
const { headers } = await fetch(feed)
const again = { 'if-none-match': headers.get('etag') ?? '' }
judgeIs('its calendar asked for with its ETag', await ask(feed, agent, { headers: again }), 304)

const openers = inParallel(OPENED * 2, OPENERS, read['a class page'])
const times = []
for (let isOver = false; !isOver;) {
  times.push(await timeOf(read['a list']))
  isOver = await Promise.race([openers.then(() => true), wait(5).then(() => false)])
}
judgeTime(`a list beside ${OPENERS} connections that open it, p95`, percentile(times, 0.95), 50)
agent.destroy()
await office.stop('SIGTERM')
