/**
 * `npm run bench:api`: lists of 100,000 students on both databases, compared with a bare Hono route in the same run. Read
 * the ratios: they are comparable across machines. BENCH_SECONDS and BENCH_ROUNDS make it longer. BENCH_DATABASE_URL names a
 * PostgreSQL server; without it a temporary one is started if PostgreSQL is installed.
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#tests/hard/server.mjs'
import { FEW, MANY } from './benchData.mjs'
import { embeddedTarget, postgresTarget } from './benchTargets.mjs'
import { hasWrk, load, median, pin } from './benchLoad.mjs'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Students in the database; more with BENCH_ROWS. */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const LAST = Math.ceil(ROWS / 15)

/** @type {{ name: string, path: string, range?: [number, number], bars: Record<number, number> }[]} */
const lists = [
  { name: 'page 1', path: '?page=1', bars: { 1: 0.35, 50: 0.15 } },
  { name: 'batch filter', path: '?page=1&batch_id=7', bars: { 50: 0.15 } },
  { name: 'search, few hits', path: `?page=1&search=${FEW}`, bars: { 50: 0.1 } },
  { name: 'search, every row', path: `?page=1&search=${MANY}`, bars: { 50: 0.03 } },
  { name: 'last page', path: `?page=${LAST}`, bars: { 50: 0.1 } },
  { name: 'middle page', path: `?page=${Math.round(LAST / 2)}`, bars: { 50: 0.1 } },
  { name: 'random deep pages', path: '?page={n}', range: [500, LAST], bars: { 50: 0.1 } },
  { name: 'by name, page 1', path: '?page=1&sort=name', bars: { 50: 0.1 } },
  { name: 'by name, random', path: '?page={n}&sort=name', range: [500, LAST], bars: { 50: 0.1 } },
  { name: 'by day, random', path: '?page={n}&sort=-joined', range: [500, LAST], bars: { 50: 0.1 } },
  { name: 'by name in a batch', path: '?page={n}&sort=name&batch_id=7', range: [1, 160], bars: { 50: 0.1 } },
  { name: 'by name, few hits', path: `?page=1&sort=name&search=${FEW}`, bars: { 50: 0.1 } },
]

/** Bars: p99 of page 1 in ms, memory in MB, restart in ms. */
const MOST_P99 = 50
const MOST_MEMORY = 150
const MOST_START = 1000

const home = mkdtempSync(join(tmpdir(), 'institute-bench-'))

