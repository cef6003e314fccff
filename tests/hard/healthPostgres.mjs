/** PostgreSQL states of the health drill: down, slow, locked, read-only, other schema. See health.mjs. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import pg from 'pg'
import { judge } from './drill.mjs'
import { judgeOver, judgeTold, METRICS_TOKEN } from './healthDrill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { startServer } from './server.mjs'

const postgres = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await temporaryPostgres()
if (!postgres) throw new Error('PostgreSQL did not start.')
const database = new URL(await emptyDatabase(postgres.url, 'institute_health'))

/** State of the proxy to PostgreSQL, which can be cut or slowed down. */
let isCut = false
let delayMs = 0
/** @type {Set<import('node:net').Socket>} */
const sockets = new Set()
const proxy = createServer((client) => {
  if (isCut) return client.resetAndDestroy()
  const upstream = connect(Number(database.port || 5432), database.hostname)
  for (const [one, end] of /** @type {const} */ ([
    [client, upstream],
    [upstream, client],
  ])) {
    sockets.add(one)
    one.on('data', (part) => setTimeout(() => end.write(part), delayMs))
    one.on('error', () => end.destroy())
    one.on('close', () => {
      sockets.delete(one)
      end.destroy()
    })
  }
}).listen(0, '127.0.0.1')
await once(proxy, 'listening')
const address = proxy.address()
const viaProxy = new URL(database)
viaProxy.port = String(typeof address === 'object' && address ? address.port : 0)

const server = await startServer({ METRICS_TOKEN, DATABASE_URL: viaProxy.href })
const other = new pg.Client({ connectionString: database.href })
await other.connect()

isCut = true
for (const socket of sockets) socket.resetAndDestroy()
await judgeTold(server.url, 'PostgreSQL away', 'unreachable')
isCut = false
await judgeOver(server.url)

delayMs = 400
await judgeTold(server.url, 'PostgreSQL slow', 'slow')
delayMs = 0
await judgeOver(server.url)

await other.query('begin')
await other.query('lock table courses')
await judgeTold(server.url, 'a table of PostgreSQL locked', 'locked')
await other.query('commit')
await judgeOver(server.url)

await other.query(
  `alter database ${other.escapeIdentifier(other.database ?? '')} set default_transaction_read_only = on`,
)
for (const socket of sockets) socket.resetAndDestroy()
await judgeTold(server.url, 'PostgreSQL read-only', 'read-only')
await other.query(
  `alter database ${other.escapeIdentifier(other.database ?? '')} set default_transaction_read_only = off`,
)
for (const socket of sockets) socket.resetAndDestroy()
await judgeOver(server.url)

await other.query(`insert into kysely_migration (name, timestamp) values ('9999_newer', '')`)
await judgeTold(server.url, 'a newer schema in PostgreSQL', 'schema-newer')
await other.query(`delete from kysely_migration where name = '9999_newer'`)
await judgeOver(server.url)

await other.end()
const code = await server.stop('SIGTERM')
judge('the server on PostgreSQL stopped with', String(code), code === 0, '0')
proxy.close()
for (const socket of sockets) socket.destroy()
await postgres.stop()
