import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { overBudget } from '#scripts/budgets.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
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

test('every page: no fault, no other host, no sideways scroll, no script of the console (spec: 1, 21, 43, 483)', async ({
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
      expect(heard.faults).toEqual([])
    })
  }
  expect(heard.hosts.filter((host) => host !== 'i.ytimg.com')).toEqual([])
  expect(scripts.size).toBeGreaterThan(addresses.length)
  expect([...scripts].filter(isOfConsole)).toEqual([])
})

test('no page is over its budget of script (spec: 509)', () => {
  expect(overBudget('dist/client')).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads and leads on, and a search engine finds it (spec: 508)', async ({ page }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = sitemap.matchAll(/<loc>https:\/\/hadith\.example\.org([^<]+)<\/loc>/g)
    expect([...listed].map(([, path]) => path)).toEqual(addresses)
    for (const address of [...addresses, NOWHERE]) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('a[href]:visible').count()).toBeGreaterThan(10)
        if (address !== NOWHERE) await expectFound(page)
      })
    }
  })
})

/** Expects a description, structured data, and a picture to share that is there. */
async function expectFound(page: Page) {
  const share = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await page.request.head(new URL(share ?? '').pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(data).toHaveProperty(['@graph', '0', '@type'], 'EducationalOrganization')
}

/** Returns the parts of a page that scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header:not(main header), main, footer')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  )
