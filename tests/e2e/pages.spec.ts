import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { wcagRules } from '#storybook/wcagRules.ts'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { test } from './server.ts'

/** Records the violations of a page's content security policy. */
async function watchPolicy(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void Reflect.get(window, 'reportViolation')(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return violations
}

test('/ leads to /home, without a step in the history (spec: 13)', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown address shows the not-found page with its picture, and says 404 (spec: 43, 44, 45)', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('img', { name: /manuscript/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Menu/ })).toHaveCount(0)
})

test('the sign-in page does not download the console behind it', async ({ page }) => {
  const consoleScripts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/\/assets\/(shared~)?(AdminRoutes|admin(Screens|Forms|Import|Others))[^/]*\.js$/.test(url))
      consoleScripts.push(url)
  })
  await page.goto('/admin')
  await page.getByLabel('Email').waitFor()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  expect(consoleScripts).toEqual([])
  await page.goto('/admin/course', { waitUntil: 'networkidle' })
  expect(consoleScripts.length).toBeGreaterThan(1)
})

test('the built client holds neither the mock API nor its data', () => {
  const folder = 'dist/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  const mocked = scripts.filter((name) =>
    /mockServiceWorker|forty-hadith/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(mocked).toEqual([])
})

/** One of each kind, in one theme: stories show both. `npm run test:all` opens the others too. */
const ofEachKind = [
  '/home in dark',
  '/admin in light',
  '/admin/adminpanel in dark',
  '/admin/course_add in dark',
]

for (const theme of ['light', 'dark'] as const) {
  for (const path of [
    '/home',
    '/admin',
    '/admin/adminpanel',
    '/admin/course',
    '/admin/course_add',
    '/admin/nowhere',
  ]) {
    const tag = ofEachKind.includes(`${path} in ${theme}`) ? [] : [ONLY_IN_ALL]
    const title = `${path} in ${theme} has no accessibility finding and breaks no policy (spec: 504)`
    test(title, { tag }, async ({ page, signIn }) => {
      const violations = await watchPolicy(page)
      if (path !== '/admin') await signIn()
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const { violations: findings } = await new AxeBuilder({ page }).options({ rules: wcagRules }).analyze()
      expect(findings.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      expect(violations).toEqual([])
    })
  }
}
