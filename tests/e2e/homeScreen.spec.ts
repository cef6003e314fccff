import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'

interface Manifest {
  name: string
  short_name: string
  start_url: string
  scope: string
  id: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

/** The manifest of a page as the browser reads it, and what keeps it from being installed. */
async function manifestOf(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const { data, errors } = await devTools.send('Page.getAppManifest')
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect([...errors, ...installabilityErrors]).toEqual([])
  const manifest: Manifest = JSON.parse(data ?? '')
  return manifest
}

/** Returns the width and height of a picture, in px. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)

for (const [what, opened, colours] of [
  ['site', '/home', 1],
  ['console', '/admin', 2],
] as const)
  test(`the ${what} can be put on a home screen, as an app of its own`, async ({ page }) => {
    await page.goto('/home')
    // Chromium wants a worker that answers for the first page.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(opened)
    const { name, short_name, start_url, scope, id, display, icons } = await manifestOf(page)
    expect([name, short_name]).not.toContain('')
    expect({ display, id, scope }).toEqual({ display: 'standalone', id: scope, scope })
    expect(start_url.startsWith(scope)).toBe(true)
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) expect(await sizeOf(page, src)).toBe(sizes)
    // The public site has one theme.
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(colours)
    await page.goto(start_url)
    expect(await page.evaluate(() => isSecureContext && navigator.serviceWorker.controller !== null)).toBe(
      true,
    )
  })
