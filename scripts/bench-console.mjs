/**
 * `npm run bench:console`: the console on a low-end phone with slow mobile data: the sign-in page compared with the same page
 * as plain HTML, the load of a list of classes and of a student's form, and the list of 100,000 students (load, typing, new
 * rows, delete dialog). BENCH_ROUNDS makes it longer, BENCH_ROWS sets the length of the list.
 */
import './help.mjs'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { startServer } from '#tests/hard/server.mjs'
import { embeddedTarget } from './benchTargets.mjs'
import { median } from './benchLoad.mjs'
import { gzipped, paintAfter, slowPage, visit } from './benchVisit.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
/** Before a search, in ms. @spec 291 */
const PAUSE = 1000
const TYPED = 'samarkan'
const LAST_KEY = 'd'

if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.')
mkdirSync('.cache', { recursive: true })
const home = mkdtempSync('.cache/bench-console-')
const target = await embeddedTarget(home, ROWS)
const site = target.server.url.replace('/api', '')
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

/** A copy of the sign-in page without scripts: the lower bound for its content. */
async function makeLimit() {
  const page = await browser.newPage()
  await page.goto(`${site}/admin`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  const html = (await page.content())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  await page.close()
  const limit = join(home, 'limit')
  cpSync('dist', limit, { recursive: true })
  const file = join(limit, 'client/admin.html')
  writeFileSync(file, html)
  writeFileSync(`${file}.br`, brotliCompressSync(html))
  rmSync(`${file}.gz`, { force: true })
  return startServer({ DATA_DIR: join(home, 'limit-data') }, join(limit, 'server/main.js'))
}

/** @type {string[]} */
const failures = []

/** @param {string} what @param {number} figure @param {number} bar @param {string} [unit] */
function judge(what, figure, bar, unit = '') {
  const isHeld = figure <= bar
  if (!isHeld) failures.push(what)
  const number = figure.toFixed(unit === '' ? 3 : unit === 'ms' ? 0 : 1)
  console.log(
    `${what.padEnd(44)}${number.padStart(9)} ${unit.padEnd(4)} at most ${bar} ${isHeld ? '' : ' OVER'}`,
  )
}

/** @param {import('./benchVisit.mjs').Visit[]} visits @param {'bytes' | 'lcpMs' | 'tbtMs' | 'cls'} what */
const of = (visits, what) => median(visits.map((figures) => figures[what]))

const signedIn = { adminToken: target.token }

/** The steps of a user in the list, once. */
async function walkThroughList() {
  const { page, context } = await slowPage(browser, `${site}/admin/adminpanel`, signedIn)
  const rows = page.getByRole('row')
  await rows.nth(15).waitFor()
  const search = page.getByRole('searchbox')
  await search.tap()
  const keys = []
  for (const key of TYPED) keys.push(await paintAfter(page, 'keydown', () => page.keyboard.press(key)))
  const newRows = { selector: 'tbody a', text: 'Samarkand' }
  const rowsMs = (await paintAfter(page, 'keydown', () => page.keyboard.press(LAST_KEY), newRows)) - PAUSE
  await page
    .getByRole('link', { name: /^Samarkand/ })
    .first()
    .tap()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await remove.waitFor()
  const dialogMs = await paintAfter(page, 'click', () => remove.tap(), {
    selector: '[role=alertdialog]',
  })
  await context.close()
  return { slowestKey: Math.max(...keys), rowsMs, dialogMs }
}

/** The id of a student. */
async function anyStudent() {
  const headers = { authorization: `Bearer ${target.token}` }
  const answer = await fetch(`${target.server.url}/students?page=1`, { headers })
  /** @type {{ data: { M05_UserId: number }[] }} */
  const { data } = await answer.json()
  return data[0]?.M05_UserId
}

const limit = await makeLimit()
const student = await anyStudent()
/** @type {Record<'signIn' | 'limit' | 'list' | 'classes' | 'form', import('./benchVisit.mjs').Visit[]>} */
const visits = { signIn: [], limit: [], list: [], classes: [], form: [] }
const uses = []
for (let round = 0; round < ROUNDS; round += 1) {
  visits.limit.push(await visit(browser, limit.url.replace('/api', '/admin')))
  visits.signIn.push(await visit(browser, `${site}/admin`))
  visits.list.push(await visit(browser, `${site}/admin/adminpanel`, signedIn))
  visits.classes.push(await visit(browser, `${site}/admin/class`, signedIn))
  visits.form.push(await visit(browser, `${site}/admin/student_edit/${student}`, signedIn))
  uses.push(await walkThroughList())
}
await browser.close()
await Promise.all([target.server.stop('SIGTERM'), limit.stop('SIGTERM')])
rmSync(home, { recursive: true })

console.log(`load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds, ${ROWS} students`)
judge('sign-in: script', gzipped(visits.signIn[0]?.scripts ?? []), 100, 'kB')
judge('sign-in: on the wire', of(visits.signIn, 'bytes') / 1000, 180, 'kB')
judge('sign-in: LCP to that of plain HTML', of(visits.signIn, 'lcpMs') / of(visits.limit, 'lcpMs'), 1.3)
console.log(
  `  (LCP ${of(visits.signIn, 'lcpMs').toFixed(0)} ms to ${of(visits.limit, 'lcpMs').toFixed(0)} ms)`,
)
judge('sign-in: TBT', of(visits.signIn, 'tbtMs'), 90, 'ms')
judge('sign-in: CLS', of(visits.signIn, 'cls'), 0.01)
for (const [name, screen, most] of /** @type {const} */ ([
  ['students', visits.list, 200],
  ['classes', visits.classes, 200],
  ['student form', visits.form, 300],
])) {
  judge(`${name}: script`, gzipped(screen[0]?.scripts ?? []), most, 'kB')
  console.log(`  (on the wire ${(of(screen, 'bytes') / 1000).toFixed(0)} kB)`)
  judge(`${name}: LCP`, of(screen, 'lcpMs'), 1800, 'ms')
  judge(`${name}: TBT`, of(screen, 'tbtMs'), 200, 'ms')
  judge(`${name}: CLS`, of(screen, 'cls'), 0.01)
}
judge('students: slowest key', median(uses.map(({ slowestKey }) => slowestKey)), 80, 'ms')
judge('students: new rows after the pause', median(uses.map(({ rowsMs }) => rowsMs)), 200, 'ms')
judge('students: delete dialog', median(uses.map(({ dialogMs }) => dialogMs)), 120, 'ms')
if (failures.length > 0) process.exitCode = 1
