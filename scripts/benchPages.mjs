/**
 * Pages on a low-end phone with slow mobile data: cold cache, processor slowed down four times, 1.6 Mbit/s
 * with 150 ms latency; medians of interleaved rounds. The limit of a page is the same HTML, styles, fonts and
 * pictures without scripts.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { call, startServer } from '#tests/drills/server.mjs'
import { makeClassPage } from './benchClassPage.mjs'
import { benchFolder, judgeMost, judgeRatio, median, setting } from './benchFigures.mjs'
import { embeddedTarget } from './benchTargets.mjs'
import { sizeOf } from './budgets.mjs'
import { launchChromium } from './chromium.mjs'
import { paintAfter, slowPage, visit } from './benchVisit.mjs'

const ROUNDS = setting('BENCH_ROUNDS', 5)
const ROWS = setting('BENCH_ROWS', 100_000)

/** @typedef {import('playwright').Browser} Browser */

/**
 * Bars: kB of script (gzipped) and of everything, total blocking time in ms, layout shift; LCP in ms, or as a
 * ratio to the limit.
 * @typedef {{ script: number, kB?: number, bytesRatio?: number, lcpMs?: number, lcpRatio?: number, tbtMs: number, cls: number }} Bars
 */

/** Most kB of a class page beside its fonts. */
const MOST_OF_CLASS_PAGE = 20

/** @type {Bars} */
const publicPage = { script: 100, bytesRatio: 1.65, lcpRatio: 1.15, tbtMs: 90, cls: 0.01 }
/** @type {Record<string, Bars>} */
const publicPages = {
  '/home': { script: 100, bytesRatio: 1.6, lcpRatio: 1.1, tbtMs: 60, cls: 0.01 },
  '/library': publicPage,
  '/library/nabiyoram': publicPage,
  '/courses': publicPage,
  '/events': publicPage,
  '/events-details': publicPage,
  '/gallery': publicPage,
  '/contact': publicPage,
  '/d': { script: 6, bytesRatio: 1.1, lcpRatio: 1.1, tbtMs: 60, cls: 0.01 },
}

/** Dialogs that open on a tap on a link of these pages. */
const dialogs = { '/library/nabiyoram': 'the player is open', '/gallery': 'the lightbox is open' }
const MOST_OPENING_MS = 150

/**
 * Starts a copy of the product in which these pages have no scripts.
 * @param {string} home @param {Record<string, string>} pages HTML by the file's path in dist
 */
function startLimit(home, pages) {
  const limit = join(home, 'limit')
  cpSync('dist', limit, { recursive: true })
  for (const [name, html] of Object.entries(pages)) {
    const file = join(limit, name)
    const bare = html
      .replaceAll(/<script type="module".*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    writeFileSync(file, bare)
    writeFileSync(`${file}.br`, brotliCompressSync(bare))
    rmSync(`${file}.gz`, { force: true })
  }
  return startServer({ DATA_DIR: join(home, 'limit-data') }, join(limit, 'server/main.js'))
}

/**
 * Visits a page and its limit in turn, and judges what was seen. Returns the page's visits.
 * @param {Browser} browser
 * @param {{ name: string, url: string, limit?: string, stored?: Record<string, string>, bars: Bars }} page
 */
async function judgePage(browser, { name, url, limit, stored, bars }) {
  const visits = []
  const limits = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (limit) limits.push(await visit(browser, limit))
    visits.push(await visit(browser, url, stored))
  }
  /** @param {import('./benchVisit.mjs').Visit[]} all @param {'bytes' | 'lcpMs' | 'tbtMs' | 'cls'} what */
  const of = (all, what) => median(all.map((figures) => figures[what]))
  const kB = of(visits, 'bytes') / 1000
  const lcp = of(visits, 'lcpMs')
  judgeMost(`${name}: script`, sizeOf('dist/client', visits[0]?.scripts ?? []), bars.script, ' kB')
  if (bars.kB) judgeMost(`${name}: all`, kB, bars.kB, ' kB')
  if (bars.bytesRatio) judgeRatio(`${name}: all`, kB, of(limits, 'bytes') / 1000, bars.bytesRatio, ' kB')
  if (bars.lcpMs) judgeMost(`${name}: LCP`, lcp, bars.lcpMs, ' ms')
  if (bars.lcpRatio) judgeRatio(`${name}: LCP`, lcp, of(limits, 'lcpMs'), bars.lcpRatio, ' ms')
  judgeMost(`${name}: TBT`, of(visits, 'tbtMs'), bars.tbtMs, ' ms')
  judgeMost(`${name}: CLS`, of(visits, 'cls'), bars.cls)
  return visits
}

