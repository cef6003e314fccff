/** The calls for several records of a list at once. */
import { typeDate } from '#tests/e2e/typing.mjs'
import { deletingSeveral, moving, noticing, saving } from './callFamilies.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 */

const bar = (/** @type {Page} */ page) => page.getByRole('region', { name: '1 selected' })
const press = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  bar(page).getByRole('button', { name }).click()
const confirm = (/** @type {Page} */ page) => deletingSeveral.next(page).click()

/** @param {import('./consoleForms.mjs').FormKind} form @returns {import('./screenCall.mjs').ScreenCall[]} */
export function callsOfSeveral(form) {
  const { kind, path, listAt: at } = form

  /** @param {Page} page @param {Plan} plan */
  async function tickOne(page, plan) {
    const name = String((await form.make(plan))[form.name])
    await page.goto(`${at}?search=${encodeURIComponent(name)}`)
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }

  /** @type {import('./screenCall.mjs').ScreenCall} */
  const addition = {
    at: form.addAt,
    call: 'addClasses',
    request: `POST ${path}/several/add`,
    family: { ...saving, works: (page) => page.getByText(/classes have been added\.$/).waitFor() },
    async open(page, plan) {
      await page.goto(form.addAt)
      await form.fill(page, plan, `Failing ${Date.now()}`)
      await page.getByRole('checkbox', { name: 'Repeat this class' }).check()
      await typeDate(page, 'Until', '30012025')
    },
    send: (page) => saving.next(page).click(),
  }

  const change = { at, call: 'changeSeveral', request: `POST ${path}/several/change` }
  return [
    ...(kind === 'classes' ? [addition] : []),
    kind === 'classes'
      ? {
          ...change,
          family: moving,
          async open(page, plan) {
            await tickOne(page, plan)
            await press('Move to...')(page)
            const dialog = page.getByRole('dialog')
            await dialog.getByRole('combobox', { name: 'Division' }).fill(plan.division.M11_Division_name)
            await page.getByRole('option', { name: plan.division.M11_Division_name }).click()
            await page.keyboard.press('Tab')
          },
          send: (page) => moving.next(page).click(),
        }
      : {
          ...change,
          family: noticing(/marked as left\.$/),
          open: tickOne,
          send: press('Mark as left'),
        },
    {
      at,
      call: 'removeSeveral',
      request: `POST ${path}/several/delete`,
      family: deletingSeveral,
      async open(page, plan) {
        await tickOne(page, plan)
        await press('Delete')(page)
      },
      send: confirm,
    },
    {
      at,
      call: 'restoreSeveral',
      request: `POST ${path}/several/restore`,
      family: noticing(/ been restored\.$/),
      async open(page, plan) {
        await tickOne(page, plan)
        await press('Delete')(page)
        await confirm(page)
        await page.getByRole('button', { name: 'Undo' }).waitFor()
      },
      send: (page) => page.getByRole('button', { name: 'Undo' }).click(),
    },
    {
      at,
      call: 'downloadSeveral',
      request: `POST ${path}/several/export`,
      family: noticing(/has been downloaded/),
      open: tickOne,
      send: press('Download'),
    },
  ]
}
