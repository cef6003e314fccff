import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { fresh } from './records.mjs'
import { officeAt, ServerProcess, test } from './server.ts'

test(
  'reload, Back and a shared link show the same rows',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const series = fresh('Shared')
    for (let number = 1; number <= 17; number += 1)
      await office.add('/courses', { M01_Title: `${series} ${number}`, M01_Description: 'For pages' })
    await signIn()
    await page.goto(`/admin/course?search=${encodeURIComponent(series)}&page=2`)
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

test('a course and the session are still there after a restart', async () => {
  const server = new ServerProcess()
  await server.start()
  const { token, add, leave } = await officeAt(server.address)
  const course = await add('/courses', { M01_Title: fresh('Kept'), M01_Description: 'On disk' })
  await leave()
  expect(await server.stop()).toBe(0)

  await server.start()
  const kept = await fetch(`${server.address}/api/courses/${course.M01_CourseId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await kept.json()).toEqual({ data: course })
  await server.stop()
})
