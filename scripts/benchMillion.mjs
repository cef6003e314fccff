/**
 * Lists of students on PostgreSQL for one client: repeated, and right after a write, when no cached total
 * is valid.
 */
import { judge, percentile } from '#tests/drills/drill.mjs'
import { connectPostgres } from '#tests/drills/postgres.mjs'
import { FEW, MANY } from './benchData.mjs'
import { rounded, setting } from './benchFigures.mjs'
import { postgresTarget } from './benchTargets.mjs'

const ROWS = setting('BENCH_ROWS', 1_000_000)
const LAST = Math.ceil(ROWS / 15)
const REQUESTS = setting('BENCH_REQUESTS', 60)
/** In ms. */
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

export async function benchMillion() {
  const target = await postgresTarget(ROWS)
  if (!target) throw new Error('PostgreSQL is not installed here, and BENCH_DATABASE_URL names none.')
  const headers = { authorization: `Bearer ${target.token}` }
  const writer = await connectPostgres(target.settings.DATABASE_URL ?? '')
  /** Invalidates the servers' cached lists, as every write does. */
  const invalidate = () =>
    writer.query(`update "tallies" set "version" = "version" + 1 where "name" = 'students'`)

  /** @param {number} count of requests @param {() => string} address @param {() => unknown} [before] each */
  async function timesOf(count, address, before) {
    /** @type {number[]} */
    const times = []
    for (let request = 0; request < count; request += 1) {
      await before?.()
      const startedAt = performance.now()
      const response = await fetch(`${target?.server.url}/students?${address()}`, { headers })
      await response.text()
      if (!response.ok) throw new Error(`${address()} was answered with ${response.status}.`)
      times.push(performance.now() - startedAt)
    }
    return times
  }

  for (const [name, address] of lists) {
    await timesOf(10, address)
    const again = await timesOf(REQUESTS, address)
    const fresh = await timesOf(REQUESTS, address, invalidate)
    for (const [when, times] of /** @type {const} */ ([
      ['again and again', again],
      ['after a write', fresh],
    ])) {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
      const figure = `p50 ${rounded(p50)} ms, p95 ${rounded(p95)} ms`
      judge(`${name}, ${when}`, figure, p95 <= MOST_P95, `p95 at most ${MOST_P95} ms`)
    }
  }
  await writer.end()
  await target.end()
}
