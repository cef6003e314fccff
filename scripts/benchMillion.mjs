/**
 * Lists of students on PostgreSQL for one client: repeated, and right after a write, when no cached total
 * is valid.
 */
import { judge, percentile } from '#tests/drills/drill.mjs'
import { connectPostgres } from '#tests/drills/postgres.mjs'
import { listsUpTo } from './benchApi.mjs'
import { rounded, setting } from './benchFigures.mjs'
import { postgresTarget } from './benchTargets.mjs'

const ROWS = setting('BENCH_ROWS', 1_000_000)
const REQUESTS = setting('BENCH_REQUESTS', 60)
/** Requests before those that count. */
const WARM_UP = 10
/** In ms. */
const MOST_P95 = 50

export async function benchMillion() {
  const target = await postgresTarget(ROWS)
  if (!target) throw new Error('PostgreSQL is not installed here, and BENCH_DATABASE_URL names none.')
  const headers = { authorization: `Bearer ${target.token}` }
  const writer = await connectPostgres(target.settings.DATABASE_URL ?? '')
  /** Invalidates the servers' cached lists, as every write does. */
  const invalidate = () =>
    writer.query(`update "tallies" set "version" = "version" + 1 where "name" = 'students'`)

  /** @param {string} what @param {() => string} address @param {() => unknown} [before] each request */
  async function judgeTimes(what, address, before) {
    /** @type {number[]} */
    const times = []
    for (let request = -WARM_UP; request < REQUESTS; request += 1) {
      await before?.()
      const startedAt = performance.now()
      const response = await fetch(`${target?.server.url}/students${address()}`, { headers })
      await response.text()
      if (!response.ok) throw new Error(`${address()} was answered with ${response.status}.`)
      if (request >= 0) times.push(performance.now() - startedAt)
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    const figure = `p50 ${rounded(p50)} ms, p95 ${rounded(p95)} ms`
    judge(what, figure, p95 <= MOST_P95, `p95 at most ${MOST_P95} ms`)
  }

  for (const { name, path, range: [from, to] = [1, 1] } of listsUpTo(Math.ceil(ROWS / 15))) {
    const address = () => path.replace('{n}', String(from + Math.floor(Math.random() * (to - from + 1))))
    await judgeTimes(`${name}, again and again`, address)
    await judgeTimes(`${name}, after a write`, address, invalidate)
  }
  await writer.end()
  await target.end()
}
