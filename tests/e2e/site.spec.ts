import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { overBudget } from '#scripts/budgets.mjs'
import { wcagRules } from '#storybook/wcagRules.ts'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
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
  '/no/such/page',
]

/** Whether a script holds store, schema or console, which no public page needs. */
const isOfConsole = (path: string) =>
  /ZodError|reduxjs|react-aria|adminToken/.test(readFileSync(`dist/client${path}`, 'utf8'))

test.beforeEach(({ page }) => answerVideoHost(page))

for (const address of addresses) {
  test(`${address}: no fault, no other host, no sideways scroll, no script of the console (spec: 1, 483)`, async ({
    page,
  }) => {
    const heard = await listenTo(page)
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
    })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('header:not(main header), main, footer')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ tagName }) => tagName),
      )
      expect([width, wide]).toEqual([width, []])
    }
    expect(heard.faults).toEqual([])
    expect(heard.hosts.filter((host) => host !== 'i.ytimg.com')).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(isOfConsole)).toEqual([])
  })

  // The pages' stories show the same to axe, and pages.spec.ts shows it home as it is served.
  test(`${address} as it is served has no finding`, { tag: ONLY_IN_ALL }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).options({ rules: wcagRules }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}

test('addresses answer in any letter case, and the canonical one is in lower case (spec: 21, 38)', async ({
  page,
}) => {
  for (const address of ['/Courses', '/Contact', '/LIBRARY/Nabiyoram']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `https://hadith.example.org${address.toLowerCase()}`)
  }
})

test(
  'an unknown playlist leads to the library, and Back does not return to it (spec: 85, 86)',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    await page.goto('/home')
    await page.goto('/library/nowhere')
    await expect(page).toHaveURL('/library')
    await page.goBack()
    await expect(page).toHaveURL('/home')
  },
)

test('/about opens home at the section (spec: 499)', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveURL('/home#about-us')
  const section = page.locator('#about-us')
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeLessThan(120)
})

test(
  'About from another page: home, the section after 100 ms, and one step back (spec: 56, 57)',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    await page.goto('/courses')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/home')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#about-us') !== null))
      .toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/courses')
  },
)

test('moving on loads the next page alone, before the click', async ({ page }) => {
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' })
  await courses.hover()
  await expect.poll(() => scripts.some((url) => url.includes('CoursesPage'))).toBe(true)
  await courses.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Popular Courses' })).toBeVisible()
  expect(scripts.filter((url) => /(Library|Gallery|Contact|Events|admin)/.test(url))).toEqual([])
})

test(
  'a page whose chunk does not come says so, and offers another try',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    await page.goto('/home')
    await page.route(/ContactPage/, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The page did not load' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

test('no page is over its budget of script (spec: 509)', () => {
  expect(overBudget('dist/client')).toEqual([])
})

test('a search engine finds every page', async ({ page, server }) => {
  const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/hadith\.example\.org([^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(listed).toEqual(addresses.filter((address) => address !== '/no/such/page'))
  for (const path of listed) {
    await page.goto(path ?? '', { waitUntil: 'domcontentloaded' })
    const share = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await fetch(server.address + new URL(share ?? '').pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(data).toHaveProperty(['@graph', '0', '@type'], 'EducationalOrganization')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads, and leads on (spec: 508)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await visibleLinks(page)).toBeGreaterThan(10)
    }
  })
})

const visibleLinks = async (page: Page) => (await page.locator('a[href]:visible').all()).length

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
