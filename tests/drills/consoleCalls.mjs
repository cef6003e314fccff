/** Every call that a screen of the console makes, and how to trigger it. */
import { typeDate } from '#tests/e2e/typing.mjs'
import { fresh } from '#tests/e2e/records.mjs'
import { callsOfAccounts } from './accountCalls.mjs'
import * as family from './callFamilies.mjs'
import { callsForChoices } from './choiceCalls.mjs'
import { formKinds, formOf } from './consoleForms.mjs'
import { callsOfPages } from './pageCalls.mjs'
import { callsOfSite } from './siteCalls.mjs'
import { callsAt, NEXT, press } from './screenCall.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./screenCall.mjs').ScreenCall} ScreenCall
 * @typedef {import('./screenCall.mjs').ScreenCall['open']} Open
 * @typedef {import('./consoleForms.mjs').FormKind} FormKind
 */

const { choosing, deleting, deletingBulk, lookingForClashes, noticing, reading, readingDetails, saving } =
  family

/** The client's endpoint names for one record of each kind, and for several. @type {Record<string, [string, string]>} */
const callNames = {
  students: ['Student', 'Students'],
  teachers: ['Teacher', 'Teachers'],
  batches: ['Batch', 'Batches'],
  courses: ['Course', 'Courses'],
  divisions: ['Division', 'Divisions'],
  classes: ['Class', 'Classes'],
  roles: ['Role', 'Roles'],
}

/** @param {FormKind} form @param {string} name */
const searchOf = ({ listAt }, name) => `${listAt}?search=${encodeURIComponent(name)}`

const undo = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Undo' })
const pressUndo = (/** @type {Page} */ page) => undo(page).click()

/** @param {FormKind} form @returns {ScreenCall[]} */
function callsOfKind(form) {
  const { kind, path, listAt, addAt, editAt, id } = form
  const [one = '', many = ''] = callNames[kind] ?? []
  const writeAt = kind === 'students' || kind === 'teachers' ? '/users' : path
  const hasDetails = kind !== 'roles'
  const inList = callsAt(listAt)

  /** @type {Open} */
  const openDetails = async (page, plan) => page.goto(`${listAt}?details=${(await form.make(plan))[id]}`)
  /** @type {Open} */
  const openEdit = async (page, plan) => page.goto(`${editAt}${(await form.make(plan.before))[id]}`)
  const onEdit = callsAt(`${editAt}:id`, { open: openEdit })
  const fill = (/** @type {Page} */ page, /** @type {Plan} */ plan) =>
    form.fill(page, plan, `Failing ${Date.now()}`)

  /** @type {Open} */
  const fillEdit = async (page, plan, person) => {
    await openEdit(page, plan, person)
    await fill(page, plan)
  }

  /** @type {Open} */
  const askToDelete = async (page, plan, person) => {
    if (hasDetails) {
      await openDetails(page, plan, person)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      return
    }
    const name = (await form.make(plan))[form.name]
    await page.goto(listAt)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
  }

  return [
    inList(`list${many}`, kind === 'roles' ? 'GET /new_role' : `GET ${path}?page`, reading),
    onEdit(`get${one}`, `GET ${path}/:id`, reading),
    callsAt(addAt).by(NEXT)(`add${one}`, `POST ${writeAt}`, saving, async (page, plan) => {
      await page.goto(addAt)
      await fill(page, plan)
    }),
    onEdit.by(NEXT)(`replace${one}`, `PUT ${writeAt}/:id`, saving, fillEdit),
    onEdit.by(async (page) => {
      const isGone = { status: 404, json: { message: 'It is not there.' } }
      await page.route(`**/api${writeAt}/*`, (route) =>
        route.request().method() === 'PUT' ? route.fulfill(isGone) : route.fallback(),
      )
      await saving.next(page).click()
    })('listAudit', 'GET /audit?page', family.naming, fillEdit),
    inList.by(NEXT)('removeRecord', `DELETE ${path}/:id`, deleting, askToDelete),
    inList.by(pressUndo)(
      'restoreRecord',
      `POST ${path}/:id/restore`,
      family.restoring,
      async (page, plan, person) => {
        await askToDelete(page, plan, person)
        await deleting.next(page).click()
        await undo(page).waitFor()
      },
    ),
    ...(hasDetails
      ? [
          inList(`get${one}`, `GET ${path}/:id`, readingDetails, openDetails),
          inList('about', `GET /about/${kind}/:id`, readingDetails, openDetails),
        ]
      : []),
    ...(['students', 'teachers', 'classes'].includes(kind) ? bulkCalls(form) : []),
    ...(kind === 'classes' ? callsOfClasses(form) : []),
  ].map((each) => ({ ...each, kind }))
}

