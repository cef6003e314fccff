/**
 * PostgreSQL and its network fail while eight clients are active. The server keeps running, rejects with 503 within 3 s, loses
 * no acknowledged write, and its lists match the database. `node tests/hard/faults.mjs [rounds]`. Needs PostgreSQL installed;
 * 100 rounds take about 10 minutes. Run `npm run build` first.
 */
import { judge, judgeTime, until } from './drill.mjs'
import { lostIn, wrongIn } from './faultChecks.mjs'
import { Clients, Ledger } from './faultClients.mjs'
import { faultLine } from './faultLine.mjs'
import { rounds } from './faultRounds.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const ROUNDS = Number(process.argv[2] ?? 100)
const DATABASE = 'institute_faults'

const cluster = await temporaryPostgres()
if (!cluster) {
  console.error('PostgreSQL is not installed here. Nothing was tried.')
  process.exit(1)
}
const line = await faultLine(await emptyDatabase(cluster.url, DATABASE))
const settings = { DATABASE_URL: line.url }
let server = await startServer(settings)
const { token } = await signIn(server.url)

/** @param {string} path @param {object} body @returns {Promise<any>} the record */
const add = async (path, body) => (await call(server.url, token, 'POST', path, body)).body.data
const course = await add('/courses', { M01_Title: 'First course', M01_Description: '-' })
const batch = await add('/batches', { M02_Name: 'First batch', M02_M01_CourseId: course.M01_CourseId })
const mentor = await add('/users', {
  M05_User_Type: 'teacher',
  M05_UserName: 'Mentor of all',
  M05_UserCode: 'IHT-1',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '1990-02-14',
  M05_M02_BachId: batch.M02_BatchId,
  M05_Qualification: 'M.A.',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000001038',
  M05_Address: '12/204, Masjid Road',
  M05_Email: 'mentor@example.org',
  M05_AllowLogin: 1,
  M05_IsActive: 1,
  M06_Specialization: 'Fiqh',
  M05_Password: 'forty-hadith',
})

const ledger = new Ledger()
const parents = { batch: batch.M02_BatchId, mentor: mentor.M05_UserId }
const clients = new Clients({ url: server.url, token, ledger, ...parents })
const world = { cluster, line, database: DATABASE, clients, ledger, api: server.url, token }

/** @type {string[]} */
const lost = []
/** @type {string[]} */
const stale = []
let slowestKind = ''
let ends = 0
let slowestReturn = 0
const kinds = Object.entries(rounds)
for (let round = 0; round < ROUNDS; round += 1) {
  const [kind, run] = kinds[round % kinds.length] ?? ['', async () => {}]
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
  const isBack = async () => (await call(server.url, token, 'GET', '/division?page=1')).status === 200
  slowestReturn = Math.max(slowestReturn, await until(isBack, 15_000))
  const direct = new URL(world.cluster.url)
  direct.pathname = `/${DATABASE}`
  lost.push(...(await lostIn(direct.href, ledger)).map((what) => `${kind}: ${what}`))
  stale.push(...(await wrongIn(direct.href, server.url, token)).map((what) => `${kind}: ${what}`))
  if ((round + 1) % 10 === 0) console.log(`${round + 1} rounds, ${ledger.writes} writes acknowledged`)
}

const connections = line.connections()
for (const what of [...lost, ...stale, ...ledger.wrong].slice(0, 20)) console.error(what)
judge(`ends of the server in ${ROUNDS} rounds`, ends, ends === 0, '0')
judge('acknowledged writes lost, or done twice', `${lost.length} of ${ledger.writes}`, lost.length === 0, '0')
judge(
  'answers that were none or wrong',
  `${ledger.wrong.length} beside ${ledger.refusals} refusals by 503`,
  ledger.wrong.length === 0,
  '0',
)
judgeTime(`slowest answer (${slowestKind})`, ledger.slowest, 3000)
judge('pages that are not what the database holds', stale.length, stale.length === 0, '0')
judgeTime('slowest first success after a fault', slowestReturn, 3000)
judge('connections at the end', connections, connections <= 20, 'no more than the pool has')
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')
line.close()
await world.cluster.stop()
