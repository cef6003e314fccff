/**
 * Pages on a low-end phone with slow mobile data: cold cache, processor slowed down four times, 1.6 Mbit/s
 * with 150 ms latency; medians of interleaved rounds. The limit of a page is the same HTML, styles, fonts and
 * pictures without scripts.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { percentile } from '#tests/drills/drill.mjs'
import { call, startServer } from '#tests/drills/server.mjs'
import { makeClassPage } from './benchClassPage.mjs'
import { benchFolder, judgeMost, judgeRatio, median, repeat, ROWS, setting } from './benchFigures.mjs'
import { embeddedTarget } from './benchTargets.mjs'
import { launchChromium } from './chromium.mjs'
import { paintAfter, slowPage, visit } from './benchVisit.mjs'

const ROUNDS = setting('BENCH_ROUNDS', 5)
/** The first visit of the site costs hardly more with its worker: only many rounds show how much. */
const OFFLINE_ROUNDS = setting('BENCH_ROUNDS', 15)

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {Partial<import('./benchVisit.mjs').Visit>} Figures */

/** @type {Record<keyof import('./benchVisit.mjs').Visit, string>} */
const units = {
  kB: ' kB',
  kBWithoutFonts: ' kB',
  script: ' kB',
  requests: '',
  lcpMs: ' ms',
  tbtMs: ' ms',
  cls: '',
}

/**
 * The bars of a page: the most of each figure, and the most as a ratio to its limit.
 * @typedef {{ most?: Figures, ratios?: Figures }} Bars
 */

/** @type {Bars} */
const publicPage = { most: { script: 100, tbtMs: 90, cls: 0.01 }, ratios: { kB: 1.65, lcpMs: 1.15 } }
/** @type {Record<string, Bars>} */
const publicPages = {
  '/home': { most: { script: 100, tbtMs: 60, cls: 0.01 }, ratios: { kB: 1.6, lcpMs: 1.1 } },
  '/library': publicPage,
  '/library/nabiyoram': publicPage,
  '/courses': publicPage,
  '/events': publicPage,
  '/events-details': publicPage,
  '/gallery': publicPage,
  '/contact': publicPage,
  '/d': {
    most: { script: 6, kBWithoutFonts: 20, tbtMs: 60, cls: 0.01 },
    ratios: { kB: 1.1, lcpMs: 1.1 },
  },
}

/** Dialogs that open on a tap on a link of these pages. @type {Record<string, string>} */
const dialogs = { '/library/nabiyoram': 'the player is open', '/gallery': 'the lightbox is open' }
const MOST_OPENING_MS = 150

/**
 * Starts a copy of the product in which these pages have no scripts.
 * @param {string} home @param {Record<string, string>} pages HTML by the file's path in dist
 */
function startLimit(home, pages) {
  const limit = mkdtempSync(join(home, 'limit'))
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
  return startServer({ DATA_DIR: join(limit, 'data') }, join(limit, 'server/main.js'))
}

/**
 * Visits a page and its limit in turn, and judges what was seen.
 * @param {Browser} browser
 * @param {{ name: string, url: string, limit?: string, stored?: Record<string, string>, bars: Bars, rounds?: number }} page
 */
async function judgePage(browser, { name, url, limit, stored, bars, rounds = ROUNDS }) {
  /** @type {import('./benchVisit.mjs').Visit[]} */
  const bare = []
  const visits = await repeat(rounds, async () => {
    if (limit) bare.push(await visit(browser, limit))
    return visit(browser, url, stored)
  })
  for (const what of /** @type {(keyof typeof units)[]} */ (Object.keys(units))) {
    const ours = median(visits, what)
    const { [what]: most } = bars.most ?? {}
    if (most !== undefined) judgeMost(`${name}: ${what}`, ours, most, units[what])
    const { [what]: ratio } = bars.ratios ?? {}
    if (ratio !== undefined) judgeRatio(`${name}: ${what}`, ours, median(bare, what), ratio, units[what])
  }
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
  for (const name of process.env.BENCH_PAGES?.split(',') ?? Object.keys(publicPages)) {
    /** Each server has a class page of its own. @param {typeof ours} server */
    const urlOf = async ({ url }) => url.replace('/api', name === '/d' ? await makeClassPage(url) : name)
    const url = await urlOf(ours)
    await judgePage(browser, { name, url, limit: await urlOf(limit), bars: publicPages[name] ?? publicPage })
    if (dialogs[name]) await judgeOpening(browser, `${name}: ${dialogs[name]} after`, url)
  }
  await browser.close()
  await Promise.all([ours.stop('SIGTERM'), limit.stop('SIGTERM')])
}

