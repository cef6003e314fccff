import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { TRASH_LIFE } from '#server/store/store.ts'
import { resources } from './resources.ts'
import { answer, done, found, institute, office, said, saved, taken, testApi, tokenOf } from './support.ts'

const Saved = z.strictObject({ success: z.literal(true), data: z.record(z.string(), z.unknown()) })

const nonsense = ['0', '-1', '01', '1.0', '1e3', 'abc', '%00', '%F0%9F', ' 1', '２', '__proto__']
const tooLarge = ['2147483648', '99999999999999999999']

describe.each(resources)('$name', ({ name, path, writePath, idField, freeId, fields, changed }) => {
  const nameInWrites = writePath === '/users' ? 'User' : name

  const created = async () => {
    const api = await testApi({ seed: institute })
    const response = await api.call('POST', writePath, { json: fields })
    const { data } = Saved.parse(await response.json())
    return { ...api, response, data, id: Number(data[idField]) }
  }

  test('is created with 201, success and its ETag, and read as it was answered (spec: 371, 413, 414)', async () => {
    const { call, response, data, id } = await created()
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"'])
    const read = await call('GET', `${path}/${id}`)
    expect(read.headers.get('etag')).toBe('"1"')
    expect(await answer(read)).toEqual(found(data))
  })

  test('is changed with success and a new ETag, and read as it was answered (spec: 371, 415)', async () => {
    const { call, data, id } = await created()
    const response = await call('PUT', `${writePath}/${id}`, { json: { ...fields, ...changed } })
    const after = Saved.parse(await response.json()).data
    expect([response.status, after]).toMatchObject([200, changed])
    expect(Object.keys(after)).toEqual(Object.keys(data))
    const read = await call('GET', `${path}/${id}`)
    expect([response, read].map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"2"'])
    expect(await answer(read)).toEqual(found(after))
  })

  test('is deleted with success and a message (spec: 371, 402, 416)', async () => {
    const { ask } = await testApi({ seed: institute })
    expect(await ask('DELETE', `${path}/${freeId}`)).toEqual(done(`${name} deleted`))
    expect(await ask('GET', `${path}/${freeId}`)).toEqual(said(404, `${name} not found`))
  })

  test('that is not there is a 404 that names it, however it is asked for', async () => {
    const { ask } = await testApi({ seed: institute })
    const asked = [
      ['GET', path, '', name],
      ['PUT', writePath, '', nameInWrites],
      ['DELETE', path, '', name],
      ['POST', path, '/restore', name],
    ] as const
    for (const [method, base, more, noun] of asked) {
      for (const id of ['2147483647', ...tooLarge, ...nonsense]) {
        const options = method === 'PUT' ? { json: fields } : {}
        const message = id === '2147483647' ? `${noun} not found` : 'Not found'
        expect(await ask(method, `${base}/${id}${more}`, options), `${method} ${id}`).toEqual(
          said(404, message),
        )
      }
    }
  })

  test('is not overwritten by who has not seen what stands now (spec: 371)', async () => {
    const { call, data, id } = await created()
    const put = (ifMatch: string) =>
      call('PUT', `${writePath}/${id}`, { json: fields, headers: { 'If-Match': ifMatch } })
    expect((await put('"1"')).status).toBe(200)
    const refused = await put('"1"')
    expect(refused.headers.get('etag')).toBe('"2"')
    expect(await answer(refused)).toEqual({
      status: 412,
      body: { message: 'Somebody else changed this in the meantime.', data },
    })
    expect((await put('*')).status).toBe(200)
    expect((await put('"1')).status).toBe(400)
  })

  test('is made once by a submit that is sent twice', async () => {
    const { call } = await testApi({ seed: institute })
    const send = () => call('POST', writePath, { json: fields, headers: { 'Idempotency-Key': 'form-0001' } })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, first.headers.get('etag')]).toEqual([201, second.headers.get('etag')])
    expect(await answer(second)).toEqual(await answer(first))
  })

  test('comes back from the trash as it was, under its old id, for thirty days (spec: 371)', async () => {
    const { ask, call, clock } = await testApi({ seed: institute })
    const before = await ask('GET', `${path}/${freeId}`)
    await call('DELETE', `${path}/${freeId}`)
    clock.now += 60_000
    const restored = await call('POST', `${path}/${freeId}/restore`)
    expect(restored.headers.get('etag')).toMatch(/^"\d+"$/)
    const { data } = Saved.parse(await restored.json())
    expect({ status: restored.status, body: { data } }).toEqual(before)
    expect(await ask('GET', `${path}/${freeId}`)).toEqual(before)
    const again = await call('POST', `${path}/${freeId}/restore`)
    expect(await answer(again)).toEqual(said(404, `${name} not found`))
  })

  test('that lay in the trash for too long is gone', async () => {
    const { call, clock, signIn } = await testApi({ seed: institute })
    await call('DELETE', `${path}/${freeId}`)
    clock.now += TRASH_LIFE + 60_000
    const token = await tokenOf(await signIn(office.login, office.passwordHash))
    expect((await call('POST', `${path}/${freeId}/restore`, { token })).status).toBe(404)
  })

  test('takes from a body what it knows, and nothing else (spec: 371)', async () => {
    const { read, call, data, id } = await created()
    const forged = {
      ...fields,
      [idField]: 999,
      M05_UserId: 1,
      version: 7,
      passwordHash: 'forged',
      password_hash: 'forged',
      batch: { M02_Name: 'forged' },
      admin: true,
      constructor: 'forged',
    }
    const response = await call('PUT', `${writePath}/${id}`, { json: forged })
    expect(await answer(response)).toEqual(saved(data))
    expect(JSON.stringify(await read(`${path}/${id}`))).not.toContain('forged')
  })
})

test('one form key makes one record of each kind: two kinds never share it', async () => {
  const { call } = await testApi({ seed: institute })
  for (const { writePath, fields, name } of resources) {
    const headers = { 'Idempotency-Key': 'form-0001' }
    expect((await call('POST', writePath, { json: fields, headers })).status, name).toBe(201)
  }
})

test('what the trash gives back must still fit: a name that is taken meanwhile is a 422 under it', async () => {
  const { ask, call } = await testApi({ seed: institute })
  await call('DELETE', '/new_role/16')
  expect((await call('POST', '/new_role', { json: { name: 'Mentor' } })).status).toBe(201)
  expect(await ask('POST', '/new_role/16/restore')).toEqual(
    taken('name', 'A role with this name already exists'),
  )
})
