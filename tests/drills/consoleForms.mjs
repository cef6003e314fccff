/** The forms of the console: their paths, how to fill in each field, and where to find their records. */
import { classOf, fresh, studentOf, teacherOf } from '#tests/e2e/records.mjs'
import { choose, typeDate } from '#tests/e2e/typing.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {Awaited<ReturnType<typeof import('#tests/e2e/records.mjs').planWith>>} Plan
 * @typedef {import('#tests/e2e/records.mjs').Added} Added
 *
 * @typedef {object} FormKind
 * @property {string} kind
 * @property {string} path of its records in the API
 * @property {string} listAt address of their list
 * @property {string} addAt address of the add form
 * @property {string} editAt address of the edit form, without the id
 * @property {keyof Added} id field of a record's id
 * @property {keyof Added} name field of a record's name
 * @property {(plan: Plan) => Promise<Added>} make adds a record to edit
 * @property {(page: Page, plan: Plan, name: string) => Promise<void>} fill fills every field
 */

/** @param {Page} page @param {string} label @param {string} text */
const type = (page, label, text) => page.getByRole('textbox', { name: label, exact: true }).fill(text)

/** @param {Page} page @param {Plan} plan @param {string} name */
async function fillPerson(page, plan, name) {
  await type(page, 'User Name', name)
  await type(page, 'User Code', fresh('IHS'))
  await choose(page, 'Gender', 'Male')
  await typeDate(page, 'Date of Birth', '28022001')
  await type(page, 'Country Name', 'Oman')
  await type(page, 'Qualification', 'B.A. Arabic')
  await choose(page, 'Batch', plan.batch.M02_Name)
  await typeDate(page, 'Joining Date', '05072025')
  await type(page, 'Mobile Number', '+911111111038')
  await type(page, 'Email', 'someone@example.org')
  await type(page, 'Address', '7/12, Market Road\nKozhikode')
  await page.getByRole('button', { name: 'Generate' }).click()
}

/** Chooses an option of a field that searches. @param {Page} page @param {string} label @param {string} name */
async function search(page, label, name) {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).click()
}

/** The addresses of a kind's screens, by the part of them that all have. @param {string} at @param {string} [listAt] */
const screensAt = (at, listAt = at) => ({
  listAt: `/admin/${listAt}`,
  addAt: `/admin/${at}_add`,
  editAt: `/admin/${at}_edit/`,
})

/** @type {readonly FormKind[]} */
export const formKinds = [
  {
    kind: 'students',
    path: '/students',
    ...screensAt('student', 'adminpanel'),
    addAt: '/admin/add_students',
    id: 'M05_UserId',
    name: 'M05_UserName',
    make: ({ add, batch, division }) => add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id)),
    async fill(page, plan, name) {
      await fillPerson(page, plan, name)
      await choose(page, 'Division', plan.division.M11_Division_name)
    },
  },
  {
    kind: 'teachers',
    path: '/teachers',
    ...screensAt('teacher'),
    id: 'M05_UserId',
    name: 'M05_UserName',
    make: ({ add, batch }) => add('/users', teacherOf(batch.M02_BatchId)),
    async fill(page, plan, name) {
      await fillPerson(page, plan, name)
      await type(page, 'Specialization', 'Fiqh')
      for (const label of ['Allow login', 'Active']) await page.getByRole('switch', { name: label }).click()
    },
  },
  {
    kind: 'batches',
    path: '/batches',
    ...screensAt('batch'),
    id: 'M02_BatchId',
    name: 'M02_Name',
    make: ({ add, course }) =>
      add('/batches', { M02_Name: fresh('Batch'), M02_M01_CourseId: course.M01_CourseId }),
    async fill(page, { course }, name) {
      await type(page, 'Batch Name', name)
      await choose(page, 'Course', course.M01_Title)
    },
  },
  {
    kind: 'courses',
    path: '/courses',
    ...screensAt('course'),
    id: 'M01_CourseId',
    name: 'M01_Title',
    make: ({ add }) => add('/courses', { M01_Title: fresh('Course'), M01_Description: 'As it was' }),
    async fill(page, _plan, name) {
      await type(page, 'Title', name)
      await type(page, 'Description', 'Two years,\nin the evening')
    },
  },
  {
    kind: 'divisions',
    path: '/division',
    ...screensAt('division'),
    id: 'M11_Division_id',
    name: 'M11_Division_name',
    make: makeDivision,
    async fill(page, { batch, mentor }, name) {
      await type(page, 'Division Name', name)
      await choose(page, 'Batch', batch.M02_Name)
      await search(page, 'Mentor', mentor.M05_UserName)
    },
  },
  {
    kind: 'classes',
    path: '/classes',
    ...screensAt('class'),
    id: 'M03_ClassesId',
    name: 'M03_Title',
    make: ({ add, batch, division }) => add('/classes', classOf(batch.M02_BatchId, division.M11_Division_id)),
    async fill(page, { batch, division }, name) {
      await type(page, 'Subject', 'Hadith sciences')
      await type(page, 'Title', name)
      await type(page, 'YouTube Link', 'https://youtu.be/zZ9_yY8-xX7')
      await choose(page, 'Batch', batch.M02_Name)
      await search(page, 'Division', division.M11_Division_name)
      await page.keyboard.press('Escape')
      await typeDate(page, 'Schedule', '090120250715AM')
      await typeDate(page, 'Expir', '100220250845PM')
    },
  },
  {
    kind: 'roles',
    path: '/new_role',
    ...screensAt('role'),
    id: 'M04_RoleId',
    name: 'M04_RoleName',
    make: ({ add }) => add('/new_role', { name: fresh('role') }),
    fill: (page, _plan, name) => page.getByRole('textbox').fill(name),
  },
]

/** Adds a new division. @param {Plan} plan */
export function makeDivision({ add, batch, mentor }) {
  return add('/division', {
    M11_Division_name: fresh('Division'),
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
}

/** @param {string} kind */
export function formOf(kind) {
  const form = formKinds.find((each) => each.kind === kind)
  if (!form) throw new Error(`There are no forms of ${kind}.`)
  return form
}
