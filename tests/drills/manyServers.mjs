/**
 * One, two and four servers that start at once on a new PostgreSQL, behind a round-robin proxy: each knows the one administrator, a
 * write on one is visible on all, one is killed under load, the throughput of two compared with one, and the races over two.
 * Sessions that end on all servers are in `permissions`, the fuzz and the model over two servers in `fuzz` and `model`.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { drillFolder, inParallel, judge, judgeIs, judgeMost, judgeNone, TIME_FACTOR, wait } from './drill.mjs'
import { emptyDatabase, requirePostgres } from './postgres.mjs'
import { call, signIn, startServer, statusOf } from './server.mjs'

const SECONDS = 3
const WRITES = 100
const STARTS = 5
const RACES = '100'
const { stop, url: postgres, database } = await requirePostgres('institute_races')

/** Starts servers at once. @param {number} count @param {Record<string, string>} settings of one new database */
const startAll = (count, settings) => Promise.all(Array.from({ length: count }, () => startServer(settings)))
const settingsOf = async (/** @type {string} */ name) => ({
  DATABASE_URL: await emptyDatabase(postgres, name),
})

/** Forwards each connection to the next port; if that one does not accept it, to the one after. @param {number[]} ports */
async function roundRobin(ports) {
  let turn = 0
  const proxy = createServer((client) => {
    const attempt = (/** @type {number} */ tries) => {
      turn += 1
      const upstream = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
      upstream.once('connect', () => {
        client.pipe(upstream)
        upstream.pipe(client)
      })
      upstream.on('error', () => (tries > 0 && upstream.connecting ? attempt(tries - 1) : client.destroy()))
      client.on('error', () => upstream.destroy())
      client.on('close', () => upstream.destroy())
    }
    attempt(ports.length)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`, proxy }
}

/** Writes through one server, and looks through the next. @param {string[]} urls @param {string} token */
async function judgeSeen(urls, token) {
  const unseen = await inParallel(WRITES, 4, async (number) => {
    const [writer = '', reader = ''] = [urls[number % urls.length], urls[(number + 1) % urls.length]]
    const title = `Course ${urls.length} ${number}.`
    const course = { M01_Title: title, M01_Description: '-' }
    const added = await call(writer, token, 'POST', '/courses', course)
    const found = await call(reader, token, 'GET', `/courses?page=1&search=${encodeURIComponent(title)}`)
    return added.status !== 201 || found.body.total !== 1
  })
  judgeNone(`${urls.length} servers: writes that another does not see`, unseen.filter(Boolean).length, WRITES)
}

/** @param {string} url @param {string} token @param {() => Promise<unknown>} amid */
async function load(url, token, amid) {
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  let broken = 0
  const clients = Array.from({ length: 16 }, async () => {
    while (performance.now() < end) {
      if ((await statusOf(url, token, 'GET', '/courses?page=1')) === 200) answered += 1
      else broken += 1
    }
  })
  await Promise.all([...clients, amid()])
  return { broken, perSecond: answered / SECONDS }
}

/** @type {Map<number, number>} */
const perSecond = new Map()
for (const count of [1, 2, 4]) {
  const servers = await startAll(count, await settingsOf('institute_many'))
  const urls = servers.map((server) => server.url)
  const { url, proxy } = await roundRobin(urls.map((one) => Number(new URL(one).port)))
  const { token } = await signIn(url)
  await judgeSeen(urls, token)
  const isKilled = count === 4
  const loaded = await load(url, token, async () => {
    if (!isKilled) return
    await wait(SECONDS * 300)
    await servers.pop()?.stop('SIGKILL')
  })
  perSecond.set(count, loaded.perSecond)
  // No more than were on the one that was killed.
  judgeMost(`${count} servers: requests that broke`, loaded.broken, isKilled ? 16 : 0)
  for (const server of servers) await server.stop('SIGTERM')
  proxy.close()
}
const ratio = (perSecond.get(2) ?? 0) / (perSecond.get(1) ?? 1)
const cores = availableParallelism()
judge(
  'two servers answer, to one',
  `${ratio.toFixed(2)} times (${cores} cores, shared with the database, the proxy and the clients)`,
  ratio >= (cores >= 6 ? 1.6 : 0.8) / TIME_FACTOR,
  cores >= 6 ? '1.6' : 'no bar below 6 cores but no loss',
)

const home = drillFolder('together')
for (let round = 0; round < STARTS; round += 1)
  for (const settings of [{ DATA_DIR: join(home, `${round}`) }, await settingsOf('institute_together')]) {
    const servers = await startAll(3, settings)
    /** @type {string[]} */
    const tokens = []
    // One after another, because sign-ins of one name are counted across all servers.
    for (const { url } of servers) tokens.push((await signIn(url)).token)
    const { body } = await call(servers[0]?.url ?? '', tokens[2] ?? '', 'GET', '/staff')
    const ends = []
    for (const server of servers) ends.push(await server.stop('SIGTERM'))
    const kind = Object.keys(settings)[0]
    judgeIs(
      `three starts at once, ${kind}: people, and ends`,
      `${body.data.length}, ${ends.join()}`,
      '1, 0,0,0',
    )
  }

const { status } = spawnSync(process.execPath, ['tests/drills/races.mjs', RACES], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: database },
})
judgeIs('races over two servers ended with', status, 0)
await stop()
