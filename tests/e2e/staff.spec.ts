import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { fresh } from './records.mjs'
import { test } from './server.ts'

const PASSWORD = 'several plain words'

/** A phone with a browser of its own. */
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

/** Counts what a person does: each field filled and each button pressed. */
function counter() {
  const counted = { actions: 0 }
  return {
    counted,
    fill: (page: Page, label: string, text: string) => {
      counted.actions += 1
      return page
        .locator('input, textarea')
        .and(page.getByLabel(label, { exact: true }))
        .fill(text)
    },
    press: (page: Page, name: string, role: 'button' | 'link' = 'button') => {
      counted.actions += 1
      return page.getByRole(role, { name, exact: true }).first().click()
    },
  }
}

test(
  'a new colleague saves a first record from a link, in another browser, until the account is suspended',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, browser, baseURL }) => {
    const { counted, fill, press } = counter()
    const login = fresh('amina').replaceAll(' ', '-')
    await signIn()
    await page.goto('/admin/staff')
    const startedAt = Date.now()
    await press(page, 'ADD Person')
    await fill(page, 'Name', 'Amina Beevi')
    await fill(page, 'Sign-in name', login)
    counted.actions += 1
    await page.getByRole('dialog').getByRole('combobox', { name: 'Level' }).selectOption('editor')
    await press(page, 'Make the link')
    const link = await page.getByLabel('One-time link').inputValue()

    const context = await browser.newContext({ baseURL, ...PHONE })
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
    test.info().annotations.push({
      type: 'from new colleague to first record',
      description: `${counted.actions} actions, ${Math.round((Date.now() - startedAt) / 100) / 10} s without a person's pauses`,
    })
    expect(counted.actions).toBeLessThanOrEqual(14)

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
