import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
import { test } from './server.ts'

test.beforeEach(({ page }) => answerVideoHost(page))

test('a slash at the end of an address leads to the page without it (spec: 21, 38)', async ({ page }) => {
  const heard = await listenTo(page)
  for (const [asked, address, heading] of [
    ['/about/', '/home#about-us', /./],
    ['/library/nabiyoram/?day=2', '/library/nabiyoram?day=2', 'നബിയോരം'],
    ['/courses//', '/courses', 'Popular Courses'],
    ['/admin/', '/admin', /./],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(heard.faults).toEqual([])
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

test('the page before stays until the next one is here, by a link and by Back', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const holdBack = async (chunk: RegExp) => {
    let letGo = () => {}
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(chunk, async (route) => {
      await waiting
      await route.continue()
    })
    return letGo
  }
  await page.goto('/courses')
  await page.waitForLoadState('networkidle')
  const letGallery = await holdBack(/GalleryPage/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(heading('Popular Courses')).toBeVisible()
  letGallery()
  await expect(heading('Hadees Seminar 2k24')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  const letCourses = await holdBack(/CoursesPage/)
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(heading('Hadees Seminar 2k24')).toBeVisible()
  letCourses()
  await expect(heading('Popular Courses')).toBeVisible()
})

test('a link to the page that is open adds no step back', async ({ page }) => {
  await page.goto('/home')
  const library = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' })
  await library.click()
  await expect(page).toHaveURL('/library')
  await library.click()
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('an open day that is loaded again closes back to its list', async ({ page }) => {
  await page.goto('/library')
  await page.getByRole('link', { name: 'നബിയോരം' }).click()
  await page.getByRole('link', { name: /DAY-03/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: /Close/ }).click()
  await expect(page).toHaveURL('/library/nabiyoram')
  await page.goBack()
  await expect(page).toHaveURL('/library')
})
