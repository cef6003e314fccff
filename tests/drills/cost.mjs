/**
 * Cost of a single malformed or large request for other users. Sends bodies, queries, headers, cookies and paths that grow
 * tenfold to every route of the built server, with and without a session. The cost may grow in proportion to the request, and
 * none may block the event loop for long. `node tests/drills/cost.mjs [--long] [part of a route or input, or every=3: of each
 * route every third input, of the next route the next third]`
 */
import { dirname, join } from 'node:path'
import { fillLarge } from './costData.mjs'
import { inputsOf } from './costInputs.mjs'
import { apiRoutes, clientRoutes } from './costRoutes.mjs'
import { openMeasured } from './costWire.mjs'
import { drillFolder, judgeMost, percentile, TIME_FACTOR } from './drill.mjs'
import { fillFirst } from './server.mjs'

/** @typedef {import('./costInputs.mjs').Route} Route */
/** @typedef {import('./costInputs.mjs').Input} Input */

/** Maximum time that one request may block the event loop, in ms. */
const MOST_HOLD = 50 * TIME_FACTOR
/** Maximum factor of work for ten times the input. */
const MOST_GROWTH = 12
/** Minimum work for judging growth, in ms: less is lost in the fixed cost of a request. */
const FLOOR = 4
/** Smallest measurable work, in ms. */
const LEAST = 1
/**
 * Number of repeats of a failed measurement. Of holds and of the work of the large input the minimum counts, because noise
 * only adds; of the small input's work the median, because a thread's clock may run short.
 */
const AGAIN = 6

/** Size of the institute, in multiples of 20,000 students. */
const TIMES = process.argv.includes('--long') ? 5 : 1
const wanted = process.argv.slice(2).find((argument) => argument !== '--long') ?? ''
const every = Number(/^every=(\d+)$/.exec(wanted)?.[1] ?? 0)
const entry = process.env.SERVER_ENTRY ?? 'dist/server/main.js'
const folder = drillFolder('cost')
await fillFirst({ DATA_DIR: folder }, () => fillLarge(folder, TIMES))
const office = await openMeasured(folder, { TRUST_PROXY: '1', METRICS_TOKEN: 'a token for the metrics' })

/** @type {[who: string, headers: [string, string][]][]} */
const senders = [
  ['signed in', [['Authorization', `Bearer ${office.token}`]]],
  ['not signed in', []],
]

let requests = 0
let inputs = 0
const longest = { hold: 0, what: '' }
const worst = { growth: 0, what: '' }
/** @type {string[]} */
const faults = []

/** @param {Input} input @param {number} size @param {[string, string][]} headers */
const send = (input, size, headers) => {
  requests += 1
  const wire = input.at(size)
  return office.measure({ ...wire, headers: [...headers, ...(wire.headers ?? [])] })
}

/** @param {string} what @param {Input} input @param {[string, string][]} headers */
async function tryInput(what, input, headers) {
  inputs += 1
  const { limit, isWhole = false } = input
  const { status, ...whole } = await send(input, limit, headers)
  const large = [whole.work]
  let { hold } = whole
  for (let again = 0; again < AGAIN && isDoubtful(hold, MOST_HOLD); again += 1) {
    hold = Math.min(hold, (await send(input, limit, headers)).hold)
  }
  if (hold > longest.hold) Object.assign(longest, { hold, what })
  if (hold > MOST_HOLD) faults.push(`${what} held the server for ${hold.toFixed(0)} ms (${status})`)
  if (isWhole || whole.work < FLOOR) return

  const small = [(await send(input, limit / 10, headers)).work]
  const growth = () => Math.min(...large) / Math.max(percentile(small, 0.5), LEAST)
  for (let again = 0; again < AGAIN && isDoubtful(growth(), MOST_GROWTH); again += 1) {
    large.push((await send(input, limit, headers)).work)
    small.push((await send(input, limit / 10, headers)).work)
  }
  if (growth() > worst.growth) Object.assign(worst, { growth: growth(), what })
  if (growth() <= MOST_GROWTH) return
  const works = `${percentile(small, 0.5).toFixed(1)} to ${Math.min(...large).toFixed(1)} ms`
  faults.push(`${what} grew ${growth().toFixed(0)} times, from ${works} (${status})`)
}

/** Whether a failed figure may be noise of a shared machine. @param {number} figure @param {number} bar */
const isDoubtful = (figure, bar) => figure > bar && figure < 10 * bar

/** @param {Route} route @param {number} number of the route @param {string} who @param {[string, string][]} headers */
async function tryRoute(route, number, who, headers) {
  const name = `${route.method} ${route.path}`
  const [plain, ...odd] = inputsOf(route)
  const isRefused = plain !== undefined && (await send(plain, 1, headers)).status === 401
  for (const [at, input] of [plain, ...odd].entries()) {
    const what = `${name}, ${input?.name}, ${who}`
    const isWanted = every > 0 ? (at + number) % every === 0 : what.includes(wanted)
    if (!input || (isRefused && input.isInside) || !isWanted) continue
    await tryInput(what, input, headers)
  }
}

const routes = [...(await apiRoutes(office.url)), ...clientRoutes(join(dirname(entry), '../client'))]
const startedAt = performance.now()
for (const [who, headers] of senders)
  for (const [number, route] of routes.entries()) {
    // Would end the session.
    if (route.path === '/api/admin/logout' && headers.length > 0) continue
    await tryRoute(route, number, who, headers)
  }
await office.stop('SIGKILL')

for (const fault of faults) console.log(`       ${fault}`)
const seconds = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
console.log(`${routes.length} routes, ${inputs} inputs, ${requests} requests, ${seconds}`)
judgeMost(`longest hold, by ${longest.what}`, longest.hold, MOST_HOLD, ' ms')
judgeMost(
  `most growth of the work for ten times as much, by ${worst.what}`,
  worst.growth,
  MOST_GROWTH,
  ' times',
)
