import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { credentials, ServerProcess, test } from './server.ts'

/** Returns a unique title. */
const fresh = (name: string) => `${name} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`

// The journey of the same name in tests/journeys shows it over the mock API.
test(
  'a member of staff signs in, adds, finds, edits and deletes a course',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    const title = fresh('Readings')
    await page.goto('/admin')
    await page.getByLabel('Email').fill(credentials.email)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/admin/adminpanel')

    await page.getByRole('button', { name: /^Menu/ }).click()
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Course/ })
      .click()
    await page.getByRole('link', { name: 'ADD COURSE' }).first().click()
    await page.getByLabel(/^Title/).fill(title)
    await page.getByLabel(/^Description/).fill('ഒരു പുതിയ കോഴ്സ്')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText(`Course "${title}" has been added.`)).toBeVisible()

    await page.getByPlaceholder('Search courses...').fill(title.toUpperCase())
    await expect(page).toHaveURL(/\?search=/)
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await page.getByLabel(/^Description/).fill('Changed')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('row', { name: /Changed/ })).toContainText('saved')
    await expect(page).toHaveURL(/\?search=/)

    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await expect(page.getByText(`Course "${title}" has been deleted successfully.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
  },
)

test('the whole job is done with the keyboard alone', { tag: ONLY_IN_ALL }, async ({ page, signIn }) => {
  const title = fresh('By keyboard')
  await signIn()
  await page.goto('/admin/course')
  await page.getByRole('heading', { name: 'Courses', exact: true }).waitFor()
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      const focused = await page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
      })
      if (name.test(focused)) return
      await press('Tab')
    }
    throw new Error(`No stop named ${name}`)
  }

  await tabTo(/^ADD COURSE/)
  await press('Enter')
  await page.getByRole('heading', { name: 'Course Creation' }).waitFor()
  await press('Tab')
  await press('Tab')
  await page.keyboard.type(title)
  await press('Tab')
  await page.keyboard.type('Typed, not clicked')
  await tabTo(/^Submit$|^SubmitLoading/)
  await press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('saved')

  await press('/')
  await page.keyboard.type(title)
  await press('Enter')
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await tabTo(new RegExp(`^Edit ${title}`))
  await press('Enter')
  await page.getByRole('heading', { name: 'Edit Course' }).waitFor()
  await page.getByLabel(/^Title/).waitFor()
  await press('Tab')
  await press('Tab')
  await press('End')
  await page.keyboard.type(' again')
  await press('Enter')
  await expect(page.getByText(`Course "${title} again" has been saved.`)).toBeVisible()

  await tabTo(new RegExp(`^Delete ${title} again`))
  await press('Enter')
  await expect(page.getByRole('button', { name: 'No, Cancel' })).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page.getByText(`Course "${title} again" has been deleted successfully.`)).toBeVisible()
  await press('m')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'reload, Back and a shared link show the same rows',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, request }) => {
    await signIn()
    await page.goto('/admin/course')
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    for (let number = 1; number <= 17; number += 1) {
      await request.post('/api/courses', {
        data: { M01_Title: fresh(`Shared rows ${number}`), M01_Description: 'For pages' },
        headers: { authorization: `Bearer ${token}` },
      })
    }
    await page.goto('/admin/course?search=shared+rows&page=2')
    const firstNumber = page.getByRole('row').nth(1).getByRole('cell').first()
    await expect(firstNumber).toHaveText('16')
    const shown = await page.getByRole('row').allTextContents()
    await page.reload()
    await expect(firstNumber).toHaveText('16')
    expect(await page.getByRole('row').allTextContents()).toEqual(shown)
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await page.getByLabel(/^Title/).waitFor()
    await page.goBack()
    await expect(firstNumber).toHaveText('16')
    expect(await page.getByRole('row').allTextContents()).toEqual(shown)
  },
)

test('what was typed comes back after Back and reload', { tag: ONLY_IN_ALL }, async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/course')
  await page.getByRole('link', { name: 'ADD COURSE' }).first().click()
  await page.getByLabel(/^Title/).fill('Half a course')
  await page.goBack()
  await expect(page).toHaveURL('/admin/course')
  await page.goForward()
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a course')
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a course')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel(/^Title/)).toHaveValue('')
})

test(
  'on a phone the rows are cards, and nothing scrolls sideways',
  { tag: ONLY_IN_ALL },
  async ({ browser, server, signIn }) => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 360, height: 800 },
      hasTouch: true,
    })
    const page = await context.newPage()
    const title = fresh('On a phone')
    await signIn(page)
    await page.goto('/admin/course_add')
    await page.getByLabel(/^Title/).fill(title)
    await page.getByLabel(/^Description/).fill('By touch')
    await page.getByRole('button', { name: 'Submit', exact: true }).tap()
    const card = page.getByRole('row', { name: new RegExp(title) })
    await expect(card).toBeVisible()
    await expect(card.getByText('Edit', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await card.getByRole('button', { name: /^Delete/ }).tap()
    await page.getByRole('button', { name: 'Yes, Delete' }).tap()
    await expect(card).toHaveCount(0)
    await context.close()
  },
)

test('a course and the session are still there after a restart', async ({ page }) => {
  const server = new ServerProcess()
  await server.start()
  const answer = await page.request.post(`${server.address}/api/admin/login`, {
    data: { M05_LoginUserName: credentials.email, password: credentials.password },
  })
  const { token } = await answer.json()
  const headers = { authorization: `Bearer ${token}` }
  const title = fresh('Kept')
  const added = await page.request.post(`${server.address}/api/courses`, {
    data: { M01_Title: title, M01_Description: 'On disk' },
    headers,
  })
  const { data } = await added.json()
  expect(await server.stop()).toBe(0)

  await server.start()
  const kept = await page.request.get(`${server.address}/api/courses/${data.M01_CourseId}`, { headers })
  expect(await kept.json()).toEqual({ data })
  await server.stop()
})
