import { expect, type Page } from '@playwright/test'
import { holdScripts } from './holdScripts.ts'
import { fresh, planWith } from './records.mjs'
import { credentials, test } from './server.ts'

async function typeCredentials(page: Page) {
  await page.getByLabel('Email').fill(credentials.email)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
}

test('what is typed before the scripts of the sign-in page is kept, and sent by Enter when they are there; it loads no console before, and no address shows a password', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const consoleScripts = () =>
    addresses.filter((address) =>
      /\/assets\/(AdminRoutes|admin(Screens|Forms|Import|Others))[^/]*\.js$/.test(address),
    )
  let release = await holdScripts(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await typeCredentials(page)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Email')).toHaveValue(credentials.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(credentials.password)
  expect(consoleScripts()).toEqual([])

  release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await typeCredentials(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  release()
  await expect(page).toHaveURL('/admin/adminpanel')
  await expect.poll(consoleScripts).not.toEqual([])
  expect(addresses.filter((address) => address.includes(credentials.password))).toEqual([])
})

test('screens and dialogs whose scripts do not come say so, and offer another try; a body that does not come stops nobody', async ({
  page,
  signIn,
  office,
}) => {
  await signIn()
  const { mentor } = await planWith(office.add)
  await page.addInitScript(() => {
    const fetchWhole = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const response = await fetchWhole(input, init)
      const isHeld = new URL(response.url).pathname === '/api/teachers' && location.hash === '#held'
      return isHeld ? new Response(new ReadableStream()) : response
    }
  })
  const failed = page.getByRole('heading', { name: 'This screen could not be opened' })
  await page.route('**/assets/AdminRoutes-*.js', (route) => route.abort())
  await page.goto('/admin/teacher#held')
  await expect(failed).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Teachers' })).toBeVisible()
  await page.getByRole('searchbox').fill('Samarkand')
  await expect(page.getByRole('searchbox')).toHaveValue('Samarkand')

  const asked: string[] = []
  await page.route('**/assets/MoveDialog-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/admin/teacher?page=1')
  await page.getByRole('checkbox', { name: new RegExp(mentor.M05_UserName) }).check()
  await page.getByRole('button', { name: 'Move to...' }).click()
  await expect(failed).toBeVisible()
  expect(asked.length).toBeLessThan(5)

  await page.route('**/assets/AdminMenu-*.js', (route) => route.abort())
  await page.goto('/admin/teacher')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(failed).toBeVisible()
})

test('without a sign-in nothing is asked for; a draft outlasts a reload, and who leaves it for the site is asked once', async ({
  page,
  signIn,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto('/admin/class')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(calls).toEqual([])

  await signIn()
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/admin/course_add')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Half a course')
  await page.reload()
  await expect(title).toHaveValue('Half a course')
  questions.length = 0
  await page.getByRole('link', { name: 'View site' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/home')
  // The browser's own question would be the second one.
  expect(questions).toEqual([])
})

test('a sign-in in another tab lets the work go on that waits for one here (spec: 493)', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/course_add')
  const title = fresh('Grammar')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Cases and moods.')
  await page.evaluate(() => localStorage.setItem('adminToken', 'a-token-that-no-session-has'))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Log in to continue' })
  await question.waitFor()
  const tab = await page.context().newPage()
  await tab.goto('/admin')
  await typeCredentials(tab)
  await tab.getByRole('button', { name: 'Submit' }).click()
  await expect(tab).toHaveURL('/admin/adminpanel')
  await question.waitFor({ state: 'detached' })
  await expect(page.getByText(`Course "${title}" has been added.`)).toBeVisible()
})
