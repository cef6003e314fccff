import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
import { test } from './server.ts'

test.beforeEach(({ page }) => answerVideoHost(page))

test('nothing is asked of the player before a card is opened (spec: 82, 481, 483, 494)', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => {
    if (/youtube(-nocookie)?\.com/.test(request.url())) frames.push(request.url())
  })
  await page.goto('/library/nabiyoram')
  await page.waitForLoadState('networkidle')
  expect(frames).toEqual([])

  const card = page.getByRole('link', { name: /DAY-02/ })
  await card.focus()
  await page.keyboard.press('Enter')
  const player = page.locator('iframe')
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(player).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/nabiyoram02\?.*autoplay=1/)
  const box = await player.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expect(page).toHaveURL('/library/nabiyoram?day=2')

  await page.getByRole('dialog').getByRole('button', { name: /Close/ }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/library/nabiyoram')
  await expect(card).toBeFocused()
})

test(
  'a day by its link opens over the list, and its own page is not shared by mistake',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    const heard = await listenTo(page)
    await page.goto('/library/nabiyoram?day=12')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/library\/nabiyoram$/)
    await page.getByRole('dialog').getByRole('button', { name: /Close/ }).click()
    await expect(page).toHaveURL('/library/nabiyoram')
    expect(heard.faults).toEqual([])
  },
)

test(
  'Back closes the open day, and once more leaves the playlist',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    await page.goto('/library')
    await page.getByRole('link', { name: 'നബിയോരം' }).click()
    await page.getByRole('link', { name: /DAY-03/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/library/nabiyoram')
    await page.goBack()
    await expect(page).toHaveURL('/library')
  },
)

test(
  'a video without an answer says so and leads out (spec: 422)',
  { tag: ONLY_IN_ALL },
  async ({ page, context }) => {
    await page.goto('/library/sancharikam')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('link', { name: /DAY-01/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /YouTube/ })).toBeVisible()
  },
)

test('the day is remembered without an account', { tag: ONLY_IN_ALL }, async ({ page }) => {
  await page.goto('/library/nabiyoram?day=12')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const address of ['/library', '/home']) {
    await page.goto(address)
    const link = page.getByRole('link', { name: /Continue DAY-12/ })
    await expect(link).toHaveAttribute('href', '/library/nabiyoram?day=12')
  }
})

test('the contact form asks nothing of the server, and keeps what was typed (spec: 42)', async ({ page }) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The browser requests the page's icon at any time.
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Amina')
  await page.getByRole('textbox', { name: 'Message' }).fill('ക്ലാസ് എപ്പോൾ തുടങ്ങും?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('ക്ലാസ് എപ്പോൾ തുടങ്ങും?')
  await page.waitForLoadState('networkidle')
  requests.length = 0
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'WhatsApp: Women' }).click()
  await expect(page.getByText('WhatsApp opens with your message.')).toBeVisible()
  expect((await opened).url()).toMatch(/^(about:blank|https:\/\/wa\.me\/|chrome-error:)/)
  expect(requests).toEqual([])
})

test('the whole site by keyboard: skip link, entries, a plate, back to the beginning (spec: 29-36)', async ({
  page,
}) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hadees Seminar 2k24' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 / 12')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('12 / 12')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('1 / 12')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')
})

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
    // A second step back would have happened by now.
    await page.waitForTimeout(300)
    await expect(page).toHaveURL('/gallery')
  },
)
