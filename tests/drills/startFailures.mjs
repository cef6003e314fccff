/**
 * Starts and commands that must fail, each with its own exit code and a message of one to three lines; PostgreSQL that becomes
 * available late, or fails during a command. Run `npm run build` first.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge, judgeNone, judgeTime, wait } from './drill.mjs'
import { faultLine } from './faultLine.mjs'
import { emptyDatabase, queryPostgres as ask, requireCluster } from './postgres.mjs'
import { judgeStop, LOGIN, runCommand, startServer } from './server.mjs'

/** Settings of a start that fails, with a short wait for PostgreSQL. */
const start = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATABASE_WAIT_SECONDS: '2' }

/**
 * @param {string} title @param {number} code expected exit code @param {RegExp} words expected output
 * @param {string[]} args @param {Record<string, string>} settings
 */
async function fails(title, code, words, args, settings) {
  const ended = await runCommand(args, { ...start, ...settings })
  const lines = ended.said.split('\n')
  const hasStack = /^\s+at |node:internal|Error:/m.test(ended.said)
  const isGood = ended.code === code && words.test(ended.said) && lines.length <= 3 && !hasStack
  if (!isGood) console.error(ended.said)
  judge(title, `ended with ${ended.code} and ${lines.length} lines`, isGood, `${code}, in words`)
  return ended
}

/** @param {string} title @param {string[]} args @param {Record<string, string>} settings */
async function succeeds(title, args, settings) {
  const { code, said } = await runCommand(args, settings)
  judge(title, `ended with ${code}`, code === 0, code === 0 ? '0' : said)
}

const home = drillFolder('start')

/** @param {string} name @returns {string} */
function folder(name) {
  const path = join(home, name)
  mkdirSync(path, { mode: 0o700 })
  return path
}

const damaged = folder('damaged')
const noDatabase = 'Not a database, but a text that is as long as it likes to be. '.repeat(90)
writeFileSync(join(damaged, 'institute.db'), noDatabase, { mode: 0o600 })
await fails('a damaged database', 65, /damaged/, [], { DATA_DIR: damaged })

const newer = folder('newer')
const sound = await startServer({ DATA_DIR: newer })
const backup = join(home, 'backup.db')
await succeeds('a backup for what follows', ['backup', backup], { DATA_DIR: newer })
const taken = new URL(sound.url).port
const onPort = { DATA_DIR: folder('port'), PORT: taken }
await fails('a port that is taken', 71, /First sign-in[^]*port/, [], onPort)
const onHost = { DATA_DIR: folder('host'), HOST: '192.0.2.1' }
await fails('an address of another machine', 78, /listen/, [], onHost)
await sound.stop('SIGTERM')
const later = `insert into kysely_migration (name, timestamp) values ('9999_later', '2040-01-01T00:00:00.000Z')`
const file = new Database(join(newer, 'institute.db'))
file.exec(later)
file.close()
await fails('a database with a newer schema', 76, /newer/, [], { DATA_DIR: newer })
const older = folder('older')
await (await startServer({ DATA_DIR: older })).stop('SIGTERM')
const before = new Database(join(older, 'institute.db'))
before.exec(`delete from kysely_migration where name <> '0001_initial'`)
before.exec(`update kysely_migration set name = '0015_sorting'`)
before.close()
await fails('a schema of before release 1.0.0', 76, /0015_sorting[^]*0021/, [], { DATA_DIR: older })
const noFolder = { DATA_DIR: join(damaged, 'institute.db', 'below') }
await fails('a folder that cannot be made', 73, /DATA_DIR/, [], noFolder)
await fails('a backup of nothing', 66, /no database/, ['backup'], { DATA_DIR: join(home, 'none') })
await fails('a setting that is wrong', 78, /DATABASE_URL/, [], { DATABASE_URL: 'postgres://[' })
await succeeds('a backup in the place of a damaged database', ['restore', backup, '--replace'], {
  DATA_DIR: damaged,
})

const cluster = await requireCluster()

/** @param {string} user @param {string} name @param {string} [password] */
function address(user, name, password = '') {
  const url = new URL(cluster.url)
  url.username = user
  url.password = password
  url.pathname = `/${name}`
  return url.href
}
const empty = await emptyDatabase(cluster.url, 'institute_start')
const [[hba] = []] = await ask(cluster.url, 'show hba_file')
writeFileSync(hba, `host all guarded 127.0.0.1/32 scram-sha-256\n${readFileSync(hba, 'utf8')}`)
await ask(cluster.url, `create role guarded login password 'right'`)
await ask(cluster.url, 'create role guest login')
await ask(cluster.url, 'select pg_reload_conf()')

const wrong = await fails('a wrong password', 77, /password/, [], {
  DATABASE_URL: address('guarded', 'institute_start', 'wrong'),
  DATABASE_WAIT_SECONDS: '30',
})
judgeTime('said after', wrong.ms, 2500)
const asGuest = { DATABASE_URL: address('guest', 'institute_start') }
const nowhere = { DATABASE_URL: address('institute', 'none') }
await fails('a database that is not there', 66, /no PostgreSQL/, [], nowhere)
await fails('a user without rights', 77, /permission/, [], asGuest)
await ask(empty, 'grant create on schema public to guest')
await fails('a user who may not make the extension', 77, /pg_trgm/, [], asGuest)

await cluster.halt()
const commands = [
  ['backup', join(home, 'never')],
  ['restore', backup],
  ['move', empty],
  ['admin:reset', LOGIN],
]
await fails('a start while PostgreSQL is away', 75, /Waiting/, [], { DATABASE_URL: empty })
for (const command of commands) {
  /** @type {Record<string, string>} */
  const place = command[0] === 'move' ? { DATA_DIR: damaged } : { DATABASE_URL: empty }
  await fails(`${command[0]} while it is away`, 75, /PostgreSQL at/, command, place)
}
const waiting = startServer({ DATABASE_URL: empty, DATABASE_WAIT_SECONDS: '30' })
await wait(2000)
await cluster.start()
const startedAt = performance.now()
const server = await waiting
judgeTime('serves after it came', performance.now() - startedAt, 3000)
await judgeStop(server)

await ask(empty, later)
await fails('a newer schema on PostgreSQL', 76, /newer/, [], { DATABASE_URL: empty })
await ask(empty, `delete from kysely_migration where name = '9999_later'`)

// PostgreSQL fails during each command: the network is slow, and then every connection is reset.
const target = await emptyDatabase(cluster.url, 'institute_target')
for (const [name, ...args] of commands) {
  const line = await faultLine(name === 'backup' || name === 'admin:reset' ? empty : target)
  line.set('slow')
  const given = name === 'move' ? [line.url] : args
  /** @type {Record<string, string>} */
  const place = name === 'move' ? { DATA_DIR: damaged } : { DATABASE_URL: line.url }
  const title = `${name}, when PostgreSQL is lost amid it`
  const running = fails(title, 75, /PostgreSQL at/, [name ?? '', ...given], place)
  await wait(4000)
  line.set('refused')
  line.reset()
  await running
  line.close()
}
judgeNone(
  'files left of a backup that failed',
  readdirSync(home).filter((name) => /^(never|new-)/.test(name)),
)
await succeeds('a restore after one that was lost', ['restore', backup], { DATABASE_URL: target })

const silent = createServer(() => {}).listen(0, '127.0.0.1')
await once(silent, 'listening')
const port = silent.address()
const nobody = new URL(empty)
nobody.port = String(typeof port === 'object' && port ? port.port : 0)
await fails('a server that never answers', 75, /does not answer/, [], { DATABASE_URL: nobody.href })
silent.close()
await cluster.stop()
