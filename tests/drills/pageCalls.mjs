/** The calls of the trash, the audit trail, the sheets to print, the class pages and the import. */
import { fresh } from '#tests/e2e/records.mjs'
import { filterBy } from '#tests/e2e/typing.mjs'
import * as family from './callFamilies.mjs'
import { makeDivision } from './consoleForms.mjs'
import { callsAt, NEXT, press } from './screenCall.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./screenCall.mjs').ScreenCall['open']} Open
 */

const { choosing, deleting, inDialog, inQuestion, leadingOn, reading } = family

/** Deletes a new role. Screens are tested in parallel, and all share the trash. @param {Plan} plan @param {string} name */
async function deleteRole({ add, remove }, name) {
  const role = await add('/new_role', { name: fresh(name) })
  await remove(`/new_role/${role.M04_RoleId}`)
}

/** @param {string} name @returns {Open} */
const openTrash = (name) => async (page, plan) => {
  await deleteRole(plan, name)
  await page.goto('/admin/trash')
}

const inTrash = callsAt('/admin/trash')
const inAudit = callsAt('/admin/audit')
const erasing = /** @type {const} */ (['eraseRecord', 'DELETE /trash/roles/:id', deleting])

const callsOfTrash = [
  inTrash('listTrash', 'GET /trash?page', reading, openTrash('Deleted')),
  inTrash.by(press(/^Restore Restored/))(
    'restoreRecord',
    'POST /new_role/:id/restore',
    family.restoring,
    openTrash('Restored'),
  ),
  inTrash.by(NEXT)(...erasing, async (page, plan, person) => {
    await openTrash('Erased')(page, plan, person)
    await press(/^Delete permanently Erased/)(page)
  }),
  inAudit('listAudit', 'GET /audit?page', reading),
  inAudit.by(NEXT)(...erasing, async (page, plan) => {
    await deleteRole(plan, 'Forgotten')
    await page.goto('/admin/audit?search=Forgotten&action=delete')
    await press(/^Deleted: Role "Forgotten/)(page)
    await press(/^Delete permanently/)(page)
  }),
]

const toPrint = callsAt('/admin/print')
/** @param {string} sheet @returns {Open} */
const openSheet =
  (sheet) =>
  (page, { batch }) =>
    page.goto(`/admin/print?sheet=${sheet}&batch_id=${batch.M02_BatchId}`)

const callsOfPrint = [
  toPrint('batchIds', 'GET /batch_ids', choosing),
  toPrint('divisionsOfBatch', 'GET /division?batch_id', choosing, async (page, { batch }) => {
    await page.goto('/admin/print')
    await filterBy(page, 'Batch', batch.M02_Name)
  }),
  toPrint('listStudents', 'GET /students?batch_id', reading, openSheet('register')),
  toPrint('listClasses', 'GET /classes?batch_id', reading, openSheet('attendance')),
]

/** Opens the details of a new division, and presses buttons there. @param {string[]} buttons @returns {Open} */
const openDetails =
  (...buttons) =>
  async (page, plan) => {
    const division = await makeDivision(plan)
    await page.goto(`/admin/division?details=${division.M11_Division_id}`)
    const dialog = page.getByRole('dialog')
    for (const name of buttons) await dialog.getByRole('button', { name, exact: true }).click()
  }

const turningOn = inDialog('Turn on', 'Send by WhatsApp')
const ofClassPage = callsAt('/admin/division', { send: NEXT })

const callsOfClassPage = [
  callsAt('/admin/division')('getClassPage', 'GET /division/:id/page', family.readingDetails, openDetails()),
  ofClassPage('turnOnClassPage', 'POST /division/:id/page', turningOn, async (page, plan, person) => {
    await openDetails()(page, plan, person)
    await turningOn.next(page).waitFor()
  }),
  ofClassPage(
    'renewClassPage',
    'PUT /division/:id/page',
    inQuestion('Make a new address', 'The class page has a new address.'),
    openDetails('Turn on', 'New address'),
  ),
  ofClassPage(
    'turnOffClassPage',
    'DELETE /division/:id/page',
    inQuestion('Turn off', 'The class page is off.'),
    openDetails('Turn on', 'Turn off'),
  ),
]

const headers =
  'User Name,User Code,Gender,Date of Birth,Country Name,Qualification,Batch,Division,Joining Date,Mobile Number,Address,Allow Login'
const steps = { read: /^Use pasted cells$/, check: /^Check 1 row$/, write: /^Import 1$/ }

/** Gives the first step of the import one new student. @param {Page} page @param {string} batch @param {string} division */
async function paste(page, batch, division) {
  await page.goto('/admin/import?kind=students')
  const row = `Failing,${fresh('F')},female,2001-03-24,India,B.A.,${batch},${division},2024-06-15,+910000001401,House,1`
  // The field is in the page before its scripts are, which then show what it holds.
  await page.locator('#root:not([inert])').waitFor()
  await page.getByLabel('Or paste cells from a spreadsheet').fill(`${headers}\n${row}`)
}

/** Leads an import on, and waits for the button of the step after. @param {(keyof typeof steps)[]} pressed @returns {Open} */
const openStep =
  (...pressed) =>
  async (page, { batch, division }) => {
    await paste(page, batch.M02_Name, division.M11_Division_name)
    for (const step of pressed) await press(steps[step])(page)
    const waited = { 0: steps.read, 1: steps.check, 2: steps.write }[pressed.length]
    if (waited) await page.getByRole('button', { name: waited }).waitFor()
  }

/** Checks a student of a batch and a division that are not in the register. @param {Page} page */
async function openMissing(page) {
  await paste(page, fresh('Batch'), fresh('Division'))
  await press(steps.read)(page)
  await press(steps.check)(page)
}

const importing = callsAt('/admin/import', { send: NEXT })
const reads = callsAt('/admin/import', { open: openMissing })

const callsOfImport = [
  callsAt('/admin/import')('listImports', 'GET /imports', reading, (page) =>
    page.goto('/admin/import?kind=students'),
  ),
  importing('readSheet', 'POST /import/students/read', leadingOn(steps.read, steps.check), openStep()),
  importing(
    'checkImport',
    'POST /import/students/check',
    leadingOn(steps.check, steps.write),
    openStep('read'),
  ),
  reads('courseIds', 'GET /course_ids', choosing),
  reads('mentors', 'GET /teachers', choosing),
  importing(
    'importRows',
    'POST /import/students',
    leadingOn(steps.write, /^1 row is in$/),
    openStep('read', 'check'),
  ),
  importing(
    'undoImport',
    'POST /imports/:id/undo',
    inQuestion('Undo the import', 'The import is undone'),
    async (page, plan, person) => {
      await openStep('read', 'check', 'write')(page, plan, person)
      await press(/^Undo this import$/)(page)
    },
  ),
]

export const callsOfPages = [...callsOfTrash, ...callsOfPrint, ...callsOfClassPage, ...callsOfImport]
