import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { plan } from './console.ts'
import { studentOf } from './records.mjs'
import { test } from './server.ts'

declare global {
  interface Window {
    /** Unexpected layout shifts, each with its value and elements. */
    shifts: { value: number; what: string[] }[]
  }
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Records every layout shift from the first paint on, with the CPU throttled four times. */
async function watchShifts(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    window.shifts = []
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        )
        window.shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects no layout shifts in total, which is stricter than CLS, the worst window of five seconds. */
async function expectStill(page: Page) {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  const moved = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test('the sign-in page of a live session stays where it is, and so does the list it leads to', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await watchShifts(page)
      await page.goto('/admin')
      const on = page.getByRole('link', { name: 'Continue' })
      await on.waitFor()
      await expectStill(page)
      await on.click()
      await page.getByText(/ in Students, page 1/).waitFor({ state: 'attached' })
      await expectStill(page)
    })

    test('so does the sign-in page where nobody is signed in', { tag: ONLY_IN_ALL }, async ({ page }) => {
      await watchShifts(page)
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Submit' }).waitFor()
      await expectStill(page)
      await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden()
    })

    test(
      'so does the list of students at its own address',
      { tag: ONLY_IN_ALL },
      async ({ page, signIn }) => {
        await signIn()
        await watchShifts(page)
        await page.goto('/admin/adminpanel')
        await page.getByText(/ in Students, page 1/).waitFor({ state: 'attached' })
        await expectStill(page)
      },
    )

    test(
      'so do another list, a form of a record and its details at theirs',
      { tag: ONLY_IN_ALL },
      async ({ page, signIn }) => {
        const { add, batch, division } = await plan(page)
        const { M05_UserId: id } = await add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))
        await signIn()
        await watchShifts(page)
        await page.goto('/admin/batch')
        await page.getByText(/ in Batches, page 1/).waitFor({ state: 'attached' })
        await expectStill(page)
        await page.goto(`/admin/student_edit/${id}`)
        await page.getByLabel('User Code').waitFor()
        await expectStill(page)
        await page.goto(`/admin/student_detail/${id}`)
        await page.getByRole('link', { name: 'Edit' }).waitFor()
        await expectStill(page)
      },
    )
  })
}
