import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { planWith, studentOf } from './records.mjs'
import { test } from './server.ts'
import { filterBy } from './typing.mjs'

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
