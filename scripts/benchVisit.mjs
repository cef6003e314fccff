/** Measures one visit of a page on a low-end phone with slow mobile data. */
import sharp from 'sharp'
import { sizeOf } from './budgets.mjs'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The stubbed response of the video host for thumbnails. */
const thumbnail = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#153d33' } })
  .jpeg()
  .toBuffer()

/** Time after the load in which shifts, paints and long tasks still count, in ms. */
const SETTLE_MS = 1500

/**
 * @typedef {object} Visit
 * @property {number} kB transferred from our own host
 * @property {number} kBWithoutFonts
 * @property {number} script in kB, gzipped
 * @property {number} requests of the page, without those of its worker
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time: the part of each long task beyond 50 ms
 * @property {number} cls layout shift
 */

/** Slows down the processor of a page, as a cheap phone's. @param {import('playwright').Page} page */
export async function slowDown(page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devTools
}

/**
 * Opens a page on the phone, with a throttled CPU and a stub for images of other hosts.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {Record<string, string>} [stored] initial local storage
 */
async function openPhone(browser, url, stored = {}) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const { host } = new URL(url)
  await page.route('**/*', (route) => {
    if (new URL(route.request().url()).host === host) return route.continue()
    return route.fulfill({ contentType: 'image/jpeg', body: thumbnail })
  })
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  return { context, page, devTools: await slowDown(page) }
}

/**
 * Opens a page on the phone and waits until the network is idle.
 * @param {import('playwright').Browser} browser @param {string} url @param {Record<string, string>} [stored]
 */
export async function slowPage(browser, url, stored) {
  const { context, page } = await openPhone(browser, url, stored)
  await page.goto(url, { waitUntil: 'networkidle' })
  return { context, page }
}

/**
 * Returns the time from an event to the next paint, or to the paint of an awaited element, in ms.
 * @param {import('playwright').Page} page @param {string} kind of the event @param {() => Promise<void>} act
 * @param {{ selector: string, text?: string }} [awaited] the element, and a text within it
 */
export async function paintAfter(page, kind, act, awaited = { selector: 'body' }) {
  await page.evaluate(
    ([type, selector, text]) => {
      Reflect.deleteProperty(window, 'tookMs')
      const check = (/** @type {number} */ startedAt) =>
        requestAnimationFrame(() => {
          const isThere = document.querySelector(selector)?.textContent.includes(text)
          if (!isThere) check(startedAt)
          // The timeout runs after the frame's paint.
          else setTimeout(() => Reflect.set(window, 'tookMs', performance.now() - startedAt))
        })
      document.addEventListener(type, () => check(performance.now()), { capture: true, once: true })
    },
    /** @type {const} */ ([kind, awaited.selector, awaited.text ?? '']),
  )
  await act()
  await page.waitForFunction(() => Reflect.has(window, 'tookMs'))
  return Number(await page.evaluate('tookMs'))
}

/**
 * @param {import('playwright').Browser} browser @param {string} url @param {Record<string, string>} [stored]
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, stored) {
  const { context, page, devTools } = await openPhone(browser, url, stored)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const fonts = new Set()
  const bytes = { all: 0, fonts: 0 }
  let requests = 0
  devTools.on('Network.requestWillBeSent', () => (requests += 1))
  devTools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Font') fonts.add(requestId)
    if (type === 'Script') scripts.add(new URL(response.url).pathname)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (fonts.has(requestId)) bytes.fonts += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { lcpMs: 0, tbtMs: 0, cls: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'largest-contentful-paint') seen.lcpMs = entry.startTime
        if (entry.entryType === 'longtask') seen.tbtMs += Math.max(0, entry.duration - 50)
        if (entry.entryType === 'layout-shift') seen.cls += Reflect.get(entry, 'value')
      }
    }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  /** @type {Pick<Visit, 'lcpMs' | 'tbtMs' | 'cls'>} */
  const seen = await page.evaluate('seen')
  await context.close()
  return {
    ...seen,
    kB: bytes.all / 1000,
    kBWithoutFonts: (bytes.all - bytes.fonts) / 1000,
    script: sizeOf('dist/client', [...scripts]),
    requests,
  }
}
