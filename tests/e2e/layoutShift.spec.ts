import type { Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { planWith, studentOf } from './records.mjs'
import { test } from './server.ts'
import { expectStill, watchShifts } from './shifts.ts'

/** Watches a page whose CPU is throttled four times. */
async function watchSlowly(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await watchShifts(page)
}

const listIsThere = (page: Page, name: string) =>
  page.getByText(new RegExp(` in ${name}, page 1`)).waitFor({ state: 'attached' })

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, { tag: ONLY_IN_ALL }, () => {
    test.use({ viewport })

    test('the sign-in page stays where it is, and so does the list that a live session leads to', async ({
      page,
      signIn,
    }) => {
      await watchSlowly(page)
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Submit' }).waitFor()
      await expectStill(page)
      await signIn()
      await page.goto('/admin')
      const on = page.getByRole('link', { name: 'Continue' })
      await on.waitFor()
      await expectStill(page)
      await on.click()
      await listIsThere(page, 'Students')
      await expectStill(page)
    })

    test('so do lists, a form of a record and its details at their addresses', async ({
      page,
      signIn,
      office,
    }) => {
      const { add, batch, division } = await planWith(office.add)
      const { M05_UserId: id } = await add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))
      await signIn()
      await watchSlowly(page)
      for (const [path, arrive] of [
        ['adminpanel', () => listIsThere(page, 'Students')],
        ['batch', () => listIsThere(page, 'Batches')],
        [`student_edit/${id}`, () => page.getByLabel('User Code').waitFor()],
        [`student_detail/${id}`, () => page.getByRole('link', { name: 'Edit' }).waitFor()],
      ] as const) {
        await page.goto(`/admin/${path}`)
        await arrive()
        await expectStill(page)
      }
    })
  })
}
