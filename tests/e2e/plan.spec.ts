import { expect } from '@playwright/test'
import { classOf, fresh, planWith } from './records.mjs'
import { test } from './server.ts'

// Where the class begins, it is the day after.
test.use({ timezoneId: 'Pacific/Auckland' })

test('a class is at the same hour in a browser of another zone', async ({ page, signIn, office }) => {
  const { add, batch, division } = await planWith(office.add)
  const title = fresh('Same hour')
  await add('/classes', {
    ...classOf(batch.M02_BatchId, division.M11_Division_id),
    M03_Title: title,
    M03_ExpiryTime: '2024-12-08 00:15',
  })
  await signIn()
  await page.goto(`/admin/class?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('07 Dec 2024')
  await expect(row).toContainText('6:30 PM')
  await expect(row).toContainText('12:15 AM')
})