/** The first visit of the site with the worker that keeps it for when there is no connection, beside a server that keeps nothing. */
export async function benchOffline() {
  const home = benchFolder()
  const on = await startServer({ DATA_DIR: join(home, 'on'), OFFLINE: 'on' })
  const off = await startServer({ DATA_DIR: join(home, 'off'), OFFLINE: 'off' })
  const browser = await launchChromium()
  await judgePage(browser, {
    name: 'first visit',
    url: on.url.replace('/api', '/home'),
    limit: off.url.replace('/api', '/home'),
    bars: { ratios: { lcpMs: 1.02, requests: 1.02 } },
    rounds: OFFLINE_ROUNDS,
  })
  await browser.close()
  await Promise.all([on.stop('SIGTERM'), off.stop('SIGTERM')])
}

/** Judges the time from a tap on a link to the paint of the dialog that it opens. @param {Browser} browser @param {string} what @param {string} url */
async function judgeOpening(browser, what, url) {
  const times = await repeat(ROUNDS, async () => {
    const { context, page } = await slowPage(browser, url)
    const tap = () => page.locator('main li a').first().tap()
    const ms = await paintAfter(page, 'click', tap, { selector: 'dialog[open]' })
    await context.close()
    return ms
  })
  judgeMost(what, percentile(times, 0.5), MOST_OPENING_MS, ' ms')
}

/** Before a search, in ms. @spec 291 */
const PAUSE = 1000
const TYPED = 'samarkan'
const LAST_KEY = 'd'

/** The steps of a user in the list of students, once. @param {Browser} browser @param {string} url @param {Record<string, string>} signedIn */
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

/** The sign-in page and a list, compared with the same pages as plain HTML, two forms and lists, and the use of a list. */
export async function benchConsole() {
  const home = benchFolder()
  const { server, token, end } = await embeddedTarget(home, ROWS)
  const admin = server.url.replace('/api', '/admin')
  const browser = await launchChromium()
  const stored = { adminToken: token }
  /**
   * Starts a server with a page of the console as plain HTML.
   * @param {string} path @param {Record<string, string>} [kept] in local storage
   */
  async function plainPage(path, kept) {
    const { page, context } = await slowPage(browser, admin + path, kept)
    const plain = await startLimit(home, { [`client/admin${path}.html`]: await page.content() })
    await context.close()
    return { plain, limit: plain.url.replace('/api', `/admin${path}`) }
  }
  const signIn = await plainPage('')
  const list = await plainPage('/adminpanel', stored)
  const { body } = await call(server.url, token, 'GET', '/students?page=1')
  await judgePage(browser, {
    name: 'sign-in',
    url: admin,
    limit: signIn.limit,
    bars: { most: { script: 82, kB: 165, tbtMs: 90, cls: 0.01 }, ratios: { lcpMs: 1.3 } },
  })
  const screens = [
    { name: 'students', path: '/adminpanel', script: 156, limit: list.limit },
    { name: 'classes', path: '/class', script: 173 },
    { name: 'student form', path: `/student_edit/${body.data[0].M05_UserId}`, script: 182 },
  ]
  for (const { name, path, script, limit } of screens) {
    const bars = { most: { script, lcpMs: 1800, tbtMs: 200, cls: 0.01 }, ratios: limit ? { lcpMs: 2.3 } : {} }
    await judgePage(browser, { name, url: admin + path, limit, stored, bars })
  }
  const uses = await repeat(ROUNDS, () => walkThroughList(browser, `${admin}/adminpanel`, stored))
  judgeMost('students: slowest key', median(uses, 'slowestKey'), 80, ' ms')
  judgeMost('students: new rows after the pause', median(uses, 'rowsMs'), 200, ' ms')
  judgeMost('students: delete dialog', median(uses, 'dialogMs'), 120, ' ms')
  await browser.close()
  await Promise.all([end(), signIn.plain.stop('SIGTERM'), list.plain.stop('SIGTERM')])
}
