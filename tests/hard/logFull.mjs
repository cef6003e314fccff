/**
 * The log's disk is full, or its reader is gone: the server keeps serving, shuts down cleanly, and writes lines again when it
 * can. Mounts a tmpfs, so it needs root. Run `npm run build`, then `node tests/hard/logFull.mjs [seconds]`
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drillFolder, freePort, inParallel, judge, judgeTime, percentile, until } from './drill.mjs'
import { signIn, startServer } from './server.mjs'

const SECONDS = Number(process.argv[2] ?? 15)
const READERS = 4
const METRICS_TOKEN = 'sixteen-or-more-characters'

const home = drillFolder('log')
const disk = join(home, 'disk')
mkdirSync(disk)
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
process.prependOnceListener('exit', () => execFileSync('umount', ['-l', disk]))
const ballast = join(disk, 'ballast')

let folders = 0
/** Settings of a server that logs every request. */
const logging = () => ({ DATA_DIR: join(home, `data-${(folders += 1)}`), LOG_LEVEL: 'info', METRICS_TOKEN })

function fillDisk() {
  try {
    writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024))
  } catch {
    // Writes as much as there is room for.
  }
}

/** Sends requests continuously, and judges the responses. @param {import('./server.mjs').RunningServer} server @param {string} when */
async function judgeServed(server, when) {
  const { token } = await signIn(server.url)
  const headers = { authorization: `Bearer ${token}` }
  /** @type {number[]} */
  const took = []
  let wrong = 0
  const end = performance.now() + SECONDS * 1000
  const read = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      const response = await fetch(`${server.url}/courses?page=1`, {
        headers,
        signal: AbortSignal.timeout(10_000),
      })
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

/** @param {import('./server.mjs').RunningServer} server */
async function droppedLines(server) {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  return Number(/^institute_log_lines_dropped_total (\d+)$/m.exec(await response.text())?.[1])
}

/** Sends requests until log lines are dropped, which means that the queue is full. @param {import('./server.mjs').RunningServer} server */
async function judgeDropped(server) {
  let dropped = 0
  for (let round = 0; round < 200 && dropped === 0; round += 1) {
    await inParallel(200, 20, async () => (await fetch(`${server.url}/health`)).text())
    dropped = await droppedLines(server)
  }
  judge('lines that were dropped, and counted', dropped, dropped > 0, 'some')
}

/** @param {string} text */
function parsed(text) {
  /** @type {{ time: number, dropped?: number }[]} */
  const lines = JSON.parse(`[${text.trim().replaceAll('\n', ',')}]`)
  return lines
}

const file = join(disk, 'log')
const onFile = await startServer(logging(), undefined, openSync(file, 'a'))
fillDisk()
await judgeServed(onFile, 'on a full disk')
await judgeDropped(onFile)
rmSync(ballast)
const startedAt = Date.now()
const again = await until(async () => {
  await fetch(`${onFile.url}/health`)
  return parsed(readFileSync(file, 'utf8')).some(
    ({ dropped, time }) => dropped !== undefined && time >= startedAt,
  )
}, 15_000)
judgeTime('lines again after room was made, and a word of those dropped', again, 5000)
fillDisk()
await fetch(`${onFile.url}/health`)
const stopping = performance.now()
const code = await onFile.stop('SIGTERM')
judge('stopped on a full disk with', String(code), code === 0, '0')
judgeTime('within', performance.now() - stopping, 5000)

const onPipe = await startServer(logging(), undefined, 'unread')
await judgeServed(onPipe, 'with a reader who has stopped')
await judgeDropped(onPipe)
let read = ''
onPipe.stdout?.on('data', (part) => (read += part))
const heard = await until(async () => {
  await fetch(`${onPipe.url}/health`)
  return read.includes('"dropped"')
}, 15_000)
judgeTime('lines again once somebody reads, and a word of those dropped', heard, 5000)
onPipe.stdout?.destroy()
await judgeServed(onPipe, 'with a reader who is gone')
const pipeCode = await onPipe.stop('SIGTERM')
judge('stopped with', String(pipeCode), pipeCode === 0, '0')

// A stopped terminal: `script` creates one, and blocks because its output is not read.
const terminalPort = await freePort()
const terminal = spawn('script', ['-qec', 'exec node dist/server/main.js', '/dev/null'], {
  env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(terminalPort), ...logging() },
  stdio: ['ignore', 'pipe', 'ignore'],
})
const terminalUrl = `http://127.0.0.1:${terminalPort}/api`
await until(async () => (await fetch(`${terminalUrl}/health`)).ok, 15_000)
const children = readFileSync(`/proc/${terminal.pid}/task/${terminal.pid}/children`, 'utf8')
const inTerminal = Number(children.trim().split(' ').at(-1))
/** @type {number[]} */
const waits = []
await inParallel(3000, 4, async () => {
  const askedAt = performance.now()
  await (await fetch(`${terminalUrl}/ready`, { signal: AbortSignal.timeout(10_000) })).text()
  waits.push(performance.now() - askedAt)
})
judgeTime('in a terminal that was stopped: the slowest of 3000', Math.max(...waits), 1000)
process.kill(inTerminal, 'SIGTERM')
const isGone = () => Promise.resolve(!existsSync(`/proc/${inTerminal}/fd/0`))
judgeTime('stopped within', await until(isGone, 15_000), 10_000)
terminal.stdout.resume()
const [terminalCode] = await once(terminal, 'exit')
judge('with', String(terminalCode), terminalCode === 0, '0')

// Both streams on a disk that is full from the start.
fillDisk()
const number = await freePort()
const words = openSync(join(disk, 'words'), 'a')
const silent = spawn(process.execPath, ['dist/server/main.js'], {
  env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(number), ...logging() },
  stdio: ['ignore', words, words],
})
const upMs = await until(async () => (await fetch(`http://127.0.0.1:${number}/api/health`)).ok, 15_000)
judgeTime('a start whose words have no room', upMs, 5000)
silent.kill('SIGTERM')
await once(silent, 'exit')
judge('stopped with', String(silent.exitCode), silent.exitCode === 0, '0')
