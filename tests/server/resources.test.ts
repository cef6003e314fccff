import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { LoginAnswer } from '#contract/auth.ts'
import { TRASH_LIFE } from '#server/store/store.ts'
import { resources } from './resources.ts'
import { answer, institute, office, testApi } from './support.ts'

const Saved = z.strictObject({ success: z.literal(true), data: z.record(z.string(), z.unknown()) })

describe.each(resources)('$name', ({ name, path, writePath, idField, freeId, fields }) => {
  const nameInWrites = writePath === '/users' ? 'User' : name

  const created = async () => {
    const api = await testApi({ seed: institute })
    const response = await api.call('POST', writePath, { json: fields })
    const { data } = Saved.parse(await response.json())
    return { ...api, response, data, id: Number(data[idField]) }
  }

  test('is created with 201, success and its ETag, and read as it was answered (spec: 371)', async () => {
    const { call, response, data, id } = await created()
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"'])
    const read = await call('GET', `${path}/${id}`)
    expect(read.headers.get('etag')).toBe('"1"')
    expect(await answer(read)).toEqual({ status: 200, body: { data } })
  })

  test('is changed with success and a new ETag (spec: 371)', async () => {
    const { call, data, id } = await created()
    const response = await call('PUT', `${writePath}/${id}`, { json: fields })
    expect(response.headers.get('etag')).toBe('"2"')
    expect(await answer(response)).toEqual({ status: 200, body: { success: true, data } })
  })

  test('is deleted with success and a message (spec: 371, 402)', async () => {
    const { call } = await testApi({ seed: institute })
    expect(await answer(await call('DELETE', `${path}/${freeId}`))).toEqual({
      status: 200,
      body: { success: true, message: `${name} deleted` },
    })
    expect((await call('GET', `${path}/${freeId}`)).status).toBe(404)
  })

  test('that is not there is a 404 that names it, however it is asked for', async () => {
    const { call } = await testApi({ seed: institute })
    const asked = [
      ['GET', path, '', name],
      ['PUT', writePath, '', nameInWrites],
      ['DELETE', path, '', name],
      ['POST', path, '/restore', name],
    ] as const
    for (const [method, base, more, noun] of asked) {
      for (const [id, message] of [
        ['2147483647', `${noun} not found`],
        ['2147483648', 'Not found'],
        ['0', 'Not found'],
        ['1e3', 'Not found'],
        ['%00', 'Not found'],
      ]) {
        const options = method === 'PUT' ? { json: fields } : {}
        const response = await call(method, `${base}/${id}${more}`, options)
        expect(await answer(response), `${method} ${id}`).toEqual({ status: 404, body: { message } })
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
    expect(first.status).toBe(201)
    expect(await answer(second)).toEqual(await answer(first))
  })

  test('comes back from the trash as it was, under its old id, for thirty days (spec: 371)', async () => {
    const { call, clock } = await testApi({ seed: institute })
    const before = await answer(await call('GET', `${path}/${freeId}`))
    await call('DELETE', `${path}/${freeId}`)
    clock.now += 60_000
    const restored = await call('POST', `${path}/${freeId}/restore`)
    expect(restored.headers.get('etag')).toMatch(/^"\d+"$/)
    const { data } = Saved.parse(await restored.json())
    expect({ status: restored.status, body: { data } }).toEqual(before)
    expect(await answer(await call('GET', `${path}/${freeId}`))).toEqual(before)
    const again = await call('POST', `${path}/${freeId}/restore`)
    expect(await answer(again)).toEqual({ status: 404, body: { message: `${name} not found` } })
  })

  test('that lay in the trash for too long is gone', async () => {
    const { call, clock, signIn } = await testApi({ seed: institute })
    await call('DELETE', `${path}/${freeId}`)
    clock.now += TRASH_LIFE + 60_000
    const { token } = LoginAnswer.parse(await (await signIn(office.login, office.passwordHash)).json())
    expect((await call('POST', `${path}/${freeId}/restore`, { token })).status).toBe(404)
  })

  test('takes from a body what it knows, and nothing else (spec: 371)', async () => {
    const { call, data, id } = await created()
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
    expect(await answer(response)).toEqual({ status: 200, body: { success: true, data } })
    expect(JSON.stringify(await (await call('GET', `${path}/${id}`)).json())).not.toContain('forged')
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
  const { call } = await testApi({ seed: institute })
  await call('DELETE', '/new_role/16')
  expect((await call('POST', '/new_role', { json: { name: 'Mentor' } })).status).toBe(201)
  expect(await answer(await call('POST', '/new_role/16/restore'))).toEqual({
    status: 422,
    body: {
      message: 'A role with this name already exists',
      errors: { name: ['A role with this name already exists'] },
    },
  })
})
