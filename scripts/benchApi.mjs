/**
 * Lists of students on both databases, compared with a bare Hono route in the same run; memory, and time
 * of a restart.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from '#tests/drills/drill.mjs'
import { memoryOf, startServer } from '#tests/drills/server.mjs'
import { FEW, MANY } from './benchData.mjs'
import { benchFolder, judgeMost, median, rounded, setting } from './benchFigures.mjs'
import { embeddedTarget, postgresTarget } from './benchTargets.mjs'
import { load, pin, requireWrk } from './benchLoad.mjs'

const SECONDS = setting('BENCH_SECONDS', 3)
const ROUNDS = setting('BENCH_ROUNDS', 3)
const ROWS = setting('BENCH_ROWS', 100_000)

/** Numbers of clients. */
const CLIENTS = [1, 50]

/**
 * The bars: requests per second by the number of clients, as a ratio to the bare route.
 * @typedef {Record<number, number>} Bars
 */

/**
 * The lists, as their addresses: `{n}` is a random number in the range.
 * @param {number} last page @returns {{ name: string, path: string, range?: [number, number], bars: Bars }[]}
 */
export const listsUpTo = (last) => [
  { name: 'page 1', path: '?page=1', bars: { 1: 0.35, 50: 0.15 } },
  { name: 'batch filter', path: '?page=1&batch_id={n}', range: [1, 40], bars: { 50: 0.15 } },
  { name: 'batch and division', path: '?page=1&batch_id=7&division_id=25', bars: { 50: 0.15 } },
  { name: 'search, few hits', path: `?page=1&search=${FEW}`, bars: { 50: 0.1 } },
  { name: 'search, digits', path: '?page=1&search={n}', range: [1000, 9999], bars: {} },
  { name: 'search, every row', path: `?page=1&search=${MANY}`, bars: { 50: 0.03 } },
  { name: 'last page', path: `?page=${last}`, bars: { 50: 0.1 } },
  { name: 'middle page', path: `?page=${Math.round(last / 2)}`, bars: { 50: 0.1 } },
  { name: 'random deep pages', path: '?page={n}', range: [500, last], bars: { 50: 0.1 } },
  { name: 'by name, page 1', path: '?page=1&sort=name', bars: { 50: 0.1 } },
  { name: 'by name, random', path: '?page={n}&sort=name', range: [500, last], bars: { 50: 0.1 } },
  { name: 'by day, random', path: '?page={n}&sort=-joined', range: [500, last], bars: { 50: 0.1 } },
  { name: 'by name in a batch', path: '?page={n}&sort=name&batch_id=7', range: [1, 160], bars: { 50: 0.1 } },
  { name: 'by name, few hits', path: `?page=1&sort=name&search=${FEW}`, bars: { 50: 0.1 } },
]

/** Bars: p99 of page 1 in ms, memory in MB, restart in ms. */
const MOST_P99 = 50
const MOST_MEMORY = 150
const MOST_START = 1000

/** @typedef {import('./benchLoad.mjs').Load} Load */
/** @typedef {import('./benchTargets.mjs').Target} Target */
/**
 * What is measured in each round.
 * @typedef {Omit<Parameters<typeof load>[0], 'seconds' | 'folder'> & { what: string, bar?: number, results: Load[] }} Run
 */

/** @param {string} home @param {string} body what it always answers */
async function startLimit(home, body) {
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

/**
 * @param {string} limit
 * @param {Target[]} targets
 * @param {number} connections
 * @returns {Run[]} the limit, then each list
 */
const runsOf = (limit, targets, connections) => [
  { what: 'bare route', url: limit, connections, results: [] },
  ...listsUpTo(Math.ceil(ROWS / 15)).flatMap(({ name, path, range, bars }) =>
    targets.map((target) => ({
      what: `${target.name}, ${name}`,
      url: `${target.server.url}/students${path}`,
      token: target.token,
      connections,
      range,
      // The bars are those of the embedded database; PostgreSQL is shown beside it.
      bar: target.name === 'embedded' ? bars[connections] : undefined,
      results: [],
    })),
  ),
]

/** @param {Run} run @param {keyof Load} what */
const medianOf = ({ results }, what) => median(results.map((result) => result[what]))

/** @param {Run[]} runs the first is the limit */
function report(runs) {
  for (const run of runs) {
    const ratio = medianOf(run, 'perSecond') / medianOf(runs[0] ?? run, 'perSecond')
    const what = `${run.what}, ${run.connections} at a time`
    const speed = `${rounded(medianOf(run, 'perSecond'))} a second, p50 ${rounded(medianOf(run, 'p50'))} ms`
    const bar = run.bar ? `at least ${run.bar}` : 'no bar'
    judge(what, `${ratio.toFixed(3)} of the bare route, ${speed}`, ratio >= (run.bar ?? 0), bar)
    if (run.what === 'embedded, page 1') judgeMost(`${what}, p99`, medianOf(run, 'p99'), MOST_P99, ' ms')
  }
}

/** @param {Target} target */
async function judgeServer({ name, settings, server }) {
  judgeMost(`${name}, memory`, memoryOf(server.pid), MOST_MEMORY, ' MB')
  await server.stop('SIGTERM')
  /** @type {number[]} */
  const starts = []
  for (let start = 0; start < 3; start += 1) {
    const again = await startServer(settings)
    starts.push(again.startMs)
    await again.stop('SIGTERM')
  }
  judgeMost(`${name}, restart to first answer`, median(starts), MOST_START, ' ms')
}

export async function benchApi() {
  requireWrk()
  const home = benchFolder()
  const embedded = await embeddedTarget(home, ROWS)
  const postgres = await postgresTarget(ROWS)
  const targets = postgres ? [embedded, postgres] : [embedded]
  const page = await fetch(`${embedded.server.url}/students?page=1`, {
    headers: { authorization: `Bearer ${embedded.token}` },
  })
  const limit = await startLimit(home, await page.text())
  const runs = CLIENTS.map((connections) => runsOf(limit.url, targets, connections))
  // Warm-up: a program is slow until its code is compiled.
  for (const run of runs.flat()) await load({ ...run, seconds: 1, folder: home })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const run of runs.flat()) {
      // Node accepts new connections one by one between requests. Where p99 counts, a run is long enough that the first
      // requests of 50 clients are less than one in a hundred.
      const seconds = run.what.endsWith('page 1') && run.connections > 1 ? 4 * SECONDS : SECONDS
      run.results.push(await load({ ...run, seconds, folder: home }))
    }
  }
  runs.forEach(report)
  for (const target of targets) {
    await judgeServer(target)
    await target.end()
  }
  limit.stop()
}
