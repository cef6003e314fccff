import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { keyboard, phone, phoneScreen, type Hands } from './hands.ts'
import { classOf, fresh, planWith, studentOf, type Adder } from './records.mjs'
import { credentials, test } from './server.ts'

/** What the day below takes at most, with some room for another button on the way. */
const MOST_KEYS = 230
const MOST_TAPS = 25

/** Several students of one division, another division, and a class. */
async function institute(adder: Adder) {
  const { add, batch, division, mentor } = await planWith(adder)
  const other = await add('/division', {
    M11_Division_name: fresh('Evening'),
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  const family = fresh('Karuvanpoyil')
  const digits = String(Date.now()).slice(-6)
  for (const [index, name] of ['Amina', 'Bushra', 'Zainab'].entries()) {
    await add('/users', {
      ...studentOf(batch.M02_BatchId, division.M11_Division_id),
      M05_UserName: `${name} ${family}`,
      M05_MobileNumber: `+9198${digits}${index}0`,
    })
  }
  const title = fresh('Lesson')
  await add('/classes', { ...classOf(batch.M02_BatchId, division.M11_Division_id), M03_Title: title })
  return { family, digits, other, title }
}

/** A day's work in the office. */
async function work(page: Page, hands: Hands, add: Adder) {
  const { family, digits, other, title } = await institute(add)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()
  const field = (name: string) => page.getByRole('textbox', { name })
  const searchFor = async (text: string) => {
    await hands.type(page.getByRole('searchbox'), text)
    await page.keyboard.press('Enter')
  }
  const tick = (name: string) => page.getByRole('checkbox', { name })
  await page.goto('/admin')
  await hands.type(page.getByLabel('Email'), credentials.email)
  await hands.type(page.getByLabel('Password', { exact: true }), credentials.password)
  await hands.press(button('Submit'))

  // A number that somebody reads out leads to the student, who is corrected.
  await searchFor(`98${digits}10`)
  await hands.press(link(`Bushra ${family}`))
  await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Edit' }))
  await hands.type(field('Address'), 'Beach Road')
  await hands.press(button('Update'))
  await expect(page.getByRole('row', { name: new RegExp(family) })).toContainText('saved')

  // Three students move to another division, and back.
  await searchFor(family)
  await expect(page.getByRole('row', { name: new RegExp(`^Select .*${family}`) })).toHaveCount(3)
  await hands.press(tick('Select all on this page'))
  await hands.press(button('Move to...'))
  const move = page.getByRole('dialog')
  await hands.choose(move.getByRole('combobox', { name: 'Division' }), other.M11_Division_name)
  await hands.press(move.getByRole('button', { name: 'Move 3 students' }))
  await expect(page.getByText(/^3 students have been moved/)).toBeVisible()
  await hands.press(button('Undo'))
  await expect(page.getByText('3 students have been changed back.')).toBeVisible()

  // One of them has left.
  await hands.press(tick(`Select Zainab ${family}`))
  await hands.press(button('Mark as left'))
  await expect(page.getByText(/has been marked as left/)).toBeVisible()

  // A class is deleted by mistake, and brought back.
  await hands.press(button('Menu'))
  await hands.press(page.getByRole('dialog').getByRole('link', { name: /^Class/ }))
  // Until then the search is the students'.
  await expect(page.getByRole('heading', { name: 'Classes', level: 1 })).toBeVisible()
  await searchFor(title)
  await hands.press(button(`Delete ${title}`))
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText(`Class "${title}" has been deleted successfully.`)).toBeVisible()
  await hands.press(button('Undo'))
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
}

/** Writes into the report how much a person had to do. */
const note = (description: string) =>
  test.info().annotations.push({ type: 'a day in the office', description })

test('a day in the office by keyboard alone', { tag: ONLY_IN_ALL }, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const hands = keyboard(page)
  await work(page, hands, office.add)
  note(`${hands.count()} keys beside what is typed`)
  expect(hands.count()).toBeLessThanOrEqual(MOST_KEYS)
})

test.describe('on a phone', () => {
  test.use(phoneScreen)

  test('a day in the office', { tag: ONLY_IN_ALL }, async ({ page, office }) => {
    const hands = phone(page)
    await work(page, hands, office.add)
    note(`${hands.count()} taps`)
    expect(hands.count()).toBeLessThanOrEqual(MOST_TAPS)
  })
})
