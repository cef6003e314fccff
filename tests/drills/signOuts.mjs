/**
 * Signs out and in many times in one tab with the console's buttons. The heap after a garbage collection must not grow, no
 * student of an ended session may be reachable, and the browser keeps neither students nor passwords.
 * Run `npm run build`, then `node tests/drills/signOuts.mjs [times]`.
 */
import { planWith, studentOf } from '#tests/e2e/records.mjs'
import { startConsole } from './consoleBrowser.mjs'
import { judgeMost, judgeNone } from './drill.mjs'
import { LOGIN, PASSWORD } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 300)

/** Maximum heap growth in total, in bytes, as code is compiled. 100 leaked stores with a page of students exceed it. */
const GROWTH = 1_500_000

/** Part of each student's address: too long for V8 to deduplicate equal strings. */
const CANARY = 'Canary House, 12/204 Masjid Road, Ward 7, Placeholder P.O., Malabar, Kerala 670 000'

/**
 * Runs in the page: signs in and out a number of times with its form and buttons.
 * @param {{ times: number, login: string, password: string }} given
 */
async function signInAndOut({ times, login, password }) {
  /** @template T @param {() => T | null | undefined | false} find @returns {Promise<T>} */
  function comes(find) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        watch.disconnect()
        reject(new Error(`It does not come: ${find.toString()} ${document.body.innerText}`))
      }, 30_000)
      const look = () => {
        const found = find()
        if (!found) return
        clearTimeout(late)
        watch.disconnect()
        resolve(found)
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { subtree: true, childList: true, attributes: true })
      look()
    })
  }
  /** @param {string} name @param {string} value */
  async function fill(name, value) {
    const field = await comes(() => document.querySelector(`input[name="${name}"]:not(:disabled)`))
    if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is no field.`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return field
  }
  for (let time = 0; time < times; time += 1) {
    await fill('M05_LoginUserName', login)
    const field = await fill('password', password)
    field.form?.requestSubmit()
    await comes(() => document.querySelector('main tbody')?.textContent.includes('Asma Koya'))
    const out = await comes(() => document.querySelector('button[aria-label="Log out"]'))
    if (out instanceof HTMLElement) out.click()
    await comes(() => document.querySelector('input[name="password"]'))
  }
}

const browser = await startConsole('signouts', { TRUST_PROXY: '1' })
const { batch, division } = await planWith(browser.add)
for (let made = 0; made < 15; made += 1) {
  const student = studentOf(batch.M02_BatchId, division.M11_Division_id)
  await browser.add('/users', { ...student, M05_Address: `${CANARY} ${made}` })
}

const context = await browser.newContext({ isSignedIn: false })
const page = await context.newPage()
page.setDefaultTimeout(0)
/** Addresses that the tab asked for. @type {string[]} */
const asked = []
page.on('request', (request) => asked.push(request.url()))
const devTools = await context.newCDPSession(page)
await page.goto('/admin')
await page.getByLabel('Email').waitFor()

/** Number of sign-ins per address, below the rate limit. */
const FROM_ONE = 20
let addresses = 0

/** @param {number} times */
async function run(times) {
  for (let done = 0; done < times; done += FROM_ONE) {
    addresses += 1
    const from = `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': from })
    const given = { login: LOGIN, password: PASSWORD, times: Math.min(FROM_ONE, times - done) }
    await page.evaluate(signInAndOut, given)
  }
}

/** Returns the heap size after garbage collection, in bytes. */
async function heap() {
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize
}

/** Returns the number of students' addresses in a heap snapshot. */
async function addressesHeld() {
  let snapshot = ''
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk))
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  /** @type {{ snapshot: { meta: { node_fields: string[] } }, nodes: number[], strings: string[] }} */
  const { snapshot: about, nodes, strings } = JSON.parse(snapshot)
  const fields = about.meta.node_fields
  const name = fields.indexOf('name')
  let held = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (strings[nodes[at + name] ?? 0]?.startsWith(CANARY)) held += 1
  }
  return held
}

// Warms up before the measurement: code, caches, first images.
const warm = Math.max(10, Math.ceil(TIMES / 5))
await run(warm)
const before = await heap()
const measured = Math.max(10, TIMES - warm)
await run(measured)
judgeMost(`growth of the heap over ${measured} sign-ins`, (await heap()) - before, GROWTH, ' bytes')
judgeNone('students that can be reached when nobody is signed in', await addressesHeld())
const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
const kept = `${storage}${JSON.stringify(await context.cookies())}`
const secrets = [CANARY, PASSWORD, 'adminToken'].filter((secret) => kept.includes(secret))
judgeNone('students, passwords and tokens in storage and cookies', secrets)
const told = [CANARY, PASSWORD].filter((secret) => asked.join().includes(encodeURIComponent(secret)))
judgeNone('students and passwords in addresses', told)
await browser.stop()
