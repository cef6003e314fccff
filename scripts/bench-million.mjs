/**
 * `npm run bench:million`: lists of 1,000,000 students on PostgreSQL for one client. Each query is measured twice: repeated,
 * and right after a write, when no cached total is valid. BENCH_ROWS makes it shorter. The limit for each p95 is 50 ms.
 */
import './help.mjs'
import { loadavg } from 'node:os'
import pg from 'pg'
import { FEW, MANY } from './benchData.mjs'
import { postgresTarget } from './benchTargets.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const LAST = Math.ceil(ROWS / 15)
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 60)
const MOST_P95 = 50

const random = (/** @type {number} */ most) => 1 + Math.floor(Math.random() * most)

/** @type {[name: string, address: () => string][]} */
const lists = [
  ['page 1', () => 'page=1'],
  ['batch filter', () => `page=1&batch_id=${random(40)}`],
  ['batch and division', () => 'page=1&batch_id=7&division_id=25'],
  ['search, few hits', () => `page=1&search=${FEW}`],
  ['search, last digits', () => `page=1&search=${String(random(9999)).padStart(4, '0')}`],
  ['search, every row', () => `page=1&search=${MANY}`],
  ['last page', () => `page=${LAST}`],
  ['middle page', () => `page=${Math.round(LAST / 2)}`],
  ['random deep page', () => `page=${random(LAST)}`],
]

const postgres = await postgresTarget(ROWS)
if (!postgres) {
  console.error('PostgreSQL is not installed here, and BENCH_DATABASE_URL names none. Nothing was measured.')
  process.exit(1)
}
const { target, url, stop } = postgres
const headers = { authorization: `Bearer ${target.token}` }
const writer = new pg.Client({ connectionString: url })
await writer.connect()
/** Invalidates the servers' cached lists, as every write does. */
const invalidate = () =>
  writer.query(`update "tallies" set "version" = "version" + 1 where "name" = 'students'`)

/** @param {() => string} address */
async function measure(address) {
  const startedAt = performance.now()
  const response = await fetch(`${target.server.url}/students?${address()}`, { headers })
  await response.text()
  if (!response.ok) throw new Error(`${address()} was answered with ${response.status}.`)
  return performance.now() - startedAt
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

console.log(`load of the machine: ${loadavg()[0]?.toFixed(2)}; ${ROWS} students, one client, ms`)
console.log('list                  again and again: p50    p95     after a write: p50    p95')
let isMissed = false
for (const [name, address] of lists) {
  for (let warm = 0; warm < 10; warm += 1) await measure(address)
  const again = []
  for (let count = 0; count < REQUESTS; count += 1) again.push(await measure(address))
  const fresh = []
  for (let count = 0; count < REQUESTS; count += 1) {
    await invalidate()
    fresh.push(await measure(address))
  }
  const isOver = quantile(again, 0.95) > MOST_P95 || quantile(fresh, 0.95) > MOST_P95
  isMissed ||= isOver
  const cells = [again, fresh].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)])
  console.log(
    `${name.padEnd(24)}${cells.map((cell) => cell.toFixed(1).padStart(15)).join('')}${isOver ? '  over 50 ms' : ''}`,
  )
}
await writer.end()
await target.server.stop('SIGTERM')
await stop()
process.exit(isMissed ? 1 : 0)
