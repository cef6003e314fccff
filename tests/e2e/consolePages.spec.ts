import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/testSteps.mjs'
import { plan } from './console.ts'
import { holdScripts } from './holdScripts.ts'
import { listenTo } from './pages.ts'
import { classOf, fresh, studentOf } from './records.mjs'
import { test } from './server.ts'

type Ids = Record<'student' | 'teacher' | 'batch' | 'course' | 'division' | 'lesson' | 'role', number>

/** One record of each kind. */
async function addRecords(page: Page): Promise<Ids> {
  const { add, course, batch, mentor, division } = await plan(page)
  const place = [batch.M02_BatchId, division.M11_Division_id] as const
  return {
    student: (await add('/users', studentOf(...place))).M05_UserId,
    teacher: mentor.M05_UserId,
    batch: batch.M02_BatchId,
    course: course.M01_CourseId,
    division: division.M11_Division_id,
    lesson: (await add('/classes', classOf(...place))).M03_ClassesId,
    role: (await add('/new_role', { name: fresh('Role') })).M04_RoleId,
  }
}

let records: Promise<Ids> | undefined

/** What stands in the place of what is not there yet. */
const placeholders = {
  rows: (page: Page) => page.locator('[aria-busy=true] table'),
  record: (page: Page) => page.locator('output', { hasText: /^Loading$/ }),
  filters: (page: Page) => page.getByText('Loading...', { exact: true }),
}

type Row = readonly [
  address: string,
  heading: string,
  placeholder: keyof typeof placeholders,
  calls: readonly string[],
]

const batches = '/batch_ids'

/** Every screen: its heading, what stands there before its scripts, and the calls that are under way by then. */
const screens: readonly Row[] = [
  ['adminpanel', 'Students', 'rows', ['/students?page=1&search=', batches]],
  [
    'adminpanel?page=1&batch_id=:batch',
    'Students',
    'rows',
    ['/students?page=1&search=&batch_id=:batch', batches],
  ],
  ['adminpanel?search=Asma+Koya', 'Students', 'rows', ['/students?page=1&search=Asma+Koya', batches]],
  ['AdminPanel', 'Students', 'rows', ['/students?page=1&search=', batches]],
  ['add_students', 'Student Creation', 'record', [batches, '/students?page=1&per_page=30']],
  ['student_edit/:student', 'Edit Student', 'record', ['/students/:student', batches]],
  ['student_detail/:student', 'Student Details', 'record', ['/students/:student']],
  ['teacher', 'Teachers', 'rows', ['/teachers?page=1&search=', batches]],
  ['teacher_add', 'Teacher Creation', 'record', ['/new_role', batches]],
  ['teacher_edit/:teacher', "Edit Teacher Detail's", 'record', ['/teachers/:teacher', '/new_role', batches]],
  ['teacher_detail/:teacher', 'Courses', 'rows', ['/courses?page=1&search=']],
  ['batch', 'Batches', 'rows', ['/batches?page=1&search=']],
  ['batch_add', 'Batch Creation', 'record', ['/course_ids']],
  ['batch_edit/:batch', 'Batch Edits', 'record', ['/batches/:batch', '/course_ids']],
  ['course', 'Courses', 'rows', ['/courses?page=1&search=']],
  ['course_add', 'Course Creation', 'record', []],
  ['course_edit/:course', 'Edit Course', 'record', ['/courses/:course']],
  ['division', 'Divisions', 'rows', ['/division?page=1&search=', batches, '/teachers?']],
  ['division_add', 'Division Creation', 'record', [batches, '/teachers?']],
  ['division_edit/:division', 'Edit Division', 'record', ['/division/:division', batches, '/teachers?']],
  ['class', 'Classes', 'rows', ['/classes?page=1&search=', batches]],
  ['class?batch_id=:batch', 'Classes', 'rows', ['/classes?page=1&search=&batch_id=:batch', batches]],
  ['class_add', 'Class Schedule', 'record', [batches]],
  ['class_edit/:lesson', 'Edit Class', 'record', ['/classes/:lesson', batches]],
  ['role', 'Roles', 'rows', ['/new_role']],
  ['role_add', 'Role Creation', 'record', []],
  ['role_edit/:role', 'Edit Role', 'record', ['/new_role/:role']],
  ['print', 'Print', 'filters', [batches]],
  ['trash', 'Recently deleted', 'rows', ['/trash?page=1']],
  ['audit', 'History', 'rows', ['/audit?page=1&search=']],
]

/** One of each kind of screen; `npm run test:all` opens the others too. */
const ofEachKind = [
  'adminpanel?page=1&batch_id=:batch',
  'teacher_edit/:teacher',
  'student_detail/:student',
  'class_add',
  'audit',
]

/**
 * Known only when a record, or the choice of a batch, is: the divisions of the batch. And what the person may do, which the
 * console knows from the last time and asks for again behind the screen, as it does for the number of live classes.
 */
const isLater = (call: string) =>
  /^\/(division\?batch_id=\d+|classes\?batch_id=\d+&(from|video)=.+|classes\?when=live.*|account)$/.test(call)

for (const [path, heading, placeholder, calls] of screens) {
  const tag = ofEachKind.includes(path) ? [] : [ONLY_IN_ALL]
  const title = `/admin/${path} is there before its scripts, and asks for each thing once`
  test(title, { tag }, async ({ page, signIn }) => {
    records ??= addRecords(page)
    const ids = new Map<string, number>(Object.entries(await records))
    const filled = (text: string) => text.replace(/:(\w+)/, (_all, name: string) => String(ids.get(name)))
    await signIn()
    const { faults } = await listenTo(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const [, call] = request.url().split('/api')
      if (call !== undefined && request.method() === 'GET') asked.push(call)
    })
    const release = await holdScripts(page)

    await page.goto(`/admin/${filled(path)}`, { waitUntil: 'commit' })
    await expect(page).toHaveTitle(`${heading} · Admin`)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible()
    await expect(placeholders[placeholder](page)).toBeAttached()
    await expect.poll(() => asked.length).toBe(calls.length)
    expect(asked.toSorted()).toEqual(calls.map(filled).toSorted())

    release()
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    await expect(placeholders[placeholder](page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((call) => !isLater(call)).toSorted()).toEqual(calls.map(filled).toSorted())
    expect(faults).toEqual([])
  })
}

test('an address without a screen says so before its scripts, and no id of an address gets into a page', async ({
  page,
  signIn,
}) => {
  await signIn()
  await holdScripts(page)
  const hostile = '%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'
  await page.goto('/admin/no/such/screen', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Not found', exact: true })).toBeAttached()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/admin/course_edit/${hostile}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

test('nothing is asked for without a sign-in, and a draft is there when the scripts are', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.goto('/admin/class')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(asked).toEqual([])
  await signIn()
  const { faults } = await listenTo(page)
  await page.goto('/admin/course_add')
  await page.getByRole('textbox', { name: 'Title' }).fill('Grammar')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Grammar')
  expect(faults).toEqual([])
})
