/** The ways in which PostgreSQL and its network fail while clients are active. */
import { wait } from './drill.mjs'
import { queryPostgres } from './postgres.mjs'
import { statusOf } from './server.mjs'

/**
 * @typedef {object} World
 * @property {import('./postgres.mjs').Cluster} cluster the current one
 * @property {import('./faultLine.mjs').Line} line
 * @property {string} database its name
 * @property {import('./faultClients.mjs').Clients} clients
 * @property {import('./faultClients.mjs').Ledger} ledger
 * @property {string} api @property {string} token
 */

/** Number of concurrent clients. */
const CLIENTS = 8
/** Time that clients work before and after a fault, in ms. */
const BEFORE = 400
const AFTER = 600

/** @param {World} world @param {string} round @param {() => Promise<void>} fault */
async function amidWork({ clients }, round, fault) {
  clients.start(CLIENTS, round)
  await wait(BEFORE)
  await fault()
  await wait(AFTER)
  await clients.finish()
}

/** @param {number} times @param {number} pause in ms @param {() => unknown} action */
async function repeated(times, pause, action) {
  for (let time = 0; time < times; time += 1) {
    await action()
    await wait(pause)
  }
}

/** @param {World} world @param {string} title adds a course, however often it is refused */
async function addCourse({ api, token }, title) {
  for (let tries = 0; tries < 100; tries += 1) {
    const course = { M01_Title: title, M01_Description: 'For its place in the list' }
    if ((await statusOf(api, token, 'POST', '/courses', course)) === 201) return
    await wait(100)
  }
}

/**
 * Replaces the database with an earlier copy. Writes that were acknowledged before the copy or after the change are
 * kept; those in between are lost, and no list may show them.
 * @param {World} world @param {string} round
 */
async function replacedByCopy(world, round) {
  const { clients, ledger, line, api, token } = world
  await amidWork(world, `${round} before`, async () => {})
  const promised = new Map(ledger.acknowledged)
  const doubted = new Set(ledger.inDoubt)
  const copy = await world.cluster.copy()
  await addCourse(world, `Course of the old, round ${round}`)
  await statusOf(api, token, 'GET', '/courses?page=1')
  await amidWork(world, `${round} amid`, async () => {
    const old = world.cluster
    await old.halt('immediate')
    // The last acknowledgements are still in transit.
    await wait(300)
    clients.era += 1
    ledger.forget()
    for (const [id, name] of promised) ledger.acknowledged.set(id, name)
    for (const id of doubted) ledger.inDoubt.add(id)
    await copy.start()
    line.lead(copy.url)
    line.reset()
    world.cluster = copy
    await old.stop()
  })
  // As many writes as the old database took after the copy, so that versions are equal while rows differ.
  await addCourse(world, `Course of the new, round ${round}`)
}

/** @param {World} world @param {'fast' | 'immediate'} how */
async function restart({ cluster }, how) {
  await cluster.halt(how)
  await cluster.start()
}

/** @param {World} world @param {import('./faultLine.mjs').Weather} weather @param {number} ms until it is over */
async function pass({ line }, weather, ms) {
  line.set(weather)
  if (weather === 'refused') line.reset()
  await wait(ms)
  line.set('open')
}

const silence = (/** @type {World} */ world) => pass(world, 'silent', 500 + Math.random() * 3500)

/** @param {World} world */
const terminate = ({ cluster, database }) =>
  queryPostgres(
    cluster.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )

/** What happens while clients are active. @type {Record<string, (world: World) => Promise<void>>} */
const amid = {
  'restart, fast': (world) => restart(world, 'fast'),
  'restart, immediate': (world) => restart(world, 'immediate'),
  'every connection terminated': (world) => repeated(5, 150, () => terminate(world)),
  'every connection reset': ({ line }) => repeated(5, 150, line.reset),
  'every connection reset, and new ones refused': (world) => pass(world, 'refused', 1000),
  'silence, then it goes on': silence,
  'silence, then a reset': (world) => silence(world).then(world.line.reset),
  'slow answers': (world) => pass(world, 'slow', 2500),
}

/** @type {[kind: string, run: (world: World, round: string) => Promise<void>][]} */
export const rounds = [
  ...Object.entries(amid).map(
    ([kind, fault]) =>
      /** @type {[string, (world: World, round: string) => Promise<void>]} */ ([
        kind,
        (world, round) => amidWork(world, round, () => fault(world)),
      ]),
  ),
  ['replaced by a copy that lags', replacedByCopy],
]
