import type { Page } from '@playwright/test'
import { classOf, fresh, planWith, studentOf, type Adder } from './records.mjs'

/** Adds one record of each kind. Returns a function that fills in their ids. */
export async function idsOf(adder: Adder) {
  const { add, course, batch, mentor, division } = await planWith(adder)
  const place = [batch.M02_BatchId, division.M11_Division_id] as const
  const ids: Record<string, number> = {
    student: (await add('/users', studentOf(...place))).M05_UserId,
    teacher: mentor.M05_UserId,
    batch: batch.M02_BatchId,
    course: course.M01_CourseId,
    division: division.M11_Division_id,
    lesson: (await add('/classes', classOf(...place))).M03_ClassesId,
    role: (await add('/new_role', { name: fresh('Role') })).M04_RoleId,
  }
  return (text: string) => text.replace(/:(\w+)/, (_all, name: string) => String(ids[name]))
}

/** What stands in the place of what is not there yet. */
export const placeholders = {
  rows: (page: Page) => page.locator('[aria-busy=true] table'),
  record: (page: Page) => page.locator('output', { hasText: /^Loading$/ }),
  filters: (page: Page) => page.getByText('Loading...', { exact: true }),
}

export type Screen = readonly [
  address: string,
  heading: string,
  placeholder: keyof typeof placeholders,
  calls: readonly string[],
]

const batches = '/batch_ids'

/** Every screen: its heading, what stands there before its scripts, and the calls that are under way by then. */
export const screens: readonly Screen[] = [
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
