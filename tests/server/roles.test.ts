import { expect, test } from 'vitest'
import { found, institute, invalid, said, saved, taken, testApi } from './support.ts'

const roles = [
  { M04_RoleId: 14, M04_RoleName: 'student' },
  { M04_RoleId: 15, M04_RoleName: 'teacher' },
  { M04_RoleId: 16, M04_RoleName: 'mentor' },
  { M04_RoleId: 17, M04_RoleName: 'office' },
]

test('roles are one list under data, in the order of their ids (spec: 239, 380)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('GET', '/new_role')).toEqual(found(roles))
})

test('a new database has the two roles that users receive (spec: 474)', async () => {
  const { read } = await testApi()
  expect(await read('/new_role')).toEqual({ data: roles.slice(0, 2) })
})

test('a single role carries its name as forms send it (spec: 382)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('GET', '/new_role/16')).toEqual(
    found({ M04_RoleId: 16, M04_RoleName: 'mentor', name: 'mentor' }),
  )
})

test('a role is created and renamed by name, and answers success (spec: 240, 381, 383)', async () => {
  const { ask } = await testApi({ seed: institute })
  expect(await ask('POST', '/new_role', { json: { name: ' librarian ' } })).toEqual(
    saved({ M04_RoleId: 18, M04_RoleName: 'librarian', name: 'librarian' }, 201),
  )
  expect(await ask('PUT', '/new_role/18', { json: { name: 'archivist' } })).toEqual(
    saved({ M04_RoleId: 18, M04_RoleName: 'archivist', name: 'archivist' }),
  )
})

test.each([
  [{}, 'Title is required'],
  [{ name: ' \t' }, 'Title is required'],
  [{ name: 5 }, 'Title is required'],
  [{ name: 'x'.repeat(101) }, 'Title is too long: 100 characters at most'],
  [{ name: 'a\0' }, 'Title contains a character that cannot be saved'],
])('a role of %j is refused under its name (spec: 365, 367)', async (json, message) => {
  const { ask } = await testApi({ seed: institute })
  const refused = invalid({ name: message })
  expect(await ask('POST', '/new_role', { json })).toEqual(refused)
  expect(await ask('PUT', '/new_role/16', { json })).toEqual(refused)
})

test.each([
  [14, 'student'],
  [15, 'teacher'],
])('role %d, which users receive, can be neither deleted nor renamed (spec: 490)', async (id, name) => {
  const { read, ask } = await testApi({ seed: institute })
  expect(await ask('DELETE', `/new_role/${id}`)).toEqual(
    said(403, `The role "${name}" is needed and cannot be deleted.`),
  )
  const message = `The role "${name}" is needed, so its name cannot be changed`
  expect(await ask('PUT', `/new_role/${id}`, { json: { name: 'pupil' } })).toEqual(taken('name', message))
  expect(await read('/new_role')).toEqual({ data: roles })
})
