import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { keyboard, phone, phoneScreen } from './hands.ts'
import { answerVideoHost } from './pages.ts'
import { fresh } from './records.mjs'
import { test } from './server.ts'

const ways = [
  { by: 'in 8 taps on a phone', handsOf: phone, screen: phoneScreen, most: 8, tag: [] },
  // Each key that leads to something counts.
  {
    by: 'by keyboard alone',
    handsOf: keyboard,
    screen: { viewport: { width: 1440, height: 900 } },
    most: 230,
    tag: [ONLY_IN_ALL],
  },
]

for (const { by, handsOf, screen, most, tag } of ways)
  test(
    `a video is pasted into a playlist, previewed, published and seen by a visitor, ${by}; then it is taken back`,
    { tag },
    async ({ browser, baseURL, page: visitor, office }) => {
      await answerVideoHost(visitor)
      const context = await browser.newContext({ baseURL, ...screen })
      const page = await context.newPage()
      await page.addInitScript((token: string) => localStorage.setItem('adminToken', token), office.token)
      const { count, press, type } = handsOf(page)
      const title = fresh('പുതിയ പാഠം')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const link = (name: string) => page.getByRole('link', { name, exact: true })
      await page.goto('/admin/site')

      await press(link('Edit Library'))
      await press(button('നബിയോരം'))
      await type(page.getByRole('textbox', { name: 'Add videos from links' }), 'https://youtu.be/abcdefghijk')
      await press(button('Add videos'))
      await type(page.getByRole('textbox', { name: 'Title of youtu.be/abcdefghijk' }), title)
      const preview = page.getByTitle('The page as visitors see it')
      if (screen === phoneScreen) await press(button('Preview'))
      await expect(preview.contentFrame().getByText(title)).toBeAttached()
      await press(link('Publish...'))
      await press(button('Publish 1 change'))
      await expect(page.getByText('Published. Library: 1 video added.')).toBeVisible()
      expect(count()).toBeLessThanOrEqual(most)

      await visitor.goto('/library/nabiyoram')
      await expect(visitor.getByText(title)).toBeVisible()

      await press(button('Undo'))
      await expect(page.getByText(/^Undone\. Visitors see the site as it was before/)).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.getByText(title)).toHaveCount(0)

      // It is a draft again.
      await page.goto('/admin/site/library')
      await press(button('Discard changes'))
      await press(button('Discard'))
      await expect(page.getByText('Library is as it is published.')).toBeVisible()
      await context.close()
    },
  )

test('the preview is the page as visitors see it on a phone and on a desktop, without an error in the console', async ({
  page,
  browser,
  baseURL,
  office,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript((token: string) => localStorage.setItem('adminToken', token), office.token)
  await page.goto('/admin/site/library')
  const frame = page.getByTitle('The page as visitors see it').contentFrame()
  for (const { name, width } of [
    { name: 'Phone', width: 360 },
    { name: 'Desktop', width: 1280 },
  ]) {
    await page.getByRole('button', { name }).or(page.getByRole('radio', { name })).first().click()
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    const visitor = await context.newPage()
    await visitor.goto('/library')
    const [seen, previewed] = [visitor.locator('header').first(), frame.locator('header').first()]
    const shape = (header: HTMLElement) => ({
      width: header.offsetWidth,
      height: header.offsetHeight,
      links: Array.from(header.querySelectorAll('a')).filter((link) => link.checkVisibility()).length,
    })
    await expect.poll(() => previewed.evaluate(shape)).toEqual(await seen.evaluate(shape))
    await context.close()
  }
  expect(errors).toEqual([])
})
