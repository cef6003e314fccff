import { expect } from '@playwright/test'
import { KEPT_AT } from '#contract/site/carried.ts'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { holdScripts } from './holdScripts.ts'
import { answerVideoHost } from './pages.ts'
import { test } from './server.ts'

test.beforeEach(({ page }) => answerVideoHost(page))

// The worker keeps pages on the device, so those that do not come would come from there.
test.use({ serviceWorkers: 'block' })

test('the next page alone is loaded before the click; the page before stays until it is here, and while it does not come', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await link('Courses').hover()
  await expect.poll(() => scripts.some((url) => url.includes('CoursesPage'))).toBe(true)
  await link('Courses').click()
  await expect(heading('Popular Courses')).toBeVisible()
  expect(scripts.filter((url) => /(Library|Gallery|Contact|Events|admin)/.test(url))).toEqual([])

  // To the page that is open: no step in the history.
  await link('Courses').click()
  const letGallery = await holdScripts(page, /GalleryPage/)
  await link('Gallery').click()
  await expect(page).toHaveURL('/gallery')
  await expect(heading('Popular Courses')).toBeVisible()
  letGallery()
  await expect(heading('Hadees Seminar 2k24')).toBeVisible()

  await page.reload({ waitUntil: 'networkidle' })
  const letCourses = await holdScripts(page, /CoursesPage/)
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(heading('Hadees Seminar 2k24')).toBeVisible()
  letCourses()
  await expect(heading('Popular Courses')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/home')

  await page.route(/ContactPage/, (route) => route.abort())
  await link('Contact').click()
  await expect(heading('The page did not load')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('that a page is a kept one is not said of the next one, which does not come', async ({ page }) => {
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await page.route(/\/content\/courses/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), [KEPT_AT]: '2024-09-30T10:00:00Z' },
    })
  })
  await page.route(/ContactPage/, (route) => route.abort())
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  await link('Courses').click()
  await expect(page.getByText(/^This page is from/)).toBeVisible()
  await link('Contact').click()
  await expect(page.getByRole('heading', { level: 1, name: 'The page did not load' })).toBeVisible()
  await expect(page.getByText(/^This page is from/)).toHaveCount(0)
})

test(
  'Back and Forward show each page where it was left, and a link its beginning',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    const placeOf = () => page.evaluate(() => Math.round(window.scrollY))
    const leaveAt = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(placeOf).toBe(top)
      // Its event fires in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }
    const nav = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/home')
    await page.waitForLoadState('networkidle')
    await leaveAt(900)
    await nav.getByRole('link', { name: 'Courses' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Popular Courses' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await placeOf()).toBe(0)
    await leaveAt(400)
    await page.goBack()
    await expect(page).toHaveURL('/home')
    await expect.poll(placeOf).toBe(900)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Popular Courses' })).toBeVisible()
    await expect.poll(placeOf).toBe(400)

    await page.goto('/events')
    await page.locator('a[href$="?event=2"]').first().click()
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeFocused()
    await leaveAt(100)
    await nav.getByRole('link', { name: 'Gallery' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/events-details?event=2')
    await expect.poll(placeOf).toBe(100)
  },
)

test(
  'keys that come faster than the page: two arrows are two plates, two Escapes close no more than the plate',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    /** Presses twice without a delay. */
    const pressTwice = (name: string) =>
      page.evaluate(async (key) => {
        for (let press = 1; press <= 2; press += 1) {
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
          await Promise.resolve()
        }
      }, name)
    await page.goto('/home')
    await page.getByRole('link', { name: 'Gallery' }).first().click()
    await page.getByRole('link', { name: /The main hall before the first session/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 / 12')
    await pressTwice('ArrowRight')
    await expect(dialog).toContainText('3 / 12')
    await pressTwice('Escape')
    await expect(dialog).toHaveCount(0)
    // From one step back, one step forward leads to the plate.
    await page.goForward()
    await expect(dialog).toContainText('3 / 12')
  },
)
