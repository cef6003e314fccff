import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { plan } from './console.ts'
import { fresh, studentOf } from './records.mjs'
import { credentials, test } from './server.ts'
import { choose, filterBy, typeDate } from './typing.mjs'

test('from sign-in to a new student saved, in 22 actions', { tag: ONLY_IN_ALL }, async ({ page }) => {
  const { batch, division } = await plan(page)
  const name = fresh('Fathima Nasreen')
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }
  await page.goto('/admin')
  await act(page.getByLabel('Email').fill(credentials.email))
  await act(page.getByLabel('Password', { exact: true }).fill(credentials.password))
  await act(page.getByRole('button', { name: 'Submit' }).click())
  await act(page.getByRole('link', { name: 'ADD Student' }).first().click())
  await act(page.getByLabel('User Name').fill(name))
  await act(page.getByLabel('User Code').fill(fresh('IHS')))
  await act(choose(page, 'Gender', 'Female'))
  await act(typeDate(page, 'Date of Birth', '14022001'))
  await act(page.getByLabel('Country Name').fill('India'))
  await act(page.getByLabel('Qualification').fill('B.A. Arabic'))
  await act(choose(page, 'Batch', batch.M02_Name))
  await act(choose(page, 'Division', division.M11_Division_name))
  await act(typeDate(page, 'Joining Date', '04062024'))
  await act(page.getByLabel('Mobile Number').fill('+910000001038'))
  await act(page.getByLabel('Address').fill('12/204, Masjid Road'))
  await act(page.getByRole('button', { name: 'Generate' }).click())
  await act(page.getByRole('button', { name: 'Submit', exact: true }).click())
  // A new password is shown once.
  await act(page.getByRole('dialog').getByRole('button', { name: 'Done' }).click())
  await expect(page).toHaveURL('/admin/adminpanel')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('saved')
  expect(actions).toBeLessThanOrEqual(22)
})

test(
  'a student is found by a mobile’s last digits, corrected, deleted and brought back',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { add, batch, division } = await plan(page)
    const body = studentOf(batch.M02_BatchId, division.M11_Division_id)
    const digits = String(Date.now()).slice(-4)
    await add('/users', { ...body, M05_MobileNumber: `+91000000${digits}` })
    await signIn()
    await page.goto('/admin/adminpanel')
    await page.getByRole('searchbox').fill(digits)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: body.M05_UserName }).click()
    const details = page.getByRole('dialog', { name: 'Student Details' })
    await expect(details.getByText(batch.M02_Name)).toBeVisible()
    await details.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/admin\/student_edit\/\d+$/)
    await page.getByLabel('Mobile Number').fill('0484123456')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Invalid phone number')).toBeVisible()
    await page.getByLabel('Mobile Number').fill(`+91111110${digits}`)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('row', { name: new RegExp(body.M05_UserName) })).toContainText('saved')
    await expect(page).toHaveURL(`/admin/adminpanel?search=${digits}`)

    await page.getByRole('link', { name: body.M05_UserName }).click()
    await details.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to delete this student')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: new RegExp(body.M05_UserName) })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name: new RegExp(body.M05_UserName) })).toBeVisible()
  },
)

test(
  'a form that is left without a save leads back to its row, on the page where it was',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { add, batch, division } = await plan(page)
    for (let count = 0; count < 32; count += 1)
      await add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))
    await signIn()
    const list = `/admin/adminpanel?batch_id=${batch.M02_BatchId}&page=2`
    await page.goto(list)
    const row = page.getByRole('row').nth(13)
    await row.getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByLabel('Address')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(list)
    await expect(row).toBeInViewport()
    await expect(row).not.toContainText('saved')
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  },
)

test(
  'the register of one division is downloaded as a spreadsheet',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { add, batch, division } = await plan(page)
    await add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))
    await signIn()
    await page.goto('/admin/adminpanel')
    await filterBy(page, 'Batch', batch.M02_Name)
    await filterBy(page, 'Division', division.M11_Division_name)
    await expect(page).toHaveURL(/batch_id=\d+&division_id=\d+/)
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('students_export.xlsx')
  },
)

test(
  'a teacher is added with a specialization, and cannot be deleted while a mentor',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn }) => {
    const { batch, mentor } = await plan(page)
    await signIn()
    const name = fresh('Jameel Ahmed')
    await page.goto('/admin/teacher_add')
    await page.getByLabel('User Name').fill(name)
    await page.getByLabel('User Code').fill(fresh('IHT'))
    await choose(page, 'Gender', 'Male')
    await typeDate(page, 'Date of Birth', '14021979')
    await page.getByLabel('Country Name').fill('India')
    await page.getByLabel('Qualification').fill('M.A.')
    await choose(page, 'Batch', batch.M02_Name)
    await typeDate(page, 'Joining Date', '04062020')
    await page.getByLabel('Mobile Number').fill('+910000002121')
    await page.getByLabel('Address').fill('Masjid Road')
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Specialization is required')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await page.getByLabel('Specialization').fill('Fiqh')
    await page.getByLabel('Email').fill('jameel@example.org')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('saved')

    await page.goto(`/admin/teacher?details=${mentor.M05_UserId}`)
    const details = page.getByRole('dialog', { name: 'Teacher Details' })
    await details.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Cannot delete: move 1 division first.')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
)
