/** The first visit of the site with the worker that keeps it for when there is no connection, beside a server that keeps nothing. */
import { join } from 'node:path'
import { startServer } from '#tests/drills/server.mjs'
import { benchFolder, judgeRatio, median, setting } from './benchFigures.mjs'
import { visit } from './benchVisit.mjs'
import { launchChromium } from './chromium.mjs'

const ROUNDS = setting('BENCH_ROUNDS', 15)

/** Most of each figure, as a ratio to that without the worker. */
const MOST = 1.02

export async function benchOffline() {
  const home = benchFolder()
  const [on, off] = await Promise.all(
    ['on', 'off'].map((OFFLINE) => startServer({ DATA_DIR: join(home, OFFLINE), OFFLINE })),
  )
  if (!on || !off) return
  const browser = await launchChromium()
  /** @typedef {import('./benchVisit.mjs').Visit} Visit */
  /** @type {{ on: Visit[], off: Visit[] }} */
  const visits = { on: [], off: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.on.push(await visit(browser, on.url.replace('/api', '/home')))
    visits.off.push(await visit(browser, off.url.replace('/api', '/home')))
  }
  /** @param {'lcpMs' | 'requests'} what @param {string} unit */
  function judge(what, unit) {
    const [ours, limit] = [visits.on, visits.off].map((all) => median(all.map((figures) => figures[what])))
    judgeRatio(`first visit: ${what === 'lcpMs' ? 'LCP' : what}`, ours ?? 0, limit ?? 0, MOST, unit)
  }
  judge('lcpMs', ' ms')
  judge('requests', '')
  await browser.close()
  await Promise.all([on.stop('SIGTERM'), off.stop('SIGTERM')])
}
