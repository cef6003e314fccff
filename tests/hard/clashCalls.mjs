/** The calls that look for classes with which one clashes: beside the fields of a class, and while several are shifted. */
import { fresh } from '#tests/e2e/records.mjs'
import { formKinds } from './consoleForms.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./callFamilies.mjs').Family} Family
 */

const said = (/** @type {Page} */ page) =>
  page.getByText('Clashes with other classes could not be looked for.')
const retry = (/** @type {Page} */ page) =>
  said(page).first().locator('..').getByRole('button', { name: 'Retry' }).first()

/** Classes near in time and with the same video are looked for apart: each has its Retry. @type {Family} */
const lookingForClashes = {
  told: said,
  next: retry,
  async works(page) {
    while ((await said(page).count()) > 1) await retry(page).click()
    if ((await said(page).count()) > 0) await retry(page).click()
    await said(page).first().waitFor({ state: 'detached' })
  },
}

const call = 'listClasses'
const request = 'GET /classes?batch_id'

/** @returns {import('./screenCall.mjs').ScreenCall[]} */
export function callsForClashes() {
  const form = formKinds.find(({ kind }) => kind === 'classes')
  if (!form) return []
  const { make, listAt, addAt, editAt } = form
  return [
    {
      at: addAt,
      call,
      request,
      family: lookingForClashes,
      async open(page, plan) {
        await page.goto(addAt)
        await form.fill(page, plan, fresh('Failing'))
      },
      send: (page) => page.getByLabel('YouTube Link').fill('https://youtu.be/yY8_zZ9-wW6'),
    },
    {
      at: `${editAt}:id`,
      call,
      request,
      family: lookingForClashes,
      open: async (page, plan) => page.goto(`${editAt}${(await make(plan))[form.id]}`),
    },
    {
      at: listAt,
      call,
      request,
      family: lookingForClashes,
      async open(page, plan) {
        const name = String((await make(plan))[form.name])
        await page.goto(`${listAt}?search=${encodeURIComponent(name)}`)
        await page.getByRole('checkbox', { name: `Select ${name}` }).check()
        await page.getByRole('button', { name: 'Shift' }).click()
      },
    },
  ]
}
