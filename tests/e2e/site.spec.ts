import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { overSizeBudget } from '#scripts/budgets.mjs'
import { makeClassPage } from '#scripts/benchClassPage.mjs'
import { answerVideoHost, findingsOf, listenTo } from './pages.ts'
import { test } from './server.ts'

const addresses = [
  '/home',
  '/library',
  '/library/nabiyoram',
  '/library/sancharikam',
  '/courses',
  '/events',
  '/events-details',
  '/gallery',
  '/contact',
]
const NOWHERE = '/no/such/page'

/** Other spellings of addresses, and where they settle. */
const spellings = new Map([
  ['/home', '/home/'],
  ['/courses', '/courses//'],
  ['/library/nabiyoram', '/library/nabiyoram/'],
])

/** Whether a script holds store, schema or console, which no public page needs. */
const isOfConsole = (path: string) =>
  /ZodError|reduxjs|react-aria|adminToken/.test(readFileSync(`dist/client${path}`, 'utf8'))

test.use({ viewport: { width: 320, height: 800 } })
test.beforeEach(({ page }) => answerVideoHost(page))

test('every page: no fault, no other host, no sideways scroll, no script of the console (spec: 1, 21, 43, 483, 504)', async ({
  page,
}) => {
  const heard = await listenTo(page)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname)
  })
  for (const address of [...addresses, NOWHERE]) {
    await test.step(address, async () => {
      const answer = await page.goto(spellings.get(address) ?? address)
      expect(answer?.status()).toBe(address === NOWHERE ? 404 : 200)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(address)
      expect(await tooWide(page)).toEqual([])
      if (address === '/home') expect(await findingsOf(page)).toEqual([])
      expect(heard.faults).toEqual([])
    })
  }
  expect(heard.hosts.filter((host) => host !== 'i.ytimg.com')).toEqual([])
  expect(scripts.size).toBeGreaterThan(addresses.length)
  expect([...scripts].filter(isOfConsole)).toEqual([])
})

test('no page is over its budget of script (spec: 509)', () => {
  expect(overSizeBudget('dist/client')).toEqual([])
})

test('a search engine finds every page (spec: 508)', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(path)).text()
  expect(await textAt('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://hadith.example.org/sitemap.xml\n',
  )
  const listed = (await textAt('/sitemap.xml')).matchAll(/<loc>https:\/\/hadith\.example\.org([^<]+)<\/loc>/g)
  expect([...listed].map(([, path]) => path)).toEqual(addresses)
  for (const address of addresses) {
    const html = await textAt(address)
    const [, share = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    const picture = await request.head(new URL(share).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
    const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toHaveProperty(['@graph', '0', '@type'], 'EducationalOrganization')
    expect(html).toMatch(/<h1[\s>]/)
    expect([...html.matchAll(/<a [^>]*href=/g)].length).toBeGreaterThan(10)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with each kind of content reads and leads on, and so does the page of a class (spec: 508)', async ({
    page,
    server,
  }) => {
    for (const address of ['/home', '/library/nabiyoram', '/events-details', NOWHERE]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('a[href]:visible').count()).toBeGreaterThan(10)
    }
    await page.goto(await makeClassPage(`${server.address}/api`))
    await expect(page.getByText('The chain and the text')).toBeVisible()
    const asked = page.waitForRequest((request) => request.url().includes('youtube.com'))
    await page
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click()
    expect((await asked).url()).toContain('a1B2c3D4e5F')
  })
})

/** Returns the parts of a page that scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header:not(main header), main, footer')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  )

test('up to 768 px the entries of the header wait behind a button, from 769 px on they stand in one line (spec: 64, 466)', async ({
  page,
}) => {
  await page.goto('/home')
  const bar = page.locator('header').first()
  const button = bar.getByRole('button', { name: 'Open menu' })
  const entries = bar.locator('nav a')
  for (const width of [320, 360, 768, 769, 850, 920, 921]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button).toBeVisible({ visible: width <= 768 })
    await expect(entries.first()).toBeVisible({ visible: width > 768 })
    const isInOneLine = await bar.evaluate((element) => {
      const links = [...element.querySelectorAll('a')].filter((link) => link.offsetWidth > 0)
      const middles = links
        .map((link) => link.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2))
      return new Set(middles).size === 1 && links.every((link) => link.scrollWidth <= link.clientWidth)
    })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([width, isInOneLine, isWide]).toEqual([width, true, false])
  }
})
