import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { findScrolling } from '#tests/text-zoom/findScrolling.ts'
import { setFontSize } from '#tests/text-zoom/reading.ts'
import { classOf, fresh, planWith, studentOf } from './records.mjs'
import { idsOf, screens } from './screens.ts'
import { test } from './server.ts'

const phone = { width: 360, height: 800 }

/** Where the first row of a list may begin, in px from the top of the window. */
const FIRST_ROW = 300

/** The browser's font size of readers who need large letters, in px: twice the usual one. */
const LARGE = 32

const lists = [
  'adminpanel',
  'teacher',
  'batch',
  'course',
  'division',
  'class',
  'class?view=agenda',
  'role',
  'trash',
  'audit',
  'staff',
]

/** Rows of a table, or days of the agenda. */
const rows = (page: Page) => page.locator('main :is(tbody tr, section[aria-labelledby^=day])')

/** Opens a screen of the console, and waits for its data. */
async function open(page: Page, path: string) {
  await page.goto(`/admin/${path}`)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test.beforeEach(({ page }) => page.setViewportSize(phone))

test('a week over two months leaves the buttons of the agenda on one line', async ({ page, signIn }) => {
  await signIn()
  await open(page, 'class?view=agenda&day=2026-12-01')
  const turns = page.getByRole('navigation', { name: 'Weeks' })
  await expect(turns).toContainText('29 Nov to 5 Dec 2026')
  const tops = await Promise.all(
    ['Today', 'Previous week', 'Next week'].map(async (name) => {
      const box = await turns.getByRole('link', { name }).boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }),
  )
  expect(new Set(tops).size).toBe(1)
})

test('a button that is an icon on phones is no wider, though it can be pending', async ({ page, signIn }) => {
  await signIn()
  await open(page, 'import')
  const buffer = Buffer.from('User Name,User Code\nAmina,A-1')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  const box = await page.getByRole('button', { name: 'Download what was refused' }).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(48)
})

test('the first row of each list is in the upper part of a phone (spec: 126, 182)', async ({
  page,
  signIn,
  office: { add, token },
}) => {
  const { batch, division } = await planWith(add)
  const place = [batch.M02_BatchId, division.M11_Division_id] as const
  const student = await add('/users', studentOf(...place))
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.delete(`/api/students/${student.M05_UserId}`, { headers })).ok()).toBe(true)
  await add('/users', studentOf(...place))
  await add('/new_role', { name: fresh('Role') })
  const today = new Date().toISOString().slice(0, 10)
  await add('/classes', {
    ...classOf(...place),
    M03_ScheduledAt: `${today} 12:00`,
    M03_ExpiryTime: `${today} 23:00`,
  })
  await signIn()
  for (const path of lists)
    await test.step(path, async () => {
      await open(page, path)
      const box = await rows(page).first().boundingBox()
      expect(box?.y).toBeLessThan(FIRST_ROW)
    })
})

test(
  'no screen scrolls sideways on a phone in letters of 200 %',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const filled = await idsOf(office.add)
    await signIn()
    for (const [path] of screens)
      await test.step(path, async () => {
        await open(page, filled(path))
        await setFontSize(page, LARGE)
        await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE}px`)
        expect(await page.evaluate(findScrolling)).toEqual([])
      })
  },
)
