/**
 * Signs out and in many times in one tab with the console's buttons. The heap after a garbage collection must not grow, and no
 * student of an ended session may be reachable. Run `npm run build`, then `node tests/hard/signOuts.mjs [times] [answered]`.
 * `answered` replays the first responses of the server inside the page, so that 50,000 times take minutes: passwords are not
 * checked then, everything else is the same.
 */
import { planWith, studentOf } from '#tests/e2e/records.mjs'
import { startConsole } from './consoleBrowser.mjs'
import { judge } from './drill.mjs'
import { LOGIN, PASSWORD } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 500)
const isAnswered = process.argv[3] === 'answered'

/** Maximum heap growth in total, in bytes, as code is compiled. 100 leaked stores with a page of students exceed it. */
const GROWTH = 1_500_000

/** Part of each student's address: too long for V8 to deduplicate equal strings. */
const CANARY = 'Canary House, 12/204 Masjid Road, Ward 7, Placeholder P.O., Malabar, Kerala 670 000'

/** Runs in the page before its scripts: replays the first response to each request. */
function answerAgain() {
  const ask = window.fetch
  /** @type {Map<string, Promise<{ status: number, text: string }>>} */
  const answers = new Map()
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const key = `${request.method} ${request.url}`
    const known =
      answers.get(key) ??
      ask(request).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    answers.set(key, known)
    const { status, text } = await known
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}

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
const devTools = await context.newCDPSession(page)
if (isAnswered) await page.addInitScript(answerAgain)
await page.goto('/admin')
await page.getByLabel('Email').waitFor()

const given = { login: LOGIN, password: PASSWORD }

/** Number of sign-ins per address, below the rate limit. */
const FROM_ONE = 20
let addresses = 0

/** @param {number} times */
async function run(times) {
  const startedAt = performance.now()
  for (let done = 0; done < times; done += FROM_ONE) {
    addresses += 1
    const from = `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`
    if (!isAnswered) await page.setExtraHTTPHeaders({ 'x-forwarded-for': from })
    await page.evaluate(signInAndOut, { ...given, times: Math.min(FROM_ONE, times - done) })
  }
  return (performance.now() - startedAt) / times
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
  // A response that is kept for replay is one string with all of them.
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
const each = await run(measured)
const after = await heap()
const held = await addressesHeld()

console.log(`${warm + measured} sign-ins, ${each.toFixed(0)} ms each; heap ${before} and ${after} bytes`)
judge(
  `the heap has grown over ${measured} sign-ins by`,
  `${after - before} bytes`,
  after - before <= GROWTH,
  `${GROWTH} at most`,
)
judge('students that can be reached when nobody is signed in', held, held === 0, 'none')
await browser.stop()
