import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { answerVideoHost, findingsOf, listenTo } from './pages.ts'
import { test } from './server.ts'

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
const admin = ['admin', 'admin/adminpanel', 'admin/course', 'admin/course_add', 'admin/nowhere']

// The stories of the pages show the same to axe. The public site has one theme.
for (const [theme, paths] of [
  ['light', [...admin, ...site]],
  ['dark', admin],
] as const) {
  test(
    `pages as they are served have no accessibility finding and keep their policy in ${theme} (spec: 504)`,
    {
      tag: ONLY_IN_ALL,
    },
    async ({ page, signIn }) => {
      const { faults } = await listenTo(page)
      await answerVideoHost(page)
      await page.setViewportSize({ width: 360, height: 800 })
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await signIn()
      for (const path of paths) {
        await page.goto(`/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        expect([path, ...(await findingsOf(page)), ...faults]).toEqual([path])
      }
    },
  )
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
