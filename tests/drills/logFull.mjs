/**
 * The log's disk is full, or its reader is gone: the server keeps serving, shuts down cleanly, and writes lines again when it
 * can. Mounts a tmpfs, so it needs root. Run `npm run build`, then `node tests/drills/logFull.mjs [seconds]`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  drillFolder,
  fillDisk,
  freePort,
  inParallel,
  judge,
  judgeIs,
  judgeTime,
  mountSmall,
  percentile,
  until,
} from './drill.mjs'
import { judgeStop, METRICS_TOKEN, metricsOf, openOffice } from './server.mjs'

/** @typedef {Awaited<ReturnType<typeof openOffice>>} Office */

const SECONDS = Number(process.argv[2] ?? 8)
const READERS = 4

const home = drillFolder('log')
const disk = mountSmall(home, '4m')

let folders = 0
/** Settings of a server that logs every request. */
const logging = () => ({ DATA_DIR: join(home, `data-${(folders += 1)}`), LOG_LEVEL: 'info', METRICS_TOKEN })

/** Sends requests continuously, and judges the responses. @param {Office} office @param {string} when */
async function judgeServed({ url, token }, when) {
  const headers = { authorization: `Bearer ${token}` }
  /** @type {number[]} */
  const took = []
  let wrong = 0
  const end = performance.now() + SECONDS * 1000
  const read = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      const signal = AbortSignal.timeout(10_000)
      const response = await fetch(`${url}/courses?page=1`, { headers, signal })
      await response.text()
      if (response.status !== 200) wrong += 1
      took.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  judge(`${when}: requests that failed`, `${wrong} of ${took.length}`, wrong === 0 && took.length > 0, '0')
  judgeTime('their p99', percentile(took, 0.99), 300)
  judgeTime('the slowest', Math.max(...took), 1000)
}

/** Sends requests until log lines are dropped, which means that the queue is full. @param {Office} office */
async function judgeDropped({ url }) {
  let dropped = 0
  for (let round = 0; round < 200 && dropped === 0; round += 1) {
    await inParallel(200, 20, async () => (await fetch(`${url}/health`)).text())
    dropped = Number(/^institute_log_lines_dropped_total (\d+)$/m.exec(await metricsOf(url))?.[1])
  }
  judge('lines that were dropped, and counted', dropped, dropped > 0, 'some')
}

/** Waits for a line about those dropped. @param {Office} office @param {string} when @param {() => string} lines those since then */
async function judgeAgain({ url }, when, lines) {
  const isSaid = async () => {
    await fetch(`${url}/health`)
    return lines().includes('"dropped"')
  }
  judgeTime(`lines again ${when}, and a word of those dropped`, await until(isSaid, 15_000), 5000)
}

const file = join(disk, 'log')
const onFile = await openOffice(logging(), openSync(file, 'a'))
const makeRoom = fillDisk(disk)
await judgeServed(onFile, 'on a full disk')
await judgeDropped(onFile)
const before = readFileSync(file).length
makeRoom()
await judgeAgain(onFile, 'after room was made', () => readFileSync(file).subarray(before).toString())
const makeRoomAgain = fillDisk(disk)
await fetch(`${onFile.url}/health`)
const stopping = performance.now()
await judgeStop(onFile, 'on a full disk ')
judgeTime('within', performance.now() - stopping, 5000)
makeRoomAgain()

const onPipe = await openOffice(logging(), 'unread')
await judgeServed(onPipe, 'with a reader who has stopped')
await judgeDropped(onPipe)
let read = ''
onPipe.stdout?.on('data', (part) => (read += part))
await judgeAgain(onPipe, 'once somebody reads', () => read)
onPipe.stdout?.destroy()
await judgeServed(onPipe, 'with a reader who is gone')
await judgeStop(onPipe, 'without a reader ')

const nextServer = async () => {
  const port = await freePort()
  return {
    url: `http://127.0.0.1:${port}/api`,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...logging() },
  }
}
const isUp = (/** @type {string} */ url) => async () => (await fetch(`${url}/health`)).ok

// A stopped terminal: `script` creates one, and blocks because its output is not read.
const first = await nextServer()
const terminal = spawn('script', ['-qec', 'exec node dist/server/main.js', '/dev/null'], {
  env: first.env,
  stdio: ['ignore', 'pipe', 'ignore'],
})
await until(isUp(first.url), 15_000)
const children = readFileSync(`/proc/${terminal.pid}/task/${terminal.pid}/children`, 'utf8')
const inTerminal = Number(children.trim().split(' ').at(-1))
/** @type {number[]} */
const waits = []
await inParallel(3000, 4, async () => {
  const askedAt = performance.now()
  await (await fetch(`${first.url}/ready`, { signal: AbortSignal.timeout(10_000) })).text()
  waits.push(performance.now() - askedAt)
})
judgeTime('in a terminal that was stopped: the slowest of 3000', Math.max(...waits), 1000)
process.kill(inTerminal, 'SIGTERM')
const isGone = () => Promise.resolve(!existsSync(`/proc/${inTerminal}/fd/0`))
judgeTime('stopped within', await until(isGone, 15_000), 10_000)
terminal.stdout.resume()
judgeIs('with', (await once(terminal, 'exit'))[0], 0)

// Both streams on a disk that is full from the start.
fillDisk(disk)
const second = await nextServer()
const words = openSync(join(disk, 'words'), 'a')
const silent = spawn(process.execPath, ['dist/server/main.js'], {
  env: second.env,
  stdio: ['ignore', words, words],
})
judgeTime('a start whose words have no room', await until(isUp(second.url), 15_000), 5000)
silent.kill('SIGTERM')
judgeIs('stopped with', (await once(silent, 'exit'))[0], 0)
