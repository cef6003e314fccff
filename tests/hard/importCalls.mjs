/** The calls of the import, each sent by the button that leads on. */
import { fresh } from '#tests/e2e/records.mjs'
import { inQuestion } from './accountFamilies.mjs'
import { choosing, reading } from './callFamilies.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./callFamilies.mjs').Family} Family
 */

const at = '/admin/import'
const open = (/** @type {Page} */ page) => page.goto(`${at}?kind=students`)

const headers =
  'User Name,User Code,Gender,Date of Birth,Country Name,Qualification,Batch,Division,Joining Date,Mobile Number,Address,Allow Login'

/** Gives the first step one new student. @param {Page} page @param {Pick<Plan, 'batch' | 'division'>} plan */
async function paste(page, { batch, division }) {
  await open(page)
  const row = `Failing,${fresh('F')},female,2001-03-24,India,B.A.,${batch.M02_Name},${division.M11_Division_name},2024-06-15,+910000001401,House,1`
  // The field is in the page before its scripts are, which then show what it holds.
  await page.locator('#root:not([inert])').waitFor()
  await page.getByLabel('Or paste cells from a spreadsheet').fill(`${headers}\n${row}`)
}

const press = (/** @type {RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).click()

const steps = { read: /^Use pasted cells$/, check: /^Check 1 row$/, write: /^Import 1$/ }

/** @param {Page} page @param {Pick<Plan, 'batch' | 'division'>} plan */
async function openColumns(page, plan) {
  await paste(page, plan)
  await press(steps.read)(page)
  await page.getByRole('button', { name: steps.check }).waitFor()
}

async function openCheck(/** @type {Page} */ page, /** @type {Plan} */ plan) {
  await openColumns(page, plan)
  await press(steps.check)(page)
  await page.getByRole('button', { name: steps.write }).waitFor()
}

/** Checks a student of a batch and a division that are not in the register. @param {Page} page @param {Plan} plan */
async function openMissing(page, { batch, division }) {
  await openColumns(page, {
    batch: { ...batch, M02_Name: fresh('Batch') },
    division: { ...division, M11_Division_name: fresh('Division') },
  })
  await press(steps.check)(page)
}

/** A step says above itself what failed, and its button tries again. @param {RegExp} button @param {RegExp} done @returns {Family} */
const leadingOn = (button, done) => ({
  told: (page) => page.getByRole('main').getByRole('alert'),
  next: (page) => page.getByRole('button', { name: button }),
  works: (page) =>
    page
      .getByRole('heading', { name: done })
      .or(page.getByRole('button', { name: done }))
      .waitFor(),
})

const undoing = inQuestion('Undo the import', 'The import is undone')

/** @type {readonly import('./screenCall.mjs').ScreenCall[]} */
export const callsOfImport = [
  { at, call: 'listImports', request: 'GET /imports', family: reading, open },
  {
    at,
    call: 'readSheet',
    request: 'POST /import/students/read',
    family: leadingOn(steps.read, steps.check),
    open: paste,
    send: press(steps.read),
  },
  {
    at,
    call: 'checkImport',
    request: 'POST /import/students/check',
    family: leadingOn(steps.check, steps.write),
    open: openColumns,
    send: press(steps.check),
  },
  { at, call: 'courseIds', request: 'GET /course_ids', family: choosing, open: openMissing },
  { at, call: 'mentors', request: 'GET /teachers', family: choosing, open: openMissing },
  {
    at,
    call: 'importRows',
    request: 'POST /import/students',
    family: leadingOn(steps.write, /^1 row is in$/),
    open: openCheck,
    send: press(steps.write),
  },
  {
    at,
    call: 'undoImport',
    request: 'POST /imports/:id/undo',
    family: undoing,
    async open(page, plan) {
      await openCheck(page, plan)
      await press(steps.write)(page)
      await press(/^Undo this import$/)(page)
    },
    send: (page) => undoing.next(page).click(),
  },
]
