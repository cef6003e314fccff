import { expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { nodeAuthKit } from '#server/node/authKit.ts'
import { PASSWORD, resources, studentFields, teacherFields } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, lightKit, office, testApi } from './support.ts'

/** A hash of its own for each password, so that an answer with one in it is known. */
const auth = { ...lightKit, hashPassword: async (text: string) => `kept-as-${await lightKit.digest(text)}` }

async function overheard() {
  const store = await mockStore({ accounts: [office], ...institute })
  const written = {
    student: vi.spyOn(store.students, 'replace'),
    teacher: vi.spyOn(store.teachers, 'replace'),
  }
  return { ...(await testApi({ store, auth })), written }
}

test('no answer shows a password or its hash: single records have a marker, lists nothing', async () => {
  const { call } = await overheard()
  const answers: string[] = []
  const ask: typeof call = async (method, path, options) => {
    const response = await call(method, path, options)
    expect(response.ok, `${method} ${path}`).toBe(true)
    answers.push(await response.clone().text())
    return response
  }
  for (const { path, writePath, fields } of resources.filter((resource) => resource.writePath === '/users')) {
    const headers = { 'Idempotency-Key': `form-of${path.slice(1)}` }
    const add = () => ask('POST', writePath, { json: fields, headers })
    const singles = [await add(), await add()]
    const id = path === '/students' ? 216 : 217
    singles.push(await ask('GET', `${path}/${id}`), await ask('PUT', `/users/${id}`, { json: fields }))
    await ask('DELETE', `${path}/${id}`)
    singles.push(await ask('POST', `${path}/${id}/restore`))
    for (const single of singles) {
      expect(await single.json()).toMatchObject({ data: { M05_Password: PASSWORD_MARKER } })
    }
    const stale = await call('PUT', `/users/${id}`, { json: fields, headers: { 'If-Match': '"99"' } })
    expect(await answer(stale)).toMatchObject({
      status: 412,
      body: { data: { M05_Password: PASSWORD_MARKER } },
    })
    const list = await (await ask('GET', `${path}?page=1`)).text()
    expect(list).toContain(fields.M05_UserCode)
    expect(list).not.toMatch(/password/i)
  }
  expect(answers.join()).not.toMatch(new RegExp(`${PASSWORD}|kept-as|passwordHash|password_hash|seeded`))
})

test.each([PASSWORD_MARKER, '', null, undefined])(
  'a change with a password of %j keeps the one that stands (spec: 289)',
  async (password) => {
    const { call, written } = await overheard()
    const student = { ...studentFields, M05_Password: password }
    const teacher = { ...teacherFields, M05_Password: password }
    expect((await call('PUT', '/users/215', { json: student })).status).toBe(200)
    expect((await call('PUT', '/users/103', { json: teacher })).status).toBe(200)
    for (const spy of [written.student, written.teacher]) {
      expect(spy.mock.calls[0]?.[1]).not.toHaveProperty('passwordHash')
      expect(spy.mock.calls[0]?.[1]).not.toHaveProperty('M05_Password')
    }
  },
)

test('a new password reaches the store as its hash alone', async () => {
  const { call, written } = await overheard()
  expect((await call('PUT', '/users/215', { json: studentFields })).status).toBe(200)
  const [, body] = written.student.mock.calls[0] ?? []
  expect(body).toHaveProperty('passwordHash', await auth.hashPassword(PASSWORD))
  expect(JSON.stringify(body)).not.toContain(PASSWORD)
})

test('the server keeps a password as argon2id, with salt of its own each time', async () => {
  const kit = await nodeAuthKit({ idleMs: 1, absoluteMs: 1 })
  const [one, other] = [await kit.hashPassword(PASSWORD), await kit.hashPassword(PASSWORD)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await kit.verifyPassword(one, PASSWORD)).toBe(true)
  expect(await kit.verifyPassword(one, `${PASSWORD}x`)).toBe(false)
})

test('a password that is sent again with its submit is kept in the same form, with any other it is not', async () => {
  const kit = await nodeAuthKit({ idleMs: 1, absoluteMs: 1 })
  const hashes = await Promise.all(['one', 'one', 'two'].map((seed) => kit.hashPassword(PASSWORD, seed)))
  expect(hashes[1]).toBe(hashes[0])
  expect(hashes[2]).not.toBe(hashes[0])
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/)
  expect(await kit.verifyPassword(String(hashes[0]), PASSWORD)).toBe(true)
})
