/**
 * PostgreSQL with a high latency: a statement takes 350 ms, so that some requests time out. Each may lose only its own
 * connection, and its statements in PostgreSQL end soon after it. `node tests/hard/farDatabase.mjs [seconds]`. Needs PostgreSQL
 * installed; run `npm run build` first.
 */
import pg from 'pg'
import { judge, judgeTime, until } from './drill.mjs'
import { faultLine } from './faultLine.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const SECONDS = Number(process.argv[2] ?? 15)
/** Number of readers and writers. A save takes more statements than fit into a request's timeout. */
const READERS = 8
const WRITERS = 2

const cluster = await temporaryPostgres()
if (!cluster) {
  console.error('PostgreSQL is not installed here. Nothing was tried.')
  process.exit(1)
}
const url = await emptyDatabase(cluster.url, 'institute_far')
const line = await faultLine(url)
const server = await startServer({ DATABASE_URL: line.url })
const { token } = await signIn(server.url)

/** Number of responses by status. @type {Record<'read' | 'write', Record<string, number>>} */
const statuses = { read: {}, write: {} }
let endsAt = Number.POSITIVE_INFINITY
let titles = 0
/** Adds a course with a unique title. */
function save() {
  titles += 1
  return call(server.url, token, 'POST', '/courses', { M01_Title: `Course ${titles}`, M01_Description: '-' })
}

/** @param {'read' | 'write'} kind @param {() => Promise<{ status: number }>} ask */
async function work(kind, ask) {
  while (performance.now() < endsAt) {
    const { status } = await ask()
    statuses[kind][status] = (statuses[kind][status] ?? 0) + 1
  }
}

const list = () => call(server.url, token, 'GET', '/courses?page=1')
const read = () => work('read', list)
const write = () => work('write', save)

// Warms up the pool before the latency is added.
await Promise.all(Array.from({ length: READERS + WRITERS }, list))
line.set('far')
const before = line.opened()
const jobs = [...Array.from({ length: READERS }, read), ...Array.from({ length: WRITERS }, write)]
endsAt = performance.now() + SECONDS * 1000
await Promise.all(jobs)
const opened = line.opened() - before
console.log(`read: ${JSON.stringify(statuses.read)}, write: ${JSON.stringify(statuses.write)}`)
const listed = statuses.read[200] ?? 0
const outOfTime = statuses.write[503] ?? 0
judge('lists that were read', listed, listed > SECONDS * READERS * 0.5, 'one in two seconds each')
judge('requests that ran out of time', outOfTime, outOfTime > 0, 'some, or nothing was tried')
// Each timeout loses one connection, and the pool may first grow to its size.
judge('connections opened', opened, opened <= outOfTime + 20, `no more than ${outOfTime + 20}`)

line.set('open')
const own = new pg.Client({ connectionString: url })
await own.connect()
await own.query('begin')
await own.query('lock table courses in access exclusive mode')
line.set('far')
const { status } = await save()
const isOut = async () => {
  const { rows } = await own.query(
    `select 1 from pg_stat_activity where datname = 'institute_far' and wait_event_type = 'Lock'`,
  )
  return rows.length === 0
}
judge('a request that waited for a lock in vain', status, status === 503, '503')
judgeTime('its statement waits on for', await until(isOut, 5000), 700)
await own.query('rollback')
await own.end()

line.set('open')
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')
line.close()
await cluster.stop()
