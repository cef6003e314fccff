/** Chromium in front of the built server, over a line that can be cut, and what its pages keep on the device. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { drillFolder } from './drill.mjs'
import { faultLine } from './faultLine.mjs'
import { openOffice } from './server.mjs'

/** @typedef {import('playwright').Page} Page */

/** Builds another release, whose scripts, and so their names, differ. Returns the entry of its server. */
export function buildNext() {
  const folder = '.cache/offline-next'
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, BUILD_DIR: folder, VITE_VITALS_URL: '/vitals' },
    stdio: 'inherit',
  })
  return join(folder, 'server/main.js')
}

/** @param {string} name of the drill */
export async function startOffline(name) {
  const settings = { DATA_DIR: join(drillFolder(name), 'data') }
  const office = await openOffice(settings)
  const line = await faultLine(new URL(office.url).origin)
  const site = new URL(line.url).origin
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  /** What went wrong in a page. @type {string[]} */
  const errors = []

  return {
    settings,
    office,
    line,
    site,
    errors,

    /** Opens a browser of a visitor. */
    visitor: async () => {
      const context = await browser.newContext({ baseURL: site })
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      return page
    },

    cut: () => {
      line.set('refused')
      line.reset()
    },

    end: async () => {
      await browser.close()
      line.close()
    },
  }
}

/** @param {Page} page */
export const isKept = (page) => page.evaluate(() => document.documentElement.dataset.keptAt !== undefined)

/** @param {Page} page */
export const isKeeping = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** The addresses in all caches. @param {Page} page @returns {Promise<string[]>} */
export const keptAddresses = (page) =>
  page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(open.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** @param {Page} page @param {string} address @returns {Promise<number>} the time until its heading is there, in ms */
export async function timeOf(page, address) {
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return performance.now() - startedAt
}

/** The version of a page, from the content that it carries. @param {Page} page @returns {Promise<string>} */
export const versionOf = (page) =>
  page.evaluate(() => {
    /** @type {import('#contract/site/pages.ts').CarriedContent} */
    const { frame } = JSON.parse(document.getElementById('content')?.textContent ?? '')
    return frame.version
  })

/** @param {Page} page */
export const heading = (page) => page.getByRole('heading', { level: 1 }).innerText()
