/** PostgreSQL states of the health drill: down, slow, locked, read-only, other schema. See health.mjs. */
import { faultLine } from './faultLine.mjs'
import { judgeTold } from './healthDrill.mjs'
import { connectPostgres, requirePostgres } from './postgres.mjs'
import { judgeStop, METRICS_TOKEN, startServer } from './server.mjs'

const { database, stop } = await requirePostgres('institute_health')
const line = await faultLine(database)
const server = await startServer({ METRICS_TOKEN, DATABASE_URL: line.url })
const other = await connectPostgres(database)

const readOnly = 'alter database "institute_health" set default_transaction_read_only'
/** @type {[state: string, reason: string, damage: () => unknown, mend: () => unknown][]} */
const failures = [
  ['PostgreSQL away', 'unreachable', () => line.set('refused'), () => line.set('open')],
  ['PostgreSQL slow', 'slow', () => line.set('late'), () => line.set('open')],
  [
    'a table of PostgreSQL locked',
    'locked',
    () => other.query('begin; lock table courses'),
    () => other.query('commit'),
  ],
  [
    'PostgreSQL read-only',
    'read-only',
    () => other.query(`${readOnly} = on`),
    () => other.query(`${readOnly} = off`),
  ],
  [
    'a newer schema in PostgreSQL',
    'schema-newer',
    () => other.query(`insert into kysely_migration (name, timestamp) values ('9999_newer', '')`),
    () => other.query(`delete from kysely_migration where name = '9999_newer'`),
  ],
]
for (const [state, reason, damage, mend] of failures) {
  await damage()
  // What new connections are told, old ones do not know.
  if (/away|read-only/.test(state)) line.reset()
  await judgeTold(server.url, state, reason, async () => {
    await mend()
    if (/read-only/.test(state)) line.reset()
  })
}
await other.end()
await judgeStop(server, 'on PostgreSQL ')
line.close()
await stop()
