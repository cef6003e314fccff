/**
 * `npm run bench:web`: every public page on a low-end phone with slow mobile data, compared with its limit: the same HTML,
 * styles, fonts and pictures from the same server without scripts. Cold cache, processor slowed down four times, 1.6 Mbit/s
 * with 150 ms latency; medians of interleaved rounds. Read the ratios: they are comparable across machines. BENCH_ROUNDS
 * makes it longer, BENCH_PAGES=/home,/library shorter.
 */
import './help.mjs'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { startServer } from '#tests/hard/server.mjs'
import { makeClassPage } from './benchClassPage.mjs'
import { median } from './benchLoad.mjs'
import { gzipped, openingMs, visit } from './benchVisit.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/** Scripts in kB gzipped, bytes and LCP as ratios to the limit, TBT in ms, layout shift: measured values and their bars. */
/** @typedef {import('./benchVisit.mjs').Visit} Visit */

/** @typedef {{ scriptKB: number, bytes: number, lcp: number, tbtMs: number, cls: number }} Figures */

/** @type {Figures} */
const other = { scriptKB: 100, bytes: 1.65, lcp: 1.15, tbtMs: 90, cls: 0.01 }
/** @type {Record<string, Figures>} */
const bars = {
  '/home': { scriptKB: 100, bytes: 1.6, lcp: 1.1, tbtMs: 60, cls: 0.01 },
  '/d': { scriptKB: 6, bytes: 1.1, lcp: 1.1, tbtMs: 60, cls: 0.01 },
}
/** Most bytes of a class page beside its fonts. */
const MOST_OF_CLASS_PAGE = 20_000
const pages = process.env.BENCH_PAGES?.split(',') ?? [
  '/home',
  '/library',
  '/library/nabiyoram',
  '/courses',
  '/events',
  '/events-details',
  '/gallery',
  '/contact',
  '/d',
]

/** Dialogs that open on a tap on a link. */
const dialogs = [
  { page: '/library/nabiyoram', link: 'main li a', what: 'the player is open' },
  { page: '/gallery', link: 'main li a', what: 'the lightbox is open' },
]
const MOST_OPENING_MS = 150

// In the repository, so that the limit's server finds node_modules.
mkdirSync('.cache', { recursive: true })
const home = mkdtempSync('.cache/bench-web-')

/** Makes a copy of the built site without scripts, the lower bound for these pages. Returns its server entry. */
function makeLimit() {
  const limit = join(home, 'limit')
  cpSync('dist', limit, { recursive: true })
  const client = join(limit, 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((name) => join(client, name))
  for (const file of [...files, join(limit, 'server/classPage.html')]) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(file, 'utf8')
      .replace(/<script type="module".*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
    rmSync(`${file}.gz`, { force: true })
  }
  return join(limit, 'server/main.js')
}

if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.')
const ours = await startServer({ DATA_DIR: join(home, 'ours') })
const limit = await startServer({ DATA_DIR: join(home, 'data') }, makeLimit())
/** Each server has a class page of its own. */
const classPages = pages.includes('/d')
  ? { ours: await makeClassPage(ours.url), limit: await makeClassPage(limit.url) }
  : { ours: '', limit: '' }
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

console.log(`load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds; ratios are ours to the limit`)
console.log('page                   JS kB gz   kB     ratio   LCP ms  ratio   TBT ms   CLS     bars')
/** @type {string[]} */
const failures = []
for (const page of pages) {
  /** @type {Record<'ours' | 'limit', Visit[]>} */
  const visits = { ours: [], limit: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const isClassPage = page === '/d'
    visits.limit.push(await visit(browser, limit.url.replace('/api', isClassPage ? classPages.limit : page)))
    visits.ours.push(await visit(browser, ours.url.replace('/api', isClassPage ? classPages.ours : page)))
  }
  /** @param {'ours' | 'limit'} who @param {'bytes' | 'fontBytes' | 'lcpMs' | 'tbtMs' | 'cls'} what */
  const of = (who, what) => median(visits[who].map((figures) => figures[what]))
  /** @type {Figures} */
  const figures = {
    scriptKB: gzipped(visits.ours[0]?.scripts ?? []),
    bytes: of('ours', 'bytes') / of('limit', 'bytes'),
    lcp: of('ours', 'lcpMs') / of('limit', 'lcpMs'),
    tbtMs: of('ours', 'tbtMs'),
    cls: of('ours', 'cls'),
  }
  const bar = bars[page] ?? other
  const names = /** @type {(keyof Figures)[]} */ (Object.keys(bar))
  const over = names.filter((name) => figures[name] > bar[name])
  if (over.length > 0) failures.push(`${page}: ${over.join(', ')}`)
  const cells = [
    page.padEnd(22),
    figures.scriptKB.toFixed(1).padStart(8),
    (of('ours', 'bytes') / 1000).toFixed(0).padStart(6),
    figures.bytes.toFixed(2).padStart(8),
    of('ours', 'lcpMs').toFixed(0).padStart(8),
    figures.lcp.toFixed(2).padStart(6),
    figures.tbtMs.toFixed(0).padStart(8),
    figures.cls.toFixed(4).padStart(9),
    over.length === 0 ? '    held' : `    over: ${over.join(', ')}`,
  ]
  console.log(cells.join(' '))
  if (page === '/d') {
    const beside = of('ours', 'bytes') - of('ours', 'fontBytes')
    if (beside > MOST_OF_CLASS_PAGE) failures.push('/d: bytes beside its fonts')
    console.log(
      `${page.padEnd(22)} ${(beside / 1000).toFixed(1)} kB beside its fonts, ${MOST_OF_CLASS_PAGE / 1000} at most`,
    )
  }
}
for (const { page, link, what } of dialogs.filter((one) => pages.includes(one.page))) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await openingMs(browser, ours.url.replace('/api', page), link))
  const ms = median(rounds)
  if (ms > MOST_OPENING_MS) failures.push(`${page}: ${what}`)
  console.log(`${page.padEnd(22)} ${what} after ${ms.toFixed(0)} ms, ${MOST_OPENING_MS} at most`)
}
await browser.close()
await Promise.all([ours.stop('SIGTERM'), limit.stop('SIGTERM')])
rmSync(home, { recursive: true })
if (failures.length > 0) process.exitCode = 1
