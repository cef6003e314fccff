import { expect, type BrowserContext } from '@playwright/test'
import { makeClassPage } from '#scripts/benchClassPage.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
import { test, type ServerProcess } from './server.ts'

const VIDEO = 'a1B2c3D4e5F'

const addressOf = (server: ServerProcess) => makeClassPage(`${server.address}/api`)

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })
test.beforeEach(({ page }) => answerVideoHost(page))

test('from the message of a group to the video that plays: two taps', async ({ page, server }) => {
  const heard = await listenTo(page)
  const address = await addressOf(server)
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

test('a wrong address answers in words, with a way out', async ({ page, server }) => {
  const address = await addressOf(server)
  for (const gone of [`${address}x`, '/d/short']) {
    const answer = await page.goto(gone)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link').first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the class page reads, and Watch leads to the video', async ({ page, server, context }) => {
    const asked = videosAsked(context)
    await page.goto(await addressOf(server))
    await expect(page.getByText('The chain and the text')).toBeVisible()
    await page
      .getByRole('link', { name: /^Watch/ })
      .first()
      .tap()
    await expect(page).toHaveTitle('Player')
    expect(asked()).toContain(VIDEO)
  })
})

/** Returns a function that tells which pages of the video host were asked for so far. */
function videosAsked(context: BrowserContext) {
  const asked: string[] = []
  context.on('request', (request) => {
    if (/youtube\.com/.test(request.url())) asked.push(request.url())
  })
  return () => asked.join()
}
