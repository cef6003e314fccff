import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { plan } from './console.ts'
import { holdScripts } from './holdScripts.ts'
import { test } from './server.ts'

test(
  'the sign-in page is there before its scripts, and keeps what was typed meanwhile',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/admin', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('office@example.org')
    await page.getByLabel('Password', { exact: true }).fill('forty-hadith')
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/admin/adminpanel')
  },
)

test('who signs in before the scripts are there is signed in when they come; no address shows a password', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('office@example.org')
  await page.getByLabel('Password', { exact: true }).fill('forty-hadith')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  release()
  await expect(page).toHaveURL('/admin/adminpanel')
  expect(addresses.filter((address) => address.includes('forty-hadith'))).toEqual([])
})

test('the list of students is asked for once, before its scripts have come', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/adminpanel')
  const count = page.getByText(/ in Students, page 1/)
  await count.waitFor({ state: 'attached' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/students')) asked.push(request.url())
  })
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Students' })).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  release()
  await count.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

for (const [name, path] of [
  ['the teachers', 'teacher'],
  // The client keeps nothing of it that no screen shows.
  ['the history', 'audit'],
]) {
  test(`the rows of ${name} that came before the scripts are in the first render`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const skeleton = document.querySelector('#root > *')
        const observer = new MutationObserver(() => {
          if (document.querySelector('#root > *') === skeleton) return
          document.body.dataset.firstRows = document.querySelector('tbody')?.textContent
          observer.disconnect()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      })
    })
    await signIn()
    const { mentor } = await plan(page)
    const release = await holdScripts(page)
    const answered = page.waitForResponse(new RegExp(`/api/${path}`))
    await page.goto(`/admin/${path}`, { waitUntil: 'commit' })
    await (await answered).finished()
    release()
    await expect(page.locator('body')).toHaveAttribute('data-first-rows', new RegExp(mentor.M05_UserName))
  })
}

test('a page is used while the body of its first answer does not come', async ({ page, signIn }) => {
  await signIn()
  await page.addInitScript(() => {
    const fetchWhole = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const response = await fetchWhole(input, init)
      return new URL(response.url).pathname === '/api/teachers'
        ? new Response(new ReadableStream())
        : response
    }
  })
  await page.goto('/admin/teacher')
  await page.getByRole('searchbox').fill('Samarkand')
  await expect(page.getByRole('searchbox')).toHaveValue('Samarkand')
})

test('the dark theme is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await holdScripts(page)
  await page.goto('/admin/teacher', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a console whose scripts do not come says so, and offers another try', async ({ page }) => {
  await page.route('**/assets/AdminRoutes-*.js', (route) => route.abort())
  await page.goto('/admin/teacher')
  await expect(page.getByRole('heading', { name: 'This screen could not be opened' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Teachers' })).toBeVisible()
})

test('a dialog whose scripts do not come says so once, and offers another try', async ({ page, signIn }) => {
  const asked: string[] = []
  await page.route('**/assets/MoveDialog-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await signIn()
  const { mentor } = await plan(page)
  await page.goto('/admin/teacher')
  await page.getByRole('checkbox', { name: new RegExp(mentor.M05_UserName) }).check()
  await page.getByRole('button', { name: 'Move to...' }).click()
  await expect(page.getByRole('heading', { name: 'This screen could not be opened' })).toBeVisible()
  expect(asked.length).toBeLessThan(5)
})

test('who leaves unsaved text for the site is asked once', async ({ page, signIn }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await signIn()
  await page.goto('/admin/course_add')
  await page.getByLabel(/^Title/).fill('Half a course')
  await page.getByRole('link', { name: 'View site' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/home')
  // The browser's own question would be the second one.
  expect(asked).toEqual([])
})

test('a sign-in in another tab lets the work go on that waits for one here (spec: 493)', async ({ page }) => {
  const signInAt = async (tab: Page) => {
    await tab.goto('/admin')
    await tab.getByLabel('Email').fill('office@example.org')
    await tab.getByLabel('Password', { exact: true }).fill('forty-hadith')
    await tab.getByRole('button', { name: 'Submit' }).click()
    await expect(tab).toHaveURL('/admin/adminpanel')
  }
  await signInAt(page)
  await page.goto('/admin/course_add')
  const title = `Grammar ${Date.now()}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Cases and moods.')
  await page.evaluate(() => localStorage.setItem('adminToken', 'a-token-that-no-session-has'))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Log in to continue' })
  await question.waitFor()
  await signInAt(await page.context().newPage())
  await question.waitFor({ state: 'detached' })
  await expect(page.getByText(`Course "${title}" has been added.`)).toBeVisible()
})