/** @param {FormKind} form @param {string} [button] of the bar @returns {Open} ticks a new record in the list */
const tickOne = (form, button) => async (page, plan) => {
  const name = String((await form.make(plan))[form.name])
  await page.goto(searchOf(form, name))
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  if (button) await pressInBar(button)(page)
}

const pressInBar = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('region', { name: '1 selected' }).getByRole('button', { name }).click()

/** The calls for several records of a list at once. @param {FormKind} form @returns {ScreenCall[]} */
function bulkCalls(form) {
  const request = (/** @type {string} */ what) => `POST ${form.path}/several/${what}`
  const inList = callsAt(form.listAt)
  const inBar = (/** @type {string} */ button) => inList.by(pressInBar(button))
  return [
    form.kind === 'classes'
      ? inList.by(NEXT)('changeBulk', request('change'), family.moving, async (page, plan, person) => {
          await tickOne(form, 'Move to...')(page, plan, person)
          const name = plan.division.M11_Division_name
          await page.getByRole('dialog').getByRole('combobox', { name: 'Division' }).fill(name)
          await page.getByRole('option', { name }).click()
          await page.keyboard.press('Tab')
        })
      : inBar('Mark as left')('changeBulk', request('change'), noticing(/marked as left\.$/), tickOne(form)),
    inList.by(NEXT)('removeBulk', request('delete'), deletingBulk, tickOne(form, 'Delete')),
    inList.by(pressUndo)(
      'restoreBulk',
      request('restore'),
      noticing(/ been restored\.$/),
      async (page, plan, person) => {
        await tickOne(form, 'Delete')(page, plan, person)
        await deletingBulk.next(page).click()
        await undo(page).waitFor()
      },
    ),
    inBar('Download')('downloadBulk', request('export'), noticing(/has been downloaded/), tickOne(form)),
  ]
}

/** The calls of classes alone: by day, several to add, and those that look for clashes. @param {FormKind} form @returns {ScreenCall[]} */
function callsOfClasses(form) {
  const { listAt, addAt, editAt, make, id } = form
  const clashes = /** @type {const} */ (['listClasses', 'GET /classes?batch_id', lookingForClashes])
  const added = noticing(/classes have been added\.$/).works
  return [
    callsAt(listAt)('listClasses', 'GET /classes', reading, (page) => page.goto(`${listAt}?view=agenda`)),
    callsAt(addAt).by(NEXT)(
      'addClasses',
      'POST /classes/several/add',
      { ...saving, works: added },
      async (page, plan) => {
        await page.goto(addAt)
        await form.fill(page, plan, fresh('Failing'))
        await page.getByRole('checkbox', { name: 'Repeat this class' }).check()
        await typeDate(page, 'Until', '30012025')
      },
    ),
    callsAt(addAt).by((page) => page.getByLabel('YouTube Link').fill('https://youtu.be/yY8_zZ9-wW6'))(
      ...clashes,
      async (page, plan) => {
        await page.goto(addAt)
        await form.fill(page, plan, fresh('Failing'))
      },
    ),
    callsAt(`${editAt}:id`)(...clashes, async (page, plan) =>
      page.goto(`${editAt}${(await make(plan))[id]}`),
    ),
    callsAt(listAt)(...clashes, tickOne(form, 'Shift')),
  ]
}

/** @type {Open} */
const openStudent = async (page, plan) =>
  page.goto(`/admin/student_detail/${(await formOf('students').make(plan)).M05_UserId}`)
const ofStudent = callsAt('/admin/student_detail/:id', { open: openStudent })

/** @param {string} at @param {string} request */
const downloadingAt = (at, request) =>
  callsAt(at).by(press('Download'))('downloadRegister', request, family.downloading)

/** @type {readonly ScreenCall[]} */
export const screenCalls = [
  callsAt('/admin', {
    by: 'own account',
    asksNoSignIn: true,
    isOnce: true,
    open: (page) => page.goto('/admin/role'),
    send: (page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
  })('signOut', 'POST /admin/logout', family.signingOut),
  ...formKinds.flatMap(callsOfKind),
  downloadingAt('/admin/adminpanel', 'GET /students?export'),
  downloadingAt('/admin/class', 'GET /classes?export'),
  ofStudent('getStudent', 'GET /students/:id', reading),
  ofStudent.by(NEXT)('removeRecord', 'DELETE /students/:id', deleting, async (page, plan, person) => {
    await openStudent(page, plan, person)
    await page.getByRole('button', { name: 'Delete' }).click()
  }),
  callsAt('/admin/teacher_detail/:id')('listCourses', 'GET /courses?page', reading, (page) =>
    page.goto('/admin/teacher_detail/1'),
  ),
  callsAt('/admin/add_students', {
    send: (page) => page.getByLabel('Mobile Number').fill('94470 12341'),
  })('listStudents', 'GET /students?page', choosing),
  ...callsForChoices,
  ...callsOfAccounts,
  ...callsOfPages,
  ...callsOfSite,
]
