import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { plan } from './console.ts'
import { classOf, fresh } from './records.mjs'
import { test } from './server.ts'
import { choose, typeDate } from './typing.mjs'

test(
  'a batch is added, filtered by its course, renamed, and deleted once nothing uses it',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { course, batch } = await plan(page)
    const name = fresh('Batch 07 Women')
    await signIn()
    await page.goto('/admin/batch')
    await page.getByRole('link', { name: 'ADD BATCH' }).first().click()
    await page.getByRole('textbox', { name: 'Batch Name' }).fill('  ')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Description is required')).toBeVisible()
    await expect(page.getByText('Course is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Batch Name' }).fill(name)
    await choose(page, 'Course', course.M01_Title)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('saved')

    await page.getByRole('button', { name: /^FILTER/ }).click()
    await choose(page, 'Course', course.M01_Title)
    await expect(page).toHaveURL(/course_id=\d+/)
    await expect(page.getByText('1 to 2 of 2')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `Delete ${batch.M02_Name}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toContainText(`Are you sure you want to delete the batch "${batch.M02_Name}"?`)
    await expect(question).toContainText('Cannot delete: move 1 teacher and 1 division first.')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  },
)

test(
  'a batch without divisions leads to a new one and back to the half-filled form',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { add, course, mentor } = await plan(page)
    const batch = await add('/batches', {
      M02_Name: fresh('Empty batch'),
      M02_M01_CourseId: course.M01_CourseId,
    })
    const division = fresh('Division A')
    await signIn()
    await page.goto('/admin/add_students')
    await page.getByLabel('User Name').fill('Half a student')
    await choose(page, 'Batch', batch.M02_Name)
    await page.getByRole('link', { name: 'Add one' }).click()
    await expect(page).toHaveURL(/\/admin\/division_add/)
    await page.getByLabel('Division Name').fill(division)
    await page.getByRole('combobox', { name: 'Mentor' }).fill(mentor.M05_UserName)
    await page.getByRole('option', { name: mentor.M05_UserName }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/add_students/)
    await expect(page.getByLabel('User Name')).toHaveValue('Half a student')
    await choose(page, 'Division', division)
  },
)

test(
  'a class is scheduled, listed in the institute’s time, moved and deleted',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { batch, division } = await plan(page)
    const title = fresh('Module 1')
    await signIn()
    await page.goto('/admin/class_add')
    await page.getByLabel('Subject').fill('Hadith sciences')
    await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    await page.getByLabel('YouTube Link').fill('https://www.youtube.com/watch?v=a1B2c3D4e5F')
    await choose(page, 'Batch', batch.M02_Name)
    await page.getByRole('combobox', { name: 'Division' }).click()
    await page.getByRole('option', { name: division.M11_Division_name }).click()
    await page.keyboard.press('Escape')
    await typeDate(page, 'Schedule Time', '071220240630PM')
    await typeDate(page, 'Expire Time', '141220240630PM')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('07 Dec 2024')
    await expect(row).toContainText('6:30 PM')
    await expect(row.getByRole('link', { name: /a1B2c3D4e5F/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=a1B2c3D4e5F',
    )

    await row.getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByLabel('YouTube Link')).toHaveValue('https://youtu.be/a1B2c3D4e5F')
    await typeDate(page, 'Scheduled At', '081220240700AM')
    await page.getByRole('button', { name: 'Update Class' }).click()
    await expect(row).toContainText('08 Dec 2024')
    await expect(row).toContainText('7:00 AM')

    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`Class "${title}" has been deleted successfully.`)).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test('a class is at the same hour in a browser of another zone', async ({
  browser,
  server,
  page,
  signIn,
}) => {
  const { add, batch, division } = await plan(page)
  const title = fresh('Same hour')
  await add('/classes', {
    ...classOf(batch.M02_BatchId, division.M11_Division_id),
    M03_Title: title,
    M03_ExpiryTime: '2024-12-08 00:15',
  })
  for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
    const context = await browser.newContext({ baseURL: server.address, timezoneId })
    const other = await context.newPage()
    await signIn(other)
    await other.goto(`/admin/class?search=${encodeURIComponent(title)}`)
    const row = other.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('07 Dec 2024')
    await expect(row).toContainText('6:30 PM')
    await expect(row).toContainText('12:15 AM')
    await context.close()
  }
})

test(
  'roles: added, renamed, deleted; the two that users need stay; bare addresses lead in',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    await signIn()
    await page.goto('/role_add')
    await expect(page).toHaveURL('/admin/role_add')
    await expect(page.getByRole('heading', { name: 'Role Creation' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Title is required')).toBeVisible()
    const name = fresh('mentor')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page).toHaveURL('/admin/role')
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(page.getByLabel('TITLE')).toHaveValue(name)
    await page.getByLabel('TITLE').fill(`${name} 2`)
    await page.getByRole('button', { name: 'UPDATE' }).click()
    await page.getByRole('button', { name: `Delete ${name} 2` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`${name} 2`) })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /student/ })).toBeVisible()

    await page.goto('/role')
    await expect(page).toHaveURL('/admin/role')
    await page.goto('/role_edit/14')
    await expect(page).toHaveURL('/admin/role_edit/14')
  },
)
