import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { fresh, type Adder } from './records.mjs'
import { test } from './server.ts'

/** Adds a course by the API and deletes it in its list. */
async function deleteCourse(page: Page, add: Adder, title: string) {
  await add('/courses', { M01_Title: title, M01_Description: `About ${title}` })
  await page.goto(`/admin/course?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(page.getByText(`Course "${title}" has been deleted successfully.`)).toBeVisible()
}

async function openFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor()
}

test(
  'a deleted course is found in the trash and comes back; the history says who did it',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const title = fresh('Rhetoric')
    await signIn()
    await deleteCourse(page, office.add, title)
    await openFromMenu(page, 'Recently deleted')
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('office@example.org')
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    await expect(page.getByText(`Course "${title}" has been restored.`)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)

    await page.goto(`/admin/course?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeVisible()
    await openFromMenu(page, 'History')
    await page.getByPlaceholder('Search history...').fill(title)
    await expect(page.getByText('1 to 3 of 3')).toBeVisible()
    await page.getByRole('button', { name: `Added: Course "${title}"` }).click()
    const dialog = page.getByRole('dialog', { name: 'History entry' })
    await expect(dialog.getByRole('row', { name: 'Title' })).toContainText(title)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Restored')
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  },
)

test(
  'what is erased for good is nowhere any more, and its erasing is told',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const title = fresh('Erasable')
    await signIn()
    await deleteCourse(page, office.add, title)
    await page.goto('/admin/trash')
    await page.getByRole('button', { name: `Delete permanently ${title}` }).click()
    await expect(page.getByRole('alertdialog')).toContainText(title)
    await page.getByRole('button', { name: 'Delete permanently', exact: true }).click()
    await expect(page.getByText(`Course "${title}" has been deleted permanently.`)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)

    await page.goto(`/admin/audit?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('heading', { name: 'NO HISTORY FOUND' })).toBeVisible()
    await page.goto('/admin/audit?kind=courses&action=erase')
    await page
      .getByRole('button', { name: /^Deleted permanently: Course no\. \d+$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('This record was deleted permanently')
  },
)
