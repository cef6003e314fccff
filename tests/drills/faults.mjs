/**
 * PostgreSQL and its network fail while eight clients are active. The server keeps running, rejects with 503 within 3 s, loses
 * no acknowledged write, and its lists match the database. `node tests/drills/faults.mjs [rounds]`. Needs PostgreSQL installed;
 * 100 rounds take about 10 minutes. Run `npm run build` first.
 */
import { planWith } from '#tests/e2e/records.mjs'
import { judgeIs, judgeMost, judgeNone, judgeTime, until } from './drill.mjs'
import { lostIn, wrongIn } from './faultChecks.mjs'
import { Clients, Ledger } from './faultClients.mjs'
import { faultLine } from './faultLine.mjs'
import { rounds } from './faultRounds.mjs'
import { connectPostgres, emptyDatabase, requireCluster } from './postgres.mjs'
import { judgeStop, openOffice, startServer, statusOf } from './server.mjs'

const ROUNDS = Number(process.argv[2] ?? 100)
const DATABASE = 'institute_faults'

const cluster = await requireCluster()
const line = await faultLine(await emptyDatabase(cluster.url, DATABASE))
const settings = { DATABASE_URL: line.url }
const office = await openOffice(settings)
const { token } = office
/** @type {import('./server.mjs').RunningServer} */
let server = office
const { batch, mentor } = await planWith(office.add)

const ledger = new Ledger()
const parents = { batch: batch.M02_BatchId, mentor: mentor.M05_UserId }
const clients = new Clients({ url: server.url, token, ledger, ...parents })
const world = { cluster, line, database: DATABASE, clients, ledger, api: server.url, token }

/** The database, without the line. */
function directUrl() {
  const direct = new URL(world.cluster.url)
  direct.pathname = `/${DATABASE}`
  return direct.href
}

/** @type {string[]} */
const lost = []
/** @type {string[]} */
const stale = []
let slowestKind = ''
let ends = 0
let slowestReturn = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const [kind, run] = rounds[round % rounds.length] ?? ['', async () => {}]
  const before = ledger.slowest
  await run(world, String(round))
  if (ledger.slowest > before) slowestKind = kind
  if (server.hasEnded()) {
    ends += 1
    console.error(`Round ${round}, ${kind}: the server ended.`)
    server = await startServer(settings)
    clients.url = server.url
    world.api = server.url
  }
  const isBack = async () => (await statusOf(server.url, token, 'GET', '/division?page=1')) === 200
  slowestReturn = Math.max(slowestReturn, await until(isBack, 15_000))
  lost.push(...(await lostIn(directUrl(), ledger)).map((what) => `${kind}: ${what}`))
  stale.push(...(await wrongIn(directUrl(), server.url, token)).map((what) => `${kind}: ${what}`))
  if ((round + 1) % 10 === 0) console.log(`${round + 1} rounds, ${ledger.writes} writes acknowledged`)
}

judgeNone('ends of the server', ends, `${ROUNDS} rounds`)
judgeNone('acknowledged writes lost, or done twice', lost, ledger.writes)
judgeNone(`answers that were none or wrong, beside ${ledger.refusals} refusals by 503`, ledger.wrong)
judgeTime(`slowest answer (${slowestKind})`, ledger.slowest, 3000)
judgeNone('pages that are not what the database holds', stale)
judgeTime('slowest first success after a fault', slowestReturn, 3000)
judgeMost('connections at the end', line.connections(), 20)

// A request that waits for a lock in vain: its statement ends soon after it, also far from the database.
const own = await connectPostgres(directUrl())
await own.query('begin; lock table courses in access exclusive mode')
line.set('far')
const course = { M01_Title: 'In vain', M01_Description: '-' }
judgeIs(
  'a request that waited for a lock in vain',
  await statusOf(server.url, token, 'POST', '/courses', course),
  503,
)
const isOut = async () => {
  const waiting = `select 1 from pg_stat_activity where datname = '${DATABASE}' and wait_event_type = 'Lock'`
  return (await own.query(waiting)).rows.length === 0
}
judgeTime('its statement waits on for', await until(isOut, 5000), 700)
await own.query('rollback')
await own.end()
line.set('open')
await judgeStop(server)
line.close()
await world.cluster.stop()
