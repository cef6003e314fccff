import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { wcagRules } from '#storybook/wcagRules.ts'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { answerVideoHost, listenTo } from './pages.ts'
import { test } from './server.ts'

/** Returns a function that opens a page, and expects no finding of axe and nothing that breaks its policy. */
async function watchServed(page: Page, theme: string) {
  const { faults } = await listenTo(page)
  await answerVideoHost(page)
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
  return async (address: string) => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).options({ rules: wcagRules }).analyze()
    const findings = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
    expect([address, ...findings, ...faults]).toEqual([address])
  }
}

test('pages as they are served have no accessibility finding and keep their policy; the sign-in page loads no console (spec: 504)', async ({
  page,
  signIn,
}) => {
  const consoleScripts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/\/assets\/(shared~)?(AdminRoutes|admin(Screens|Forms|Import|Others))[^/]*\.js$/.test(url))
      consoleScripts.push(url)
  })
  const expectServedWell = await watchServed(page, 'dark')
  await expectServedWell('/home')
  await expectServedWell('/admin')
  expect(consoleScripts).toEqual([])
  await signIn()
  await expectServedWell('/admin/adminpanel')
  expect(consoleScripts.length).toBeGreaterThan(1)
})

const site = [
  'library',
  'library/nabiyoram',
  'courses',
  'events',
  'events-details',
  'gallery',
  'contact',
  'no',
]
const others = ['admin/adminpanel', 'admin/course', 'admin/course_add', 'admin/nowhere']

// The stories of the pages show the same to axe. The public site has one theme.
for (const [theme, paths] of [
  ['light', ['admin', ...others, ...site]],
  ['dark', others],
] as const) {
  test(`so do the others in ${theme} (spec: 504)`, { tag: ONLY_IN_ALL }, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signIn()
    const expectServedWell = await watchServed(page, theme)
    for (const path of paths) await test.step(path, () => expectServedWell(`/${path}`))
  })
}

test('the built client holds neither the mock API nor its data', () => {
  const folder = 'dist/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  const mocked = scripts.filter((name) =>
    /mockServiceWorker|forty-hadith/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(mocked).toEqual([])
})
