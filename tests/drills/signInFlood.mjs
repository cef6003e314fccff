/**
 * Sign-ins that are rejected, from one address, from its network and from a thousand: how many reach the password hash, the p99
 * of a list compared with idle, the rows left in the database, and whether staff on a known browser can sign in. Runs on both
 * databases. `node tests/drills/signInFlood.mjs [seconds]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import { fillEmbedded, fillPostgres } from '#scripts/benchData.mjs'
import { drillFolder, judgeIs, judgeMost, judgeSlower, wait } from './drill.mjs'
import { queryPostgres, requirePostgres } from './postgres.mjs'
import { ask, readDuring } from './reads.mjs'
import { fillFirst, LOGIN, openOffice, signIn } from './server.mjs'

const STUDENTS = 2000
const AT_ONCE = 100
const SIGN_INS = 20
/** Maximum slowdown of reads compared with no sign-ins, in ms. */
const SLOWER = 10
/** Three rate-limit windows per password check: 5 minutes of checks at one core's maximum rate. */
const MOST_WINDOWS = 3 * 300 * 125
/** Entries of 5 minutes: see `refusedTries.ts`. */
const MOST_ENTRIES = 300

/** @param {number} number */
const addressOf = (number) => `198.51.${Math.floor((number % 1000) / 250)}.${number % 250}`

/**
 * Whose name is tried from which address, and how many tries may reach the hash in 5 minutes.
 * @type {Record<string, { guess: (number: number) => { name: string, address: string }, most?: number }>}
 */
const floods = {
  'one address': { guess: (number) => ({ name: `name-${number}`, address: '203.0.113.7' }), most: 40 },
  'one network of IPv6': {
    guess: (number) => ({
      name: `name-${number}`,
      address: `2001:db8:7:7::${(number % 65_536).toString(16)}`,
    }),
    most: 40,
  },
  '1,000 addresses at one name': {
    guess: (number) => ({ name: LOGIN, address: addressOf(number) }),
    most: 100,
  },
  '1,000 addresses, each at names of its own': {
    guess: (number) => ({ name: `own-${number}`, address: addressOf(number) }),
  },
  '100,000 addresses of IPv6': {
    guess: (number) => ({
      name: `other-${number}`,
      address: `2001:db8:${((number % 100_000) >> 8).toString(16)}:${(number & 255).toString(16)}::1`,
    }),
  },
}

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
      const { name: login, address } = floods[name]?.guess(number) ?? { name: '', address: '' }
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
  const office = await openOffice({ ...settings, TRUST_PROXY: '1' })
  const reads = (/** @type {number} */ ms) => readDuring(office, () => wait(ms), { size: 100 })
  await reads(1000)
  for (const [name, { most }] of Object.entries(floods)) {
    const idle = await reads(seconds * 500)
    const other = fork(new URL(import.meta.url), ['flood', office.url, name])
    const under = await reads(seconds * 1000)
    let owners = 0
    for (let count = 0; count < SIGN_INS; count += 1) {
      await signIn(office.url, office.cookie).then(() => (owners += 1), console.error)
    }
    other.send('stop')
    const [statuses] = await once(other, 'message')
    const what = `${engine}, ${name}`
    judgeSlower(`${what}: p99 of reads beside ${JSON.stringify(statuses)}`, under.p99, idle.p99, SLOWER)
    judgeIs(`${what}: sign-ins of staff on a known browser`, owners, SIGN_INS)
    if (most) judgeMost(`${what}: guesses that reached the hash`, statuses[401] ?? 0, most)
    const others = Object.keys(statuses).filter((status) => !['401', '429', '503'].includes(status))
    judgeIs(`${what}: other answers than wrong, or to wait`, others.join() || 'none', 'none')
  }
  judgeMost(`${engine}: windows of tries that are kept`, await countWindows(), MOST_WINDOWS)
  const { body } = await office.ask('GET', '/audit?page=1&action=sign-in-refused')
  const slowed = await office.ask('GET', '/audit?page=1&action=sign-in-slowed')
  judgeMost(`${engine}: refusals in the history`, body.total + slowed.body.total, MOST_ENTRIES)
  await office.stop('SIGTERM')
}

const [, , first = '4', url = '', name = ''] = process.argv
const seconds = Number(first)
if (first === 'flood') await flood(url, name)
else {
  const folder = drillFolder('flood')
  await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, STUDENTS))
  await drill('embedded', { DATA_DIR: folder }, async () => {
    const database = new Database(join(folder, 'institute.db'))
    const windows = database.prepare('select 1 from "attempts"').all()
    database.close()
    return windows.length
  })
  const { database, stop } = await requirePostgres('institute_flood')
  await fillFirst({ DATABASE_URL: database }, () => fillPostgres(database, STUDENTS))
  await drill('PostgreSQL', { DATABASE_URL: database }, async () =>
    Number((await queryPostgres(database, 'select count(*) from "attempts"'))[0]?.[0]),
  )
  await stop()
}