/** Every public page, a class page, and two dialogs. */
export async function benchWeb() {
  const home = benchFolder()
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join('client', name))
  const pages = [...files, 'server/classPage.html'].map((name) => [
    name,
    readFileSync(join('dist', name), 'utf8'),
  ])
  const ours = await startServer({ DATA_DIR: join(home, 'data') })
  const limit = await startLimit(home, Object.fromEntries(pages))
  const browser = await launchChromium()
  const wanted = process.env.BENCH_PAGES?.split(',') ?? Object.keys(publicPages)
  for (const name of wanted) {
    /** Each server has a class page of its own. @param {typeof ours} server */
    const urlOf = async ({ url }) => url.replace('/api', name === '/d' ? await makeClassPage(url) : name)
    const page = {
      name,
      url: await urlOf(ours),
      limit: await urlOf(limit),
      bars: publicPages[name] ?? publicPage,
    }
    const visits = await judgePage(browser, page)
    if (name === '/d') {
      const beside = median(visits.map(({ bytes, fontBytes }) => bytes - fontBytes))
      judgeMost(`${name}: all but its fonts`, beside / 1000, MOST_OF_CLASS_PAGE, ' kB')
    }
    for (const [, what] of Object.entries(dialogs).filter(([path]) => path === name))
      await judgeOpening(browser, `${name}: ${what} after`, page.url)
  }
  await browser.close()
  await Promise.all([ours.stop('SIGTERM'), limit.stop('SIGTERM')])
}

/**
 * Judges the time from a tap on a link to the paint of the dialog that it opens.
 * @param {Browser} browser
 * @param {string} what
 * @param {string} url
 */
async function judgeOpening(browser, what, url) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, page } = await slowPage(browser, url)
    const tap = () => page.locator('main li a').first().tap()
    times.push(await paintAfter(page, 'click', tap, { selector: 'dialog[open]' }))
    await context.close()
  }
  judgeMost(what, median(times), MOST_OPENING_MS, ' ms')
}

/** Before a search, in ms. @spec 291 */
const PAUSE = 1000
const TYPED = 'samarkan'
const LAST_KEY = 'd'

/**
 * The steps of a user in the list of students, once.
 * @param {Browser} browser
 * @param {string} url
 * @param {Record<string, string>} signedIn
 */
async function walkThroughList(browser, url, signedIn) {
  const { page, context } = await slowPage(browser, url, signedIn)
  await page.getByRole('row').nth(15).waitFor()
  await page.getByRole('searchbox').tap()
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
  const dialogMs = await paintAfter(page, 'click', () => remove.tap(), { selector: '[role=alertdialog]' })
  await context.close()
  return { slowestKey: Math.max(...keys), rowsMs, dialogMs }
}

/** The sign-in page, compared with the same page as plain HTML, three screens, and the use of a list. */
export async function benchConsole() {
  if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.')
  const home = benchFolder()
  const { server, token, end } = await embeddedTarget(home, ROWS)
  const admin = server.url.replace('/api', '/admin')
  const browser = await launchChromium()
  const blank = await browser.newPage()
  await blank.goto(admin)
  await blank.getByRole('button', { name: 'Submit' }).waitFor()
  const limit = await startLimit(home, { 'client/admin.html': await blank.content() })
  await blank.close()
  const { body } = await call(server.url, token, 'GET', '/students?page=1')
  const stored = { adminToken: token }
  const screen = { script: 194, lcpMs: 1800, tbtMs: 200, cls: 0.01 }
  await judgePage(browser, {
    name: 'sign-in',
    url: admin,
    limit: limit.url.replace('/api', '/admin'),
    bars: { script: 82, kB: 165, lcpRatio: 1.3, tbtMs: 90, cls: 0.01 },
  })
  const screens = [
    { name: 'students', path: '/adminpanel', bars: { ...screen, script: 175 } },
    { name: 'classes', path: '/class', bars: screen },
    {
      name: 'student form',
      path: `/student_edit/${body.data[0].M05_UserId}`,
      bars: { ...screen, script: 193 },
    },
  ]
  for (const { path, ...page } of screens) await judgePage(browser, { ...page, url: admin + path, stored })
  const uses = []
  for (let round = 0; round < ROUNDS; round += 1)
    uses.push(await walkThroughList(browser, `${admin}/adminpanel`, stored))
  judgeMost('students: slowest key', median(uses.map(({ slowestKey }) => slowestKey)), 80, ' ms')
  judgeMost('students: new rows after the pause', median(uses.map(({ rowsMs }) => rowsMs)), 200, ' ms')
  judgeMost('students: delete dialog', median(uses.map(({ dialogMs }) => dialogMs)), 120, ' ms')
  await browser.close()
  await Promise.all([end(), limit.stop('SIGTERM')])
}
