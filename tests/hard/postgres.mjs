/** PostgreSQL for the length of a test or a measurement: its own folder, its own port, on loopback only. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const versions = '/usr/lib/postgresql'

/** @returns {string | undefined} the folder of the newest installed server's programs */
function programs() {
  if (!existsSync(versions)) return undefined
  const [newest] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newest === undefined ? undefined : join(versions, newest, 'bin')
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function identity() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (/** @type {string} */ kind) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.close()
  await once(server, 'close')
  return port
}

/** @param {string} url resolves when the server there answers, for 10 s at most */
async function answers(url) {
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString: url })
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
 * Starts a new, empty server where the programs for it are installed; `stop` removes it without a trace.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>}
 */
export async function temporaryPostgres() {
  const bin = programs()
  if (bin === undefined) return undefined
  const owner = identity()
  const home = mkdtempSync(join(tmpdir(), 'institute-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid)
  const data = join(home, 'data')
  const initialise = ['-D', data, '-U', 'institute', '--auth=trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initialise, { ...owner, cwd: home, stdio: 'ignore' })

  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    cwd: home,
    stdio: 'ignore',
  })
  const url = `postgres://institute@127.0.0.1:${port}/postgres`
  await answers(url)

  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    rmSync(home, { recursive: true })
  }
  return { url, stop }
}

/**
 * An empty database on a server.
 * @param {string} url of any database there
 * @param {string} name
 * @returns {Promise<string>} the new one's address
 */
export async function emptyDatabase(url, name) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
