/** The calls about a division's class page, which its details send. */
import { fresh } from '#tests/e2e/records.mjs'
import { inDialog, inQuestion } from './accountFamilies.mjs'
import { readingDetails } from './callFamilies.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./callFamilies.mjs').Family} Family
 */

const at = '/admin/division'
const request = (/** @type {string} */ method) => `${method} /division/:id/page`
const press = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Opens the details of a new division. @param {Page} page @param {Plan} plan */
async function open(page, { add, batch, mentor }) {
  const division = await add('/division', {
    M11_Division_name: fresh('Failing'),
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  await page.goto(`${at}?details=${division.M11_Division_id}`)
}

/** Turns the page on, then asks for something else. @param {string} deed */
const asking = (deed) => async (/** @type {Page} */ page, /** @type {Plan} */ plan) => {
  await open(page, plan)
  await press(page, 'Turn on')
  await press(page, deed)
}

const turningOn = inDialog('Turn on', 'Send by WhatsApp')
const renewing = inQuestion('Make a new address', 'The class page has a new address.')
const turningOff = inQuestion('Turn off', 'The class page is off.')

/** @param {Family} family */
const sending = (family) => (/** @type {Page} */ page) => family.next(page).click()

/** @type {readonly import('./screenCall.mjs').ScreenCall[]} */
export const callsOfClassPage = [
  { at, call: 'getClassPage', request: request('GET'), family: readingDetails, open },
  {
    at,
    call: 'turnOnClassPage',
    request: request('POST'),
    family: turningOn,
    async open(page, plan) {
      await open(page, plan)
      await turningOn.next(page).waitFor()
    },
    send: sending(turningOn),
  },
  {
    at,
    call: 'renewClassPage',
    request: request('PUT'),
    family: renewing,
    open: asking('New address'),
    send: sending(renewing),
  },
  {
    at,
    call: 'turnOffClassPage',
    request: request('DELETE'),
    family: turningOff,
    open: asking('Turn off'),
    send: sending(turningOff),
  },
]
