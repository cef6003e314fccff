import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { plan } from './console.ts'
import { test } from './server.ts'

const publicPages = [
  '/home',
  '/library',
  '/library/nabiyoram',
  '/courses',
  '/events',
  '/events-details',
  '/gallery',
  '/contact',
  '/no/such/page',
]

const consolePages = [
  'adminpanel',
  'add_students',
  'teacher',
  'teacher_add',
  'batch',
  'batch_add',
  'course',
  'course_add',
  'division',
  'division_add',
  'class',
  'class_add',
  'role',
  'role_add',
  'trash',
  'audit',
].map((page) => `/admin/${page}`)

for (const path of ['/admin', ...publicPages, ...consolePages]) {
  test(`what ${path} shows on a link or button is part of its name (WCAG 2.5.3)`, async ({
    page,
    signIn,
  }) => {
    if (path.startsWith('/admin/')) {
      await signIn()
      await plan(page)
    }
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { violations, passes, inapplicable } = await new AxeBuilder({ page })
      // Experimental, so no other run checks it.
      .withRules(['label-content-name-mismatch'])
      .analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    expect([...passes, ...inapplicable].map(({ id }) => id)).toContain('label-content-name-mismatch')
  })
}
