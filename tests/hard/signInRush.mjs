/**
 * Forty people sign in at the same moment, first on the browsers that they know, then on new ones: how long until all are in,
 * the p99 of reads meanwhile, and the memory. A refused one tries again when the answer says so, as the console does.
 * `node tests/hard/signInRush.mjs`
 */
import { readFileSync } from 'node:fs'
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, judge, TIME_FACTOR, wait } from './drill.mjs'
import { reads } from './reads.mjs'
import { LOGIN, PASSWORD, signIn, startServer } from './server.mjs'

const PEOPLE = 40
const STUDENTS = 2000
/** Maximum time until all are in, in ms. */
const LONGEST = { known: 10_000, new: 60_000 }
/** Maximum slowdown of reads, in ms. */
const SLOWER = 20
/** Maximum growth of memory, in MB. */
const MOST_MEMORY = 150

const folder = drillFolder('rush')
await (await startServer({ DATA_DIR: folder })).stop('SIGTERM')
fillEmbedded(folder, STUDENTS)
const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1' })
const { token } = await signIn(server.url)

/** Most memory of the server so far, in MB. */
const memory = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

/** Signs in until it succeeds. Returns the cookie, and how often it was refused. @param {number} person @param {string} cookie */
async function enter(person, cookie) {
  for (let refused = 0; ; refused += 1) {
    const response = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${person}`, cookie },
      body: JSON.stringify({ M05_LoginUserName: LOGIN, password: PASSWORD }),
    })
    await response.body?.cancel()
    if (response.ok)
      return { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie, refused }
    if (response.status !== 503) throw new Error(`A sign-in was answered with ${response.status}.`)
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}

/** @type {string[]} */
const cookies = []
for (let person = 1; person <= PEOPLE; person += 1) cookies.push((await enter(person, '')).cookie)

await reads(server.url, token, 2)
for (const browsers of /** @type {const} */ (['known', 'new'])) {
  const idle = await reads(server.url, token, 5)
  const before = memory()
  const startedAt = performance.now()
  const entering = Promise.all(
    cookies.map((cookie, person) => enter(person + 1, browsers === 'known' ? cookie : '')),
  ).then((entered) => ({ entered, ms: performance.now() - startedAt }))
  const under = await reads(server.url, token, 3)
  const { entered, ms } = await entering
  const refused = entered.reduce((sum, one) => sum + one.refused, 0)
  judge(
    `${PEOPLE} people on ${browsers} browsers are in`,
    `after ${(ms / 1000).toFixed(1)} s, ${(PEOPLE / (ms / 1000)).toFixed(1)} a second, ${refused} tries refused`,
    ms <= LONGEST[browsers] * TIME_FACTOR,
    `within ${LONGEST[browsers] / 1000} s`,
  )
  judge(
    'p99 of reads meanwhile',
    `${under.p99.toFixed(1)} ms, idle ${idle.p99.toFixed(1)}`,
    under.p99 - idle.p99 <= SLOWER * TIME_FACTOR,
    `at most ${SLOWER * TIME_FACTOR} ms more`,
  )
  const grown = memory() - before
  judge('memory', `${grown.toFixed(0)} MB more`, grown <= MOST_MEMORY, `at most ${MOST_MEMORY} MB`)
}
await server.stop('SIGTERM')
