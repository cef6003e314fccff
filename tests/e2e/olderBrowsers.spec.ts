import { expect } from '@playwright/test'
import { answerVideoHost, listenTo } from './pages.ts'
import { test } from './server.ts'

const pages = [
  '/home',
  '/library',
  '/library/nabiyoram?day=2',
  '/courses',
  '/events',
  '/events-details?event=2',
  '/gallery?plate=2',
  '/contact',
  '/no',
  '/admin/adminpanel',
  '/admin/class',
]

test('every page works in the browsers of phones that are no longer updated', async ({ page, signIn }) => {
  const { faults } = await listenTo(page)
  await answerVideoHost(page)
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
    for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name)
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name)
  })
  await signIn()
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The page did not load')
    expect([path, ...faults]).toEqual([path])
  }

  await page.goto('/offline?to=/courses')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/courses')
})
