import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { phoneScreen } from './hands.ts'
import { fresh } from './records.mjs'
import { test } from './server.ts'

const PASSWORD = 'several plain words'

const fill = (page: Page, name: string, text: string) =>
  page
    .locator('input, textarea')
    .and(page.getByLabel(name, { exact: true }))
    .fill(text)

const press = (page: Page, name: string, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name, exact: true }).first().click()

test(
  'a new colleague saves a first record from a link, in another browser, in 14 actions, until the account is suspended',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, browser, baseURL }) => {
    const login = fresh('amina').replaceAll(' ', '-')
    await signIn()
    await page.goto('/admin/staff')
    await press(page, 'ADD Person')
    await fill(page, 'Name', 'Amina Beevi')
    await fill(page, 'Sign-in name', login)
    await page.getByRole('dialog').getByRole('combobox', { name: 'Level' }).selectOption('editor')
    await press(page, 'Make the link')
    const link = await page.getByLabel('One-time link').inputValue()

    const context = await browser.newContext({ baseURL, ...phoneScreen })
    const phone = await context.newPage()
    await phone.goto(link)
    await fill(phone, 'New password', PASSWORD)
    await press(phone, 'Save and log in')
    await expect(phone.getByRole('heading', { name: 'Students', exact: true })).toBeVisible()
    await press(phone, 'Menu')
    await press(phone, 'Course', 'link')
    await press(phone, 'ADD COURSE', 'link')
    const title = fresh('Arabic grammar')
    await fill(phone, 'Title', title)
    await fill(phone, 'Description', 'Two terms.')
    await press(phone, 'Submit')
    await expect(phone.getByText(`Course "${title}" has been added.`)).toBeVisible()

    await page.goto(`/admin/staff?search=${encodeURIComponent(login)}`)
    await page.getByRole('button', { name: 'More Amina Beevi' }).click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByRole('row', { name: /Amina Beevi/ })).toContainText('Suspended')
    await phone.goto('/admin/course')
    await phone.getByLabel('Email').fill(login)
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(phone, 'Submit')
    await expect(phone.getByRole('form').getByRole('alert')).toBeVisible()
    await context.close()
  },
)
