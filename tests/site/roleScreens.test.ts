import { expect, test } from 'vitest'
import { roleScreenAt } from '#contract/paths.ts'

test.each([
  ['/role', '/admin/role'],
  ['/role_add', '/admin/role_add'],
  ['/Role_Add/', '/admin/role_add'],
  ['/role_edit/16', '/admin/role_edit/16'],
  ['/role_edit', undefined],
  ['/role_edit/x', undefined],
  ['/roles', undefined],
  ['/home', undefined],
  ['/admin/role', undefined],
])('%s without a server leads to %s in the console (spec: 501)', (pathname, goal) => {
  expect(roleScreenAt(pathname)).toBe(goal)
})
