/**
 * Latency of a list while one address, and then a thousand, send sign-ins that are rejected: the p99 compared with idle, the
 * rows left in the database, and whether staff on a known browser can sign in. Runs on both databases.
 * `node tests/hard/signInFlood.mjs [seconds]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { fillEmbedded, fillPostgres } from '#scripts/benchData.mjs'
import { drillFolder, judge, TIME_FACTOR } from './drill.mjs'
import { emptyDatabase, temporaryPostgres } from './postgres.mjs'
import { ask, reads } from './reads.mjs'
import { call, LOGIN, signIn, startServer } from './server.mjs'

const STUDENTS = 2000
const AT_ONCE = 100
/** Maximum slowdown of reads compared with no sign-ins, in ms. */
const SLOWER = 10
/** Three rate-limit windows per password check: 5 minutes of checks at one core's maximum rate. */
const MOST_WINDOWS = 3 * 300 * 125
/** Entries of 5 minutes: see `refusedTries.ts`. */
const MOST_ENTRIES = 300

/** @type {Record<string, (number: number) => { name: string, address: string }>} */
const floods = {
  'one address': () => ({ name: 'guess@example.org', address: '203.0.113.7' }),
  '1,000 addresses at one name': (number) => ({ name: LOGIN, address: addressOf(number) }),
  '1,000 addresses, each at names of its own': (number) => ({
    name: `name-${number}`,
    address: addressOf(number),
  }),
  '100,000 addresses of IPv6': (number) => ({
    name: `other-${number}`,
    address: `2001:db8:${((number % 100_000) >> 8).toString(16)}:${(number & 255).toString(16)}::1`,
  }),
}
/** @param {number} number */
const addressOf = (number) => `198.51.${Math.floor((number % 1000) / 250)}.${number % 250}`

/** Runs in the child process: signs in until told to stop. @param {string} url @param {string} name of the flood */
async function flood(url, name) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  /** @type {Record<number, number>} */
  const statuses = {}
  let number = 0
  const over = new AbortController()
  process.once('message', () => over.abort())
  const worker = async () => {
    while (!over.signal.aborted) {
      number += 1
      const { name: login, address } = floods[name]?.(number) ?? { name: '', address: '' }
      const body = JSON.stringify({ M05_LoginUserName: login, password: 'guess' })
      const headers = {
        'content-type': 'application/json',
        'content-length': body.length,
        'x-forwarded-for': address,
      }
      const status = await ask(`${url}/admin/login`, agent, { method: 'POST', headers }, body)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  process.send?.(statuses)
  process.disconnect()
}

/** @param {string} engine @param {Record<string, string>} settings @param {() => Promise<number>} countWindows */
async function drill(engine, settings, countWindows) {
  const server = await startServer({ ...settings, TRUST_PROXY: '1' })
  const { token, cookie } = await signIn(server.url)
  await reads(server.url, token, 1)
  for (const name of Object.keys(floods)) {
    const idle = await reads(server.url, token, seconds / 2)
    const other = fork(new URL(import.meta.url), ['flood', server.url, name])
    const under = await reads(server.url, token, seconds)
    let owners = 0
    for (let count = 0; count < 20; count += 1) {
      await signIn(server.url, cookie).then(() => (owners += 1), console.error)
    }
    other.send('stop')
    const [statuses] = await once(other, 'message')
    const words = `${under.p99.toFixed(1)} ms, idle ${idle.p99.toFixed(1)} (medians ${under.p50.toFixed(1)} and ${idle.p50.toFixed(1)})`
    judge(
      `${engine}, ${name}: p99 of reads beside ${JSON.stringify(statuses)}`,
      words,
      under.p99 - idle.p99 <= SLOWER * TIME_FACTOR,
      `at most ${SLOWER * TIME_FACTOR} ms more`,
    )
    judge(`${engine}, ${name}: staff on a known browser`, owners, owners === 20, '20 of 20')
  }
  const windows = await countWindows()
  judge(
    `${engine}: windows of tries that are kept`,
    windows,
    windows <= MOST_WINDOWS,
    `at most ${MOST_WINDOWS}`,
  )
  const { body } = await call(server.url, token, 'GET', '/audit?page=1&action=sign-in-refused')
  const slowed = await call(server.url, token, 'GET', '/audit?page=1&action=sign-in-slowed')
  const entries = body.total + slowed.body.total
  judge(`${engine}: refusals in the history`, entries, entries <= MOST_ENTRIES, `at most ${MOST_ENTRIES}`)
  await server.stop('SIGTERM')
}

const [, , first = '10', url = '', name = ''] = process.argv
const seconds = Number(first)
if (first === 'flood') await flood(url, name)
else {
  const folder = drillFolder('flood')
  await (await startServer({ DATA_DIR: folder })).stop('SIGTERM')
  fillEmbedded(folder, STUDENTS)
  await drill('embedded', { DATA_DIR: folder }, async () => {
    const database = new Database(join(folder, 'institute.db'))
    const windows = database.prepare('select 1 from "attempts"').all()
    database.close()
    return windows.length
  })
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await temporaryPostgres()
  if (postgres) {
    const database = await emptyDatabase(postgres.url, 'institute_flood')
    await (await startServer({ DATABASE_URL: database })).stop('SIGTERM')
    await fillPostgres(database, STUDENTS)
    await drill('PostgreSQL', { DATABASE_URL: database }, async () => {
      const client = new pg.Client({ connectionString: database })
      await client.connect()
      const { rowCount } = await client.query('select 1 from "attempts"')
      await client.end()
      return rowCount ?? 0
    })
    await postgres.stop()
  } else console.log('PostgreSQL is not installed here: the embedded database only.')
}
