/** The ways in which PostgreSQL and its network fail while clients are active. */
import { wait } from './drill.mjs'
import { ask } from './faultChecks.mjs'
import { call } from './server.mjs'

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
    const status = await call(api, token, 'POST', '/courses', course).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 201) return
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
  await call(api, token, 'GET', '/courses?page=1').catch(() => {})
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

/** @type {Record<string, (world: World, round: string) => Promise<void>>} */
export const rounds = {
  'restart, fast': (world, round) =>
    amidWork(world, round, async () => {
      await world.cluster.halt('fast')
      await world.cluster.start()
    }),
  'restart, immediate': (world, round) =>
    amidWork(world, round, async () => {
      await world.cluster.halt('immediate')
      await world.cluster.start()
    }),
  'every connection terminated': (world, round) =>
    amidWork(world, round, () =>
      repeated(5, 150, () =>
        ask(
          world.cluster.url,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${world.database}'`,
        ),
      ),
    ),
  'every connection reset': (world, round) =>
    amidWork(world, round, () => repeated(5, 150, world.line.reset)),
  'silence, then it goes on': (world, round) =>
    amidWork(world, round, async () => {
      world.line.set('silent')
      await wait(500 + Math.random() * 3500)
      world.line.set('open')
    }),
  'silence, then a reset': (world, round) =>
    amidWork(world, round, async () => {
      world.line.set('silent')
      await wait(500 + Math.random() * 3500)
      world.line.set('open')
      world.line.reset()
    }),
  'slow answers': (world, round) =>
    amidWork(world, round, async () => {
      world.line.set('slow')
      await wait(2500)
      world.line.set('open')
    }),
  'replaced by a copy that lags': replacedByCopy,
}
