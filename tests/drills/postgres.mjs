/** A temporary PostgreSQL for a test or a benchmark, with its own folder and port, on loopback only. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './drill.mjs'

const run = promisify(execFile)

const versions = '/usr/lib/postgresql'

/** @returns {string | undefined} the folder of the newest installed server's programs */
function programs() {
  if (!existsSync(versions)) return undefined
  const [newest] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newest === undefined ? undefined : join(versions, newest, 'bin')
}

/** As root, returns the ids of the user `postgres`, because PostgreSQL refuses to run as root. */
function identity() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (/** @type {string} */ kind) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Resolves when the server accepts connections, after 10 s at most. @param {string} url */
async function answers(url) {
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (/** @type {unknown} */ error) => error,
    )
    await client.end().catch(() => {})
    if (!failure) return
    if (tries === 0) throw failure
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * @typedef {object} Cluster a database server with its folder
 * @property {string} url
 * @property {() => Promise<void>} start resolves when it accepts connections
 * @property {(how?: 'fast' | 'immediate') => Promise<void>} halt stops it and keeps its data
 * @property {() => Promise<Cluster>} copy returns a stopped copy of its current data, with its own port
 * @property {() => Promise<void>} stop stops it and removes its data
 */

/**
 * @param {string} bin @param {(data: string, home: string) => Promise<unknown>} fill creates the data folder
 * @returns {Promise<Cluster>} a stopped server
 */
async function cluster(bin, fill) {
  const owner = identity()
  const home = mkdtempSync(join(tmpdir(), 'institute-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid)
  const data = join(home, 'data')
  await fill(data, home)
  const port = await freePort()
  const url = `postgres://institute@127.0.0.1:${port}/postgres`
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  // A failing script must not leave a server behind.
  const end = () => server?.kill('SIGQUIT')
  process.once('exit', end)

  const start = async () => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...owner,
      cwd: home,
      stdio: 'ignore',
    })
    await answers(url)
  }
  const halt = async (how = 'fast') => {
    if (!server) return
    const ended = once(server, 'exit')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
    server = undefined
  }
  const copy = () =>
    cluster(bin, (target, cwd) => {
      const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'institute']
      const how = ['-D', target, '--checkpoint=fast', '--no-sync', '-X', 'stream']
      return run(join(bin, 'pg_basebackup'), [...where, ...how], { ...owner, cwd })
    })
  const stop = async () => {
    await halt()
    process.off('exit', end)
    rmSync(home, { recursive: true })
  }
  return { url, start, halt, copy, stop }
}

/**
 * Starts a new, empty server. Returns undefined if PostgreSQL is not installed.
 * @returns {Promise<Cluster | undefined>}
 */
export async function temporaryPostgres() {
  const bin = programs()
  if (bin === undefined) return undefined
  const started = await cluster(bin, (data, cwd) => {
    const initialise = ['-D', data, '-U', 'institute', '--auth=trust', '-E', 'UTF8', '--no-sync']
    return run(join(bin, 'initdb'), initialise, { ...identity(), cwd })
  })
  await started.start()
  return started
}

/** As `temporaryPostgres`, but ends the drill if PostgreSQL is not installed. @returns {Promise<Cluster>} */
export async function requireCluster() {
  const started = await temporaryPostgres()
  if (started) return started
  console.error('PostgreSQL is not installed here (Debian: apt-get install postgresql). Nothing was tried.')
  process.exit(1)
}

/**
 * The server that DATABASE_URL names, or else a temporary one, with an empty database.
 * @param {string} name of the database
 */
export async function requirePostgres(name) {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await requireCluster()
  return { ...server, database: await emptyDatabase(server.url, name) }
}

/**
 * Creates an empty database on a server.
 * @param {string} url of any database there
 * @param {string} name
 * @returns {Promise<string>} the new database's URL
 */
export async function emptyDatabase(url, name) {
  const client = await connectPostgres(url)
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** @param {string} url @returns {Promise<pg.Client>} an open connection */
export async function connectPostgres(url) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs one statement on its own connection. @param {string} url @param {string} text @returns {Promise<any[][]>} the rows */
export async function queryPostgres(url, text) {
  const client = await connectPostgres(url)
  try {
    return (await client.query({ text, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}
