/**
 * Forty people sign in at the same moment, first on the browsers that they know, then on new ones: how long until all are in,
 * the p99 of reads meanwhile, and the memory. A refused one tries again when the answer says so, as the console does.
 */
import { fillEmbedded } from '#scripts/benchData.mjs'
import { drillFolder, judgeMost, judgeSlower, judgeTime, wait } from './drill.mjs'
import { readDuring } from './reads.mjs'
import { fillFirst, LOGIN, memoryOf, openOffice, PASSWORD } from './server.mjs'

const PEOPLE = 40
/** Maximum time until all are in, in ms. */
const LONGEST = { known: 10_000, new: 60_000 }

const folder = drillFolder('rush')
await fillFirst({ DATA_DIR: folder }, () => fillEmbedded(folder, 2000))
const office = await openOffice({ DATA_DIR: folder, TRUST_PROXY: '1' })
const memory = () => memoryOf(office.pid, 'VmHWM')

/** Signs in until it succeeds. Returns the cookie. @param {number} person @param {string} cookie */
async function enter(person, cookie) {
  for (;;) {
    const response = await fetch(`${office.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${person}`, cookie },
      body: JSON.stringify({ M05_LoginUserName: LOGIN, password: PASSWORD }),
    })
    await response.body?.cancel()
    if (response.ok) return response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
    if (response.status !== 503) throw new Error(`A sign-in was answered with ${response.status}.`)
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}

/** @type {string[]} */
const cookies = []
for (let person = 1; person <= PEOPLE; person += 1) cookies.push(await enter(person, ''))

await readDuring(office, () => wait(2000), { size: 100 })
for (const browsers of /** @type {const} */ (['known', 'new'])) {
  const idle = await readDuring(office, () => wait(5000), { size: 100 })
  const before = memory()
  const startedAt = performance.now()
  const entering = Promise.all(
    cookies.map((cookie, person) => enter(person + 1, browsers === 'known' ? cookie : '')),
  ).then(() => performance.now() - startedAt)
  const under = await readDuring(office, () => wait(3000), { size: 100 })
  judgeTime(`${PEOPLE} people on ${browsers} browsers are in`, await entering, LONGEST[browsers])
  judgeSlower('p99 of reads meanwhile', under.p99, idle.p99, 20)
  judgeMost('growth of memory', memory() - before, 150, ' MB')
}
await office.stop('SIGTERM')
