/**
 * Another process holds the database lock for the whole run: public pages and lists work as usual, writes are rejected with a
 * message within their time limit, no acknowledged write is lost, and everything works again without a restart.
 * Run `npm run build`, then `node tests/hard/locked.mjs [seconds]`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { drillFolder, judge, judgeTime, percentile, until, wait } from './drill.mjs'
import { LOGIN, call, runCommand, signIn, startServer } from './server.mjs'

const SECONDS = Number(process.argv[2] ?? 30)
const WRITERS = 4
const EARLIER = 50

const folder = drillFolder('locked')
const server = await startServer({ DATA_DIR: folder })
const { token } = await signIn(server.url)
const signedIn = { authorization: `Bearer ${token}` }

/** Titles that the server acknowledged. @type {string[]} */
const acknowledged = []
let number = 0

/** Adds a course. Returns the status, the duration, and the Retry-After. */
async function write() {
  number += 1
  const title = `Course ${number}`
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/courses`, {
    method: 'POST',
    headers: { ...signedIn, 'content-type': 'application/json' },
    body: JSON.stringify({ M01_Title: title, M01_Description: 'Written under a lock' }),
  })
  await response.text()
  if (response.status === 201) acknowledged.push(title)
  const isTold = response.headers.has('retry-after')
  return { status: response.status, isTold, ms: performance.now() - startedAt }
}

/** Starts a process that takes the lock with the statement `begin` until it is released. @param {string} begin */
async function lock(begin) {
  const code = `
    const database = new (require('libsql'))(process.argv[1])
    database.pragma('busy_timeout=5000')
    database.exec(process.argv[2])
    console.log('locked')
    process.stdin.once('end', () => { database.exec('commit'); process.exit(0) }).resume()`
  const other = spawn(process.execPath, ['-e', code, join(folder, 'institute.db'), begin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  return async () => {
    other.stdin.end()
    await once(other, 'exit')
  }
}

for (let count = 0; count < EARLIER; count += 1) await write()

for (const begin of ['begin immediate', 'begin exclusive']) {
  const release = await lock(begin)
  const over = new AbortController()
  /** @type {number[]} */
  const pages = []
  /** @type {number[]} */
  const lists = []
  let wrong = 0
  /** @param {string} address @param {number[]} took */
  const read = async (address, took) => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const response = await fetch(address, { headers: signedIn })
      await response.text()
      if (!response.ok) wrong += 1
      took.push(performance.now() - startedAt)
      await wait(10)
    }
  }
  /** @type {{ status: number, isTold: boolean, ms: number }[]} */
  const writes = []
  const writer = async () => {
    while (!over.signal.aborted) writes.push(await write())
  }
  const origin = new URL('/', server.url).href
  const work = [
    read(origin, pages),
    read(`${server.url}/courses?page=1`, lists),
    ...Array.from({ length: WRITERS }, writer),
  ]
  await wait((SECONDS * 1000) / 2)
  const refused = [...writes]
  over.abort()
  await release()
  await Promise.all(work)

  const good = refused.filter(({ status, isTold }) => status === 503 && isTold).length
  judge(
    `${begin}: writes refused with 503 and Retry-After`,
    `${good} of ${refused.length}`,
    good === refused.length && good > 0,
    'all',
  )
  judgeTime('the slowest refusal', Math.max(...refused.map(({ ms }) => ms)), 3500)
  judgeTime(`p99 of ${pages.length} public pages meanwhile`, percentile(pages, 0.99), 50)
  judgeTime(`p99 of ${lists.length} lists meanwhile`, percentile(lists, 0.99), 50)
  judge('readers that were refused', wrong, wrong === 0, '0')
  const backMs = await until(async () => (await write()).status === 201, 10_000)
  judgeTime('the first write after its end', backMs, 1000)
}

const { body } = await call(server.url, token, 'GET', '/courses')
const titles = new Set(body.data.map((/** @type {{ M01_Title: string }} */ row) => row.M01_Title))
const lost = acknowledged.filter((title) => !titles.has(title)).length
judge('acknowledged courses that are not there', `${lost} of ${acknowledged.length}`, lost === 0, '0')
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')

// A start and a command wait for the lock, and print that they do.
const release = await lock('begin immediate')
const starting = startServer({ DATA_DIR: folder })
const resetting = runCommand(['admin:reset', LOGIN], { DATA_DIR: folder })
await wait(3000)
await release()
const again = await starting
const { code: resetCode, said } = await resetting
judge('a command that had to wait ended with', String(resetCode), resetCode === 0, '0')
judge('and said', said.split('\n')[0] ?? '', said.includes('Another process holds the lock'), 'that it waits')
const kept = await again.stop('SIGTERM')
judge('a server that had to wait for its start stopped with', String(kept), kept === 0, '0')
