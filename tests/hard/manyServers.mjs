/**
 * Two and four servers on one PostgreSQL behind a round-robin proxy: a write on one is visible on all, a session ended on one
 * is ended on all, one is killed under load, the throughput of two compared with one, and the races over two.
 * `node tests/hard/manyServers.mjs`. The fuzz and the model over two servers are in `postgres` and `model`.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { inParallel, judge, TIME_FACTOR, wait } from './drill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const SECONDS = 4
const SESSIONS = 10
const RACES = '300'
const postgres = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await temporaryPostgres()
if (!postgres) {
  console.error('PostgreSQL is not installed here. Nothing was tried.')
  process.exit(1)
}
const settings = { DATABASE_URL: await emptyDatabase(postgres.url, 'institute_many') }

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

/** @type {Map<number, number>} */
const perSecond = new Map()
for (const count of [1, 2, 4]) {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)))
  const { url, proxy } = await roundRobin(servers.map((server) => Number(new URL(server.url).port)))
  const { token, cookie } = await signIn(url)

  // A write through one server is visible through every other immediately.
  const unseen = await inParallel(100, 4, async (number) => {
    const writer = servers[number % count]
    const reader = servers[(number + 1) % count]
    if (!writer || !reader) return true
    const title = `Course ${count} ${number}.`
    const added = await call(writer.url, token, 'POST', '/courses', {
      M01_Title: title,
      M01_Description: '-',
    })
    const found = await call(reader.url, token, 'GET', `/courses?page=1&search=${encodeURIComponent(title)}`)
    return added.status !== 201 || found.body.total !== 1
  })
  judge(
    `${count} servers: writes that another does not see`,
    unseen.filter(Boolean).length,
    !unseen.some(Boolean),
    '0 of 100',
  )

  const still = await inParallel(SESSIONS, 1, async (number) => {
    const [leaving, asked] = [servers[number % count], servers[(number + 1) % count]]
    if (!leaving || !asked) return true
    const own = await signIn(leaving.url, cookie)
    const before = await call(asked.url, own.token, 'GET', '/courses?page=1')
    await call(leaving.url, own.token, 'POST', '/admin/logout')
    const after = await call(asked.url, own.token, 'GET', '/courses?page=1')
    return before.status !== 200 || after.status !== 401
  })
  judge(
    `${count} servers: sessions that one ends and another still answers`,
    still.filter(Boolean).length,
    !still.some(Boolean),
    `0 of ${SESSIONS}`,
  )

  const end = performance.now() + SECONDS * 1000
  let answered = 0
  let broken = 0
  const load = Array.from({ length: 16 }, async () => {
    while (performance.now() < end) {
      const status = await call(url, token, 'GET', '/courses?page=1').then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) answered += 1
      else broken += 1
    }
  })
  if (count === 4) {
    await wait(SECONDS * 300)
    await servers.pop()?.stop('SIGKILL')
  }
  await Promise.all(load)
  perSecond.set(count, answered / SECONDS)
  const expected = count === 4 ? 'no more than were on the one that was killed' : '0'
  judge(`${count} servers: requests that broke`, broken, broken <= (count === 4 ? 16 : 0), expected)
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

const { status } = spawnSync(process.execPath, ['tests/hard/races.mjs', RACES], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await emptyDatabase(postgres.url, 'institute_races') },
})
judge('races over two servers', status === 0 ? 'as over one' : 'not as over one', status === 0, 'as over one')
await postgres.stop()
