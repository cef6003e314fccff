/** Every call that a screen of the console makes, and how to trigger it. */
import { callsOfAccounts } from './accountCalls.mjs'
import { callsOfAgenda } from './agendaCalls.mjs'
import {
  choosing,
  deleting,
  downloading,
  naming,
  reading,
  readingDetails,
  restoring,
  saving,
  signingIn,
  signingOut,
} from './callFamilies.mjs'
import { callsForClashes } from './clashCalls.mjs'
import { callsOfClassPage } from './classPageCalls.mjs'
import { callsForChoices } from './choiceCalls.mjs'
import { formKinds } from './consoleForms.mjs'
import { callsOfImport } from './importCalls.mjs'
import { callsOfPrint } from './printCalls.mjs'
import { LOGIN, PASSWORD } from './server.mjs'
import { callsOfSeveral } from './severalCalls.mjs'
import { callsOfStaff } from './staffCalls.mjs'
import { callsOfTrash } from './trashCalls.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./screenCall.mjs').ScreenCall} ScreenCall
 */

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

const withSeveral = ['students', 'teachers', 'classes']
const submit = (/** @type {Page} */ page) => saving.next(page).click()
const confirm = (/** @type {Page} */ page) => deleting.next(page).click()

/** @param {import('./consoleForms.mjs').FormKind} form @returns {ScreenCall[]} */
function callsOfKind(form) {
  const { kind, path, listAt, addAt, editAt, id } = form
  const [one = '', many = ''] = callNames[kind] ?? []
  const writeAt = kind === 'students' || kind === 'teachers' ? '/users' : path
  const hasDetails = kind !== 'roles'
  const list = { at: listAt, request: kind === 'roles' ? 'GET /new_role' : `GET ${path}?page` }

  /** @param {Page} page @param {Plan} plan */
  async function askToDelete(page, plan) {
    const record = await form.make(plan)
    const name = String(record[form.name])
    if (hasDetails) {
      await page.goto(`${listAt}?details=${record[id]}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    } else {
      await page.goto(kind === 'roles' ? listAt : `${listAt}?search=${encodeURIComponent(name)}`)
      await page.getByRole('button', { name: `Delete ${name}` }).click()
    }
  }

  /** @param {Page} page @param {Plan} plan */
  async function openEdit(page, plan) {
    await page.goto(`${editAt}${(await form.make(plan.before))[id]}`)
  }

  return [
    { ...list, call: `list${many}`, family: reading, open: (page) => page.goto(listAt) },
    { at: `${editAt}:id`, call: `get${one}`, request: `GET ${path}/:id`, family: reading, open: openEdit },
    {
      at: addAt,
      call: `add${one}`,
      request: `POST ${writeAt}`,
      family: saving,
      async open(page, plan) {
        await page.goto(addAt)
        await form.fill(page, plan, `Failing ${Date.now()}`)
      },
      send: submit,
    },
    {
      at: `${editAt}:id`,
      call: `replace${one}`,
      request: `PUT ${writeAt}/:id`,
      family: saving,
      async open(page, plan) {
        await openEdit(page, plan)
        await form.fill(page, plan, `Failing ${Date.now()}`)
      },
      send: submit,
    },
    {
      at: `${editAt}:id`,
      call: 'listAudit',
      request: 'GET /audit?page',
      family: naming,
      async open(page, plan) {
        await openEdit(page, plan)
        await form.fill(page, plan, `Failing ${Date.now()}`)
      },
      async send(page) {
        const isGone = { status: 404, json: { message: 'It is not there.' } }
        await page.route(`**/api${writeAt}/*`, (route) =>
          route.request().method() === 'PUT' ? route.fulfill(isGone) : route.fallback(),
        )
        await submit(page)
      },
    },
    {
      at: listAt,
      call: 'removeRecord',
      request: `DELETE ${path}/:id`,
      family: deleting,
      open: askToDelete,
      send: confirm,
    },
    {
      at: listAt,
      call: 'restoreRecord',
      request: `POST ${path}/:id/restore`,
      family: restoring,
      async open(page, plan) {
        await askToDelete(page, plan)
        await confirm(page)
        await page.getByRole('button', { name: 'Undo' }).waitFor()
      },
      send: (page) => page.getByRole('button', { name: 'Undo' }).click(),
    },
    ...(hasDetails
      ? [
          {
            at: listAt,
            call: `get${one}`,
            request: `GET ${path}/:id`,
            family: readingDetails,
            open: async (/** @type {Page} */ page, /** @type {Plan} */ plan) =>
              page.goto(`${listAt}?details=${(await form.make(plan))[id]}`),
          },
          {
            at: listAt,
            call: 'about',
            request: `GET /about/${kind}/:id`,
            family: readingDetails,
            open: async (/** @type {Page} */ page, /** @type {Plan} */ plan) =>
              page.goto(`${listAt}?details=${(await form.make(plan))[id]}`),
          },
        ]
      : []),
    ...(withSeveral.includes(kind) ? callsOfSeveral(form) : []),
  ]
}

const [students] = formKinds

/** @param {Page} page @param {Plan} plan */
async function openStudent(page, plan) {
  await page.goto(`/admin/student_detail/${(await students?.make(plan))?.M05_UserId}`)
}

/** @param {string} at @param {string} request @returns {ScreenCall} */
const downloadingAt = (at, request) => ({
  at,
  call: 'downloadRegister',
  request,
  family: downloading,
  open: (page) => page.goto(at),
  send: (page) => page.getByRole('button', { name: 'Download' }).click(),
})

/** @type {readonly ScreenCall[]} */
export const screenCalls = [
  {
    at: '/admin',
    call: 'signIn',
    request: 'POST /admin/login',
    by: 'nobody',
    family: signingIn,
    async open(page) {
      await page.goto('/admin')
      await page.getByLabel('Email').fill(LOGIN)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    },
    send: (page) => signingIn.next(page).click(),
  },
  {
    at: '/admin',
    call: 'signOut',
    request: 'POST /admin/logout',
    by: 'own account',
    asksNoSignIn: true,
    family: signingOut,
    isOnce: true,
    open: (page) => page.goto('/admin/role'),
    send: (page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
  },
  ...formKinds.flatMap((form) => callsOfKind(form).map((each) => ({ ...each, kind: form.kind }))),
  downloadingAt('/admin/adminpanel', 'GET /students?export'),
  downloadingAt('/admin/class', 'GET /classes?export'),
  {
    at: '/admin/student_detail/:id',
    call: 'getStudent',
    request: 'GET /students/:id',
    family: reading,
    open: openStudent,
  },
  {
    at: '/admin/student_detail/:id',
    call: 'removeRecord',
    request: 'DELETE /students/:id',
    family: deleting,
    async open(page, plan) {
      await openStudent(page, plan)
      await page.getByRole('button', { name: 'Delete' }).click()
    },
    send: confirm,
  },
  {
    at: '/admin/teacher_detail/:id',
    call: 'listCourses',
    request: 'GET /courses?page',
    family: reading,
    open: (page) => page.goto('/admin/teacher_detail/1'),
  },
  {
    at: '/admin/add_students',
    call: 'listStudents',
    request: 'GET /students?page',
    family: choosing,
    open: (page) => page.goto('/admin/add_students'),
    send: (page) => page.getByLabel('Mobile Number').fill('94470 12341'),
  },
  ...callsOfPrint,
  ...callsOfTrash,
  ...callsOfAccounts,
  ...callsOfStaff,
  ...callsOfAgenda,
  ...callsOfClassPage,
  ...callsOfImport,
  ...callsForChoices(),
  ...callsForClashes(),
]
