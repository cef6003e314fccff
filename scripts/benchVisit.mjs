/** One visit of a page as a cheap phone on slow mobile data makes it. */
import sharp from 'sharp'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** What the video host answers for a thumbnail. */
const thumbnail = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#153d33' } })
  .jpeg()
  .toBuffer()

/** Until here after the load a page may still shift, paint or work, in ms. */
const REST_MS = 1500

/**
 * @typedef {object} Visit
 * @property {number} bytes on the wire, of everything from our own host
 * @property {string[]} scripts paths of the scripts among it
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs what long tasks took beyond 50 ms each
 * @property {number} cls layout shift
 */

/**
 * A page on the phone, the processor slowed, that gets pictures from other hosts without asking them.
 * @param {import('playwright').Browser} browser @param {string} url
 */
async function openPhone(browser, url) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const { host } = new URL(url)
  await page.route('**/*', (route) => {
    if (new URL(route.request().url()).host === host) return route.continue()
    return route.fulfill({ contentType: 'image/jpeg', body: thumbnail })
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devTools }
}

/**
 * From a tap on a link to the paint of the dialog that it opens, in ms.
 * @param {import('playwright').Browser} browser @param {string} url @param {string} link its selector
 */
export async function openingMs(browser, url, link) {
  const { context, page } = await openPhone(browser, url)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const look = (/** @type {number} */ startedAt) => {
      if (document.querySelector('dialog[open]') === null) requestAnimationFrame(() => look(startedAt))
      // The task after the frame: it has been painted.
      else setTimeout(() => Reflect.set(window, 'tookMs', performance.now() - startedAt))
    }
    document.addEventListener('click', () => look(performance.now()), { capture: true, once: true })
  })
  await page.locator(link).first().tap()
  await page.waitForFunction(() => Reflect.has(window, 'tookMs'))
  const tookMs = Number(await page.evaluate('tookMs'))
  await context.close()
  return tookMs
}

/** @param {import('playwright').Browser} browser @param {string} url @returns {Promise<Visit>} */
export async function visit(browser, url) {
  const { context, page, devTools } = await openPhone(browser, url)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  /** @type {string[]} */
  const scripts = []
  let bytes = 0
  devTools.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script') scripts.push(new URL(response.url).pathname)
  })
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(() => {
    const seen = { lcp: 0, tbt: 0, cls: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'largest-contentful-paint') seen.lcp = entry.startTime
        if (entry.entryType === 'longtask') seen.tbt += Math.max(0, entry.duration - 50)
        if (entry.entryType === 'layout-shift') seen.cls += Reflect.get(entry, 'value')
      }
    }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  /** @type {{ lcp: number, tbt: number, cls: number }} */
  const seen = await page.evaluate('seen')
  await context.close()
  return {
    bytes,
    scripts: [...new Set(scripts)],
    lcpMs: seen.lcp,
    tbtMs: seen.tbt,
    cls: seen.cls,
  }
}
