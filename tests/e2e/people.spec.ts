import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { fresh, planWith, studentOf } from './records.mjs'
import { credentials, test } from './server.ts'
import { choose, filterBy, typeDate } from './typing.mjs'

test('from sign-in to a new student saved, in 22 actions', { tag: ONLY_IN_ALL }, async ({ page, office }) => {
  const { batch, division } = await planWith(office.add)
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
  'a form that is left without a save leads back to its row, on the page where it was; the division is downloaded',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const { add, batch, division } = await planWith(office.add)
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

    await filterBy(page, 'Division', division.M11_Division_name)
    await expect(page).toHaveURL(/batch_id=\d+&division_id=\d+/)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await coming).suggestedFilename()).toBe('students_export.xlsx')
  },
)
