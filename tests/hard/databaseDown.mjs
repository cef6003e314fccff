/**
 * PostgreSQL behind a small proxy that fails and recovers 20 times: connections are reset and refused, or get no response.
 * `node tests/hard/databaseDown.mjs [cycles]`. Needs PostgreSQL installed, or DATABASE_URL.
 */
import { judge, judgeTime, until, wait } from './drill.mjs'
import { faultLine } from './faultLine.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { call, signIn, startServer } from './server.mjs'

const CYCLES = Number(process.argv[2] ?? 20)
const AT_ONCE = 20
/** @type {import('./faultLine.mjs').Weather[]} */
const troubles = ['refused', 'silent']

const postgres = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await temporaryPostgres()
if (!postgres) {
  console.error('PostgreSQL is not installed here. Nothing was tried.')
  process.exit(1)
}
const database = await emptyDatabase(postgres.url, 'institute_down')

const line = await faultLine(database)

const server = await startServer({ DATABASE_URL: line.url })
const { token } = await signIn(server.url)
const list = () => fetch(`${server.url}/courses?page=1`, { headers: { authorization: `Bearer ${token}` } })

let slowestRefusal = 0
let slowestReturn = 0
let wrong = 0
for (let cycle = 0; cycle < CYCLES; cycle += 1) {
  const trouble = troubles[cycle % troubles.length] ?? 'refused'
  line.set(trouble)
  if (trouble === 'refused') line.reset()
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const startedAt = performance.now()
      const { status, headers } = await list()
      slowestRefusal = Math.max(slowestRefusal, performance.now() - startedAt)
      return status === 503 && headers.has('retry-after')
    }),
  )
  wrong += answers.filter((isGood) => !isGood).length
  line.set('open')
  // Silent connections were discarded; new ones work.
  const backMs = await until(async () => (await list()).ok, 10_000)
  slowestReturn = Math.max(slowestReturn, backMs)
}
await wait(200)
const connections = line.connections()
const health = await call(server.url, token, 'GET', '/health')
judge('refusals that were no 503 with Retry-After', `${wrong} of ${CYCLES * AT_ONCE}`, wrong === 0, '0')
// 2 s, plus some for 20 at once.
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
line.close()
await postgres.stop()
