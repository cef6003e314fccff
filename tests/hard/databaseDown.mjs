/**
 * PostgreSQL behind a small proxy that goes away in different ways and comes back, 20 times: refused, reset, silent.
 * `node tests/hard/databaseDown.mjs [cycles]`, where PostgreSQL is installed or DATABASE_URL names one.
 */
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { judge, judgeTime, until, wait } from './drill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const CYCLES = Number(process.argv[2] ?? 20)
const AT_ONCE = 20
/** @typedef {'open' | 'refused' | 'reset' | 'silent'} Line */
/** @type {Line[]} */
const troubles = ['refused', 'reset', 'silent']

const postgres = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await temporaryPostgres()
if (!postgres) {
  console.error('PostgreSQL is not installed here. Nothing was tried.')
  process.exit(1)
}
const database = new URL(await emptyDatabase(postgres.url, 'institute_down'))

/** @type {Line} */
let line = 'open'
/** @type {Set<import('node:net').Socket>} */
const sockets = new Set()
const proxy = createServer((client) => {
  if (line === 'refused' || line === 'reset') return client.resetAndDestroy()
  const upstream = connect(Number(database.port), database.hostname)
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ]) {
    if (!one || !other) continue
    sockets.add(one)
    one.on('data', (part) => line !== 'silent' && other.write(part))
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      other.destroy()
    })
  }
}).listen(0, '127.0.0.1')
await once(proxy, 'listening')
const address = proxy.address()
const viaProxy = new URL(database)
viaProxy.port = String(typeof address === 'object' && address ? address.port : 0)

const server = await startServer({ DATABASE_URL: viaProxy.href })
const { token } = await signIn(server.url)
const list = () => fetch(`${server.url}/courses?page=1`, { headers: { authorization: `Bearer ${token}` } })

let slowestRefusal = 0
let slowestReturn = 0
let wrong = 0
for (let cycle = 0; cycle < CYCLES; cycle += 1) {
  line = troubles[cycle % troubles.length] ?? 'reset'
  if (line !== 'silent') for (const socket of sockets) socket.resetAndDestroy()
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const startedAt = performance.now()
      const { status, headers } = await list()
      slowestRefusal = Math.max(slowestRefusal, performance.now() - startedAt)
      return status === 503 && headers.has('retry-after')
    }),
  )
  wrong += answers.filter((isGood) => !isGood).length
  line = 'open'
  // What was silent has lost its place; a new connection is as good as ever.
  const backMs = await until(async () => (await list()).ok, 10_000)
  slowestReturn = Math.max(slowestReturn, backMs)
}
await wait(200)
const connections = sockets.size / 2
const health = await call(server.url, token, 'GET', '/health')
judge('refusals that were no 503 with Retry-After', `${wrong} of ${CYCLES * AT_ONCE}`, wrong === 0, '0')
// 2 s, and a little for 20 at once.
judgeTime('slowest refusal', slowestRefusal, 2500)
judgeTime('slowest first success after its return', slowestReturn, 1000)
judge(
  'connections at the end',
  connections,
  connections <= 20 && health.status === 200,
  'no more than the pool has',
)
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')
proxy.close()
for (const socket of sockets) socket.destroy()
await postgres.stop()
