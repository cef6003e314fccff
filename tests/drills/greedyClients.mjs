/**
 * Latency of a list while clients send headers one byte at a time, open silent connections, pipeline requests faster than the
 * server responds, run many downloads or send many spreadsheets at once. `node tests/drills/greedyClients.mjs`
 */
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, inParallel, judge, judgeIs, judgeMost, judgeTime, TIME_FACTOR, wait } from './drill.mjs'
import { ask, readDuring } from './reads.mjs'
import { fillFirst, memoryOf, openOffice } from './server.mjs'

const SLOW = 500
const IDLE = 10_000
const PIPELINING = 16
const AHEAD = 1500
const DOWNLOADS = 200
const SHEETS = 30

const folder = drillFolder('greedy')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, 2000))
const office = await openOffice({ DATA_DIR: folder })
const port = Number(new URL(office.url).port)

let most = 0
const watching = setInterval(() => (most = Math.max(most, memoryOf(office.pid))), 20)
/** Judges a reader's latency while others make trouble. @param {string} what @param {() => Promise<unknown>} trouble */
const judgeReads = async (what, trouble) =>
  judgeTime(`p99 of a reader ${what}`, (await readDuring(office, trouble)).p99, 300)

/** Sends one byte of its headers each second. Returns whether the server closed the connection with 408, and when. */
function dribble() {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/courses HTTP/1.1\r\nX-Slow: '))
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ is408: heard.includes(' 408 '), ms: performance.now() - startedAt })
    })
  })
}

await judgeReads(`beside ${SLOW} slow senders`, async () => {
  /** @type {{ is408: boolean, ms: number }[]} */
  const letGo = await Promise.all(Array.from({ length: SLOW }, dribble))
  const refused = letGo.filter(({ is408 }) => is408).length
  const longest = Math.max(...letGo.map(({ ms }) => ms))
  judge(
    'slow senders let go with 408',
    `${refused} of ${SLOW}, the last after ${(longest / 1000).toFixed(1)} s`,
    refused === SLOW && longest < 8000 * TIME_FACTOR,
    'all, in about 6 s',
  )
})

await judgeReads(`beside ${IDLE} silent connections`, async () => {
  const open = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.on('error', () => resolve(socket))
    })
  const sockets = await inParallel(IDLE, 200, open)
  await wait(2000)
  for (const socket of sockets) socket.destroy()
})

await judgeReads(`beside ${PIPELINING} connections that send ${AHEAD} requests ahead`, () => {
  const many = 'HEAD /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(AHEAD)
  const open = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(many))
      socket.resume()
      socket.on('error', () => {})
      socket.on('close', resolve)
    })
  return inParallel(PIPELINING, PIPELINING, open)
})

let whole = 0
/** Downloads an export; retries if told to try again later, as the console's users do. */
async function download() {
  for (let tries = 0; tries < 10; tries += 1) {
    const headers = { authorization: `Bearer ${office.token}` }
    const response = await fetch(`${office.url}/students?export=export`, { headers })
    const bytes = (await response.arrayBuffer()).byteLength
    if (response.status === 200 && bytes > 10_000) return (whole += 1)
    if (response.status !== 503) return
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}
await judgeReads(`beside ${DOWNLOADS} downloads`, () => inParallel(DOWNLOADS, DOWNLOADS, download))
judgeIs('downloads at once that came whole', whole, DOWNLOADS)

const idle = memoryOf(office.pid)
const before = most
most = 0
const sheet = Buffer.from(JSON.stringify({ rows: 'a'.repeat(16 * 1024 * 1024 - 20) }))
/** @type {number[]} */
let answers = []
await judgeReads(`beside ${SHEETS} spreadsheets of 16 MB`, async () => {
  const agent = new Agent()
  const headers = { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' }
  const send = () => ask(`${office.url}/import/students/check`, agent, { method: 'POST', headers }, sheet)
  answers = await Promise.all(Array.from({ length: SHEETS }, () => send().catch(() => 0)))
})
const read = answers.filter((status) => status === 422).length
const refused = answers.filter((status) => status === 503).length
judge(
  'spreadsheets read, and told to come later',
  `${read} and ${refused}`,
  read > 3 && read + refused === SHEETS,
  'all',
)
judgeMost('memory that they took', most - idle, 250, ' MB')
clearInterval(watching)
judgeMost('most memory', Math.max(before, most), 400, ' MB')
await office.stop('SIGKILL')
