import { expect } from '@playwright/test'
import { answerVideoHost } from './pages.ts'
import { test } from './server.ts'

test.beforeEach(({ page }) => answerVideoHost(page))

test('a day plays once it is opened, outlasts a reload and is remembered; without a connection it says so (spec: 82, 422, 481, 483, 494, 499)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/youtube(-nocookie)?\.com/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/library')
  await page.getByRole('link', { name: 'നബിയോരം' }).click()
  const card = page.getByRole('link', { name: /DAY-02/ })
  await card.focus()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')
  const player = page.locator('iframe')
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(player).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/nabiyoram02\?.*autoplay=1/)
  await expect(page).toHaveURL('/library/nabiyoram?day=2')

  await page.reload()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Close/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/library/nabiyoram')
  await page.goBack()
  await expect(page).toHaveURL('/library')

  await page.goto('/about')
  await expect(page).toHaveURL('/home#about-us')
  const section = page.locator('#about-us')
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeLessThan(120)
  const next = page.getByRole('link', { name: /Continue DAY-02/ })
  await expect(next).toHaveAttribute('href', '/library/nabiyoram?day=2')

  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  await page.getByRole('link', { name: 'നബിയോരം' }).click()
  await card.waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await card.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /YouTube/ })).toBeVisible()
})

test('the skip link leads to the contact form, which asks nothing of the server and keeps what was typed (spec: 42)', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Amina')
  await page.getByRole('textbox', { name: 'Message' }).fill('ക്ലാസ് എപ്പോൾ തുടങ്ങും?')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('ക്ലാസ് എപ്പോൾ തുടങ്ങും?')
  const requests: string[] = []
  // The browser requests the page's icon at any time.
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'WhatsApp: Women' }).click()
  await expect(page.getByText('WhatsApp opens with your message.')).toBeVisible()
  expect((await opened).url()).toMatch(/^(about:blank|https:\/\/wa\.me\/|chrome-error:)/)
  expect(requests).toEqual([])
})