/** @param {string} body what it always answers */
async function startLimit(body) {
  const file = join(home, 'limit.json')
  writeFileSync(file, body)
  const limit = spawn(process.execPath, ['scripts/benchLimit.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => limit.kill())
  const [line] = await once(limit.stdout, 'data')
  pin(limit.pid ?? 0)
  return { url: String(line).trim(), stop: () => limit.kill() }
}

/** @param {number} pid @returns {number} memory in MB */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** @type {Map<string, import('./benchLoad.mjs').Load[]>} */
const results = new Map()

/**
 * Node accepts new connections one by one between requests. Where p99 counts, a run is long enough that the first
 * requests of 50 clients are less than one in a hundred.
 * @param {string} key
 * @param {Omit<Parameters<typeof load>[0], 'seconds' | 'folder'>} options
 */
async function measure(key, options) {
  const seconds = key.endsWith('page 1 50') ? 4 * SECONDS : SECONDS
  const result = await load({ ...options, seconds, folder: home })
  results.set(key, [...(results.get(key) ?? []), result])
}

/** @param {string} key @param {'perSecond' | 'p50' | 'p99'} what */
const medianOf = (key, what) => median((results.get(key) ?? []).map((result) => result[what]))

let isMissed = false

/** @param {boolean} isMet */
function verdict(isMet) {
  isMissed ||= !isMet
  return isMet ? 'ok' : 'MISSED'
}

/** @param {string} target @param {number} connections */
function report(target, connections) {
  const limit = medianOf(`limit ${connections}`, 'perSecond')
  for (const { name, bars } of lists) {
    const key = `${target} ${name} ${connections}`
    const ratio = medianOf(key, 'perSecond') / limit
    const p99 = medianOf(key, 'p99')
    // The bars are those of the embedded database; PostgreSQL is shown beside it.
    const bar = target === 'embedded' ? bars[connections] : undefined
    const isQuick = name !== 'page 1' || p99 <= MOST_P99
    const judged = bar === undefined ? '' : `>= ${bar.toFixed(2)} ${verdict(ratio >= bar && isQuick)}`
    const cells = [medianOf(key, 'perSecond').toFixed(0), medianOf(key, 'p50').toFixed(2), p99.toFixed(1)]
    console.log(
      `${target.padEnd(11)}${name.padEnd(19)}${String(connections).padStart(3)}` +
        `${cells.map((cell) => cell.padStart(9)).join('')}${ratio.toFixed(3).padStart(8)}  ${judged}`,
    )
  }
}

if (!hasWrk()) {
  console.error('wrk is not installed (Debian: apt-get install wrk). Nothing was measured.')
  process.exit(1)
}

console.log(`load of the machine before the run: ${loadavg()[0]?.toFixed(2)}`)
const postgres = await postgresTarget(ROWS)
const targets = [await embeddedTarget(home, ROWS), ...(postgres ? [postgres.target] : [])]
const [embedded] = targets
const page = await fetch(`${embedded?.server.url}/students?page=1`, {
  headers: { authorization: `Bearer ${embedded?.token}` },
})
const limit = await startLimit(await page.text())

/**
 * Measures every list at both numbers of clients, together with the limit.
 * @param {typeof measure} run
 */
async function eachList(run) {
  for (const connections of [1, 50]) {
    await run(`limit ${connections}`, { url: limit.url, connections })
    for (const { name, path, range } of lists) {
      for (const { name: target, server, token } of targets) {
        const url = `${server.url}/students${path}`
        await run(`${target} ${name} ${connections}`, { url, token, connections, range })
      }
    }
  }
}

// Warm-up: a program is slow until its code is compiled.
await eachList(async (_key, options) => void (await load({ ...options, seconds: 1, folder: home })))
for (let round = 0; round < ROUNDS; round += 1) await eachList(measure)

console.log('\n           list              clients   req/s   p50 ms   p99 ms   ratio  bar')
for (const connections of [1, 50]) {
  const cells = [
    medianOf(`limit ${connections}`, 'perSecond').toFixed(0),
    medianOf(`limit ${connections}`, 'p50').toFixed(2),
    medianOf(`limit ${connections}`, 'p99').toFixed(1),
  ]
  console.log(
    `${'limit'.padEnd(30)}${String(connections).padStart(3)}${cells.map((cell) => cell.padStart(9)).join('')}   1.000`,
  )
  for (const { name } of targets) report(name, connections)
}

for (const { name, settings, server } of targets) {
  const memory = memoryOf(server.pid)
  await server.stop('SIGTERM')
  /** @type {number[]} */
  const starts = []
  for (let start = 0; start < 3; start += 1) {
    const again = await startServer(settings)
    starts.push(again.startMs)
    await again.stop('SIGTERM')
  }
  const [memoryVerdict, startVerdict] = [
    verdict(memory <= MOST_MEMORY),
    verdict(median(starts) <= MOST_START),
  ]
  console.log(
    `${name}: memory ${memory.toFixed(0)} MB (<= ${MOST_MEMORY} ${memoryVerdict}), restart to first answer ${median(starts).toFixed(0)} ms (<= ${MOST_START} ${startVerdict})`,
  )
}

limit.stop()
await postgres?.stop()
rmSync(home, { recursive: true })
process.exit(isMissed ? 1 : 0)
