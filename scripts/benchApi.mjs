/** Calls of the API in a database full of students: lists beside a bare Hono route, lists right after a write, and writes. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '#tests/drills/classPageClient.mjs'
import { judge, percentile } from '#tests/drills/drill.mjs'
import { connectPostgres } from '#tests/drills/postgres.mjs'
import { memoryOf, startServer } from '#tests/drills/server.mjs'
import { planWith, studentOf } from '#tests/e2e/records.mjs'
import { FEW, MANY } from './benchData.mjs'
import { benchFolder, judgeMost, median, repeat, rounded, ROWS, setting } from './benchFigures.mjs'
import { embeddedTarget, isPinned, onEachDatabase, pin, postgresTarget } from './benchTargets.mjs'

const SECONDS = setting('BENCH_SECONDS', 3)
const ROUNDS = setting('BENCH_ROUNDS', 3)

/** @typedef {import('./benchTargets.mjs').Target} Target */
/** @typedef {{ perSecond: number, p50: number, p99: number }} Load requests per second, and latencies in ms */
/**
 * A list: `{n}` in its address is a random number in the range. Its bars are requests per second by the number of clients, as a
 * ratio to the bare route.
 * @typedef {{ name: string, path: string, range?: [number, number], bars?: Record<number, number> }} List
 */

/** @param {number} rows @returns {List[]} */
function listsOf(rows) {
  const last = Math.ceil(rows / 15)
  return [
    { name: 'page 1', path: '?page=1', bars: { 1: 0.35, 50: 0.15 } },
    { name: 'batch filter', path: '?page=1&batch_id={n}', range: [1, 40], bars: { 50: 0.15 } },
    { name: 'batch and division', path: '?page=1&batch_id=7&division_id=25', bars: { 50: 0.15 } },
    { name: 'search, few hits', path: `?page=1&search=${FEW}`, bars: { 50: 0.1 } },
    { name: 'search, digits', path: '?page=1&search={n}', range: [1000, 9999] },
    { name: 'search, every row', path: `?page=1&search=${MANY}`, bars: { 50: 0.03 } },
    { name: 'last page', path: `?page=${last}`, bars: { 50: 0.1 } },
    { name: 'middle page', path: `?page=${Math.round(last / 2)}`, bars: { 50: 0.1 } },
    { name: 'random deep pages', path: '?page={n}', range: [500, last], bars: { 50: 0.1 } },
    { name: 'by name, page 1', path: '?page=1&sort=name', bars: { 50: 0.1 } },
    { name: 'by name, random', path: '?page={n}&sort=name', range: [500, last], bars: { 50: 0.1 } },
    { name: 'by day, random', path: '?page={n}&sort=-joined', range: [500, last], bars: { 50: 0.1 } },
    {
      name: 'by name in a batch',
      path: '?page={n}&sort=name&batch_id=7',
      range: [1, 160],
      bars: { 50: 0.1 },
    },
    { name: 'by name, few hits', path: `?page=1&sort=name&search=${FEW}`, bars: { 50: 0.1 } },
  ]
}

/**
 * What is measured in each round.
 * @typedef {{ what: string, url: string, token?: string, connections: number, range?: [number, number], bar?: number, results: Load[] }} Run
 */

/** Requests one URL repeatedly by wrk. @param {Run} run @param {number} seconds @param {string} folder @returns {Promise<Load>} */
async function load({ url, token = '', connections, range }, seconds, folder) {
  const script = join(folder, 'wrk.lua')
  const { origin, pathname, search } = new URL(url)
  const path = JSON.stringify(decodeURI(pathname + search))
  const random = range ? `(string.gsub(${path}, "{n}", math.random(${range.join(', ')})))` : path
  writeFileSync(
    script,
    `wrk.headers["Authorization"] = "Bearer ${token}"
request = function() return wrk.format("GET", ${random}) end\n`,
  )
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, origin]
  const pinned = ['-c', '1', 'wrk', ...settings]
  const { stdout } = await promisify(execFile)(isPinned ? 'taskset' : 'wrk', isPinned ? pinned : settings)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered well:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
  }
}

/** @param {string} text wrk's output @param {string} share such as 50% */
function milliseconds(text, share) {
  const [, number, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? ''] ?? Number.NaN)
}

