import { expect } from '@playwright/test'
import { makeClassPage } from '#scripts/benchClassPage.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
import { test } from './server.ts'

const VIDEO = 'a1B2c3D4e5F'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })
test.beforeEach(({ page }) => answerVideoHost(page))

test('from the message of a group to the video that plays: two taps; a wrong address leads on', async ({
  page,
  server,
}) => {
  const heard = await listenTo(page)
  const address = await makeClassPage(`${server.address}/api`)
  const wrong = await page.goto(`${address}x`)
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('link').first()).toBeVisible()
  // The first tap, on the address in the message.
  const answer = await page.goto(address)
  expect(await answer?.text()).not.toContain(VIDEO)
  await page.waitForLoadState('networkidle')
  expect(heard.hosts).toEqual([])

  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .tap()
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`embed/${VIDEO}\\?.*autoplay=1`))
  expect(heard.faults).toEqual([])
})
