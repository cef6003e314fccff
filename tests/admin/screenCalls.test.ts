import { expect, test } from 'vitest'
import { callAt } from '#admin/shared/screenCalls.ts'
import { paths } from '#contract/paths.ts'

test('every screen of the console has its call in the table of permissions', () => {
  const { login, link, ...screens } = paths.admin
  const forms = Object.values(paths.forms).flatMap(({ add, edit }) => [add, edit])
  const addresses = [...Object.values(screens), ...forms].map((path) =>
    typeof path === 'string' ? path : path('7'),
  )
  expect(addresses.filter((address) => callAt(address) === undefined)).toEqual([])
  expect([login, link].map(callAt)).toEqual([undefined, undefined])
  expect(callAt(paths.admin.staff)).toBe('GET /staff')
})