/** Starts the bare route. @param {string} home @param {string} body what it always answers */
async function startLimit(home, body) {
  const file = join(home, 'limit.json')
  writeFileSync(file, body)
  const limit = spawn(process.execPath, ['scripts/benchLimit.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => limit.kill())
  const [line] = await once(limit.stdout, 'data')
  pin(limit.pid)
  return { url: String(line).trim(), stop: () => limit.kill() }
}

/** Returns the runs of a number of clients: the bare route, then each list. @param {string} limit @param {Target[]} targets @param {number} connections @returns {Run[]} */
const runsOf = (limit, targets, connections) => [
  { what: 'bare route', url: limit, connections, results: [] },
  ...listsOf(ROWS).flatMap(({ name, path, range, bars }) =>
    targets.map((target) => ({
      what: `${target.name}, ${name}`,
      url: `${target.server.url}/students${path}`,
      token: target.token,
      connections,
      range,
      // The bars are those of the embedded database; PostgreSQL is shown beside it.
      bar: target.name === 'embedded' ? bars?.[connections] : undefined,
      results: [],
    })),
  ),
]

/** @param {Run[]} runs the first is the limit */
function report(runs) {
  const [limit = Number.NaN] = runs.map(({ results }) => median(results, 'perSecond'))
  for (const { what, connections, bar, results } of runs) {
    const perSecond = median(results, 'perSecond')
    const clients = `${what}, ${connections} at a time`
    const speed = `${rounded(perSecond)} a second, p50 ${rounded(median(results, 'p50'))} ms`
    const ratio = perSecond / limit
    const figure = `${ratio.toFixed(3)} of the bare route, ${speed}`
    judge(clients, figure, ratio >= (bar ?? 0), bar ? `at least ${bar}` : 'no bar')
    if (what === 'embedded, page 1') judgeMost(`${clients}, p99`, median(results, 'p99'), 50, ' ms')
  }
}

/** Judges the memory of a server, and the time of a restart. @param {Target} target */
async function judgeServer({ name, settings, server }) {
  judgeMost(`${name}, memory`, memoryOf(server.pid), 150, ' MB')
  await server.stop('SIGTERM')
  const starts = await repeat(3, async () => {
    const again = await startServer(settings)
    await again.stop('SIGTERM')
    return again.startMs
  })
  judgeMost(`${name}, restart to first answer`, percentile(starts, 0.5), 1000, ' ms')
}

/** Lists of students on both databases, compared with a bare Hono route in the same run; memory, and time of a restart. */
export async function benchApi() {
  if (spawnSync('wrk', ['--version']).error) throw new Error('wrk is missing (Debian: apt-get install wrk).')
  const home = benchFolder()
  const embedded = await embeddedTarget(home, ROWS)
  const postgres = await postgresTarget(ROWS)
  const targets = postgres ? [embedded, postgres] : [embedded]
  const page = await fetch(`${embedded.server.url}/students?page=1`, {
    headers: { authorization: `Bearer ${embedded.token}` },
  })
  const limit = await startLimit(home, await page.text())
  const runs = [1, 50].map((connections) => runsOf(limit.url, targets, connections))
  // Warm-up: a program is slow until its code is compiled.
  for (const run of runs.flat()) await load(run, 1, home)
  await repeat(ROUNDS, async () => {
    for (const run of runs.flat()) {
      // Node accepts new connections one by one between requests. Where p99 counts, a run is long enough that the first
      // requests of 50 clients are less than one in a hundred.
      const isLong = run.what.endsWith('page 1') && run.connections > 1
      run.results.push(await load(run, isLong ? 4 * SECONDS : SECONDS, home))
    }
  })
  runs.forEach(report)
  for (const target of targets) {
    await judgeServer(target)
    await target.end()
  }
  limit.stop()
}

const MILLION = setting('BENCH_ROWS', 1_000_000)
const REQUESTS = setting('BENCH_REQUESTS', 60)
/** Requests before those that count. */
const WARM_UP = 10

/** Lists on PostgreSQL for one client: repeated, and right after a write, when no cached total is valid. */
export async function benchMillion() {
  const target = await postgresTarget(MILLION)
  if (!target) throw new Error('PostgreSQL is not installed here, and BENCH_DATABASE_URL names none.')
  const headers = { authorization: `Bearer ${target.token}` }
  const writer = await connectPostgres(target.settings.DATABASE_URL ?? '')
  /** Invalidates the servers' cached lists, as every write does. */
  const invalidate = () =>
    writer.query(`update "tallies" set "version" = "version" + 1 where "name" = 'students'`)

  for (const { name, path, range: [from, to] = [1, 1] } of listsOf(MILLION)) {
    for (const [when, before] of Object.entries({
      'again and again': undefined,
      'after a write': invalidate,
    })) {
      const times = await repeat(WARM_UP + REQUESTS, async () => {
        await before?.()
        const address = path.replace('{n}', String(from + Math.floor(Math.random() * (to - from + 1))))
        const startedAt = performance.now()
        const response = await fetch(`${target.server.url}/students${address}`, { headers })
        await response.text()
        if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
        return performance.now() - startedAt
      })
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(times.slice(WARM_UP), share))
      judgeMost(`${name}, ${when}: p50 ${rounded(p50 ?? Number.NaN)} ms, p95`, p95 ?? Number.NaN, 50, ' ms')
    }
  }
  await writer.end()
  await target.end()
}

const WRITES = setting('BENCH_WRITES', 300)

/** What a write takes, with all that is kept beside the row: totals, search, history. */
export const benchWrites = () =>
  onEachDatabase(benchFolder(), ROWS, async ({ name, server }) => {
    const client = await createClient(server.url)
    const add = (/** @type {string} */ path, /** @type {object} */ fields) => client.ask('POST', path, fields)
    const { batch, division } = await planWith(add)
    const other = await add('/division', { ...division, M11_Division_name: 'Another' })
    /** @type {Record<string, number[]>} */
    const times = {}
    /** @template T @param {string} what @param {() => Promise<T>} write */
    async function timed(what, write) {
      const startedAt = performance.now()
      const result = await write()
      times[what] = [...(times[what] ?? []), performance.now() - startedAt]
      return result
    }
    await repeat(WRITES, async () => {
      const student = studentOf(batch.M02_BatchId, division.M11_Division_id)
      const added = await timed('student with a password', () => add('/users', student))
      const edit = { ...student, M05_UserName: 'Another Name', M05_Password: undefined }
      await timed('change', () => client.ask('PUT', `/users/${added.M05_UserId}`, edit))
      const set = { M05_M02_BachId: batch.M02_BatchId, M07_M11_DivisionId: other.M11_Division_id }
      const records = [{ id: added.M05_UserId, version: 2, set }]
      await timed('move to another division', () => add('/students/several/change', { records }))
      await timed('deletion', () => client.ask('DELETE', `/students/${added.M05_UserId}`))
    })
    for (const [what, all] of Object.entries(times))
      console.log(
        `${name}, ${what}: p50 ${rounded(percentile(all, 0.5))} ms, p95 ${rounded(percentile(all, 0.95))} ms`,
      )
  })
