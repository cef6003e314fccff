import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { studentFields, waysToWrite } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, found, testApi } from './support.ts'

const Saved = z.object({ data: z.record(z.string(), z.unknown()) })

const started = async () => {
  const api = await testApi({ seed: institute })
  const submit = (path: string, json: object) =>
    api.call('POST', path, { json, headers: { 'Idempotency-Key': 'form-0001' } })
  return { ...api, submit }
}

describe.each(waysToWrite)('$name', ({ path, writePath, idField, fields, changed }) => {
  test('is not made again by a corrected form: a 409 tells what stands', async () => {
    const { ask, submit } = await started()
    const first = await submit(writePath, fields)
    const { data } = Saved.parse(await first.json())
    const corrected = await submit(writePath, { ...fields, ...changed })
    expect(corrected.headers.get('etag')).toBe('"1"')
    expect(await answer(corrected)).toEqual({
      status: 409,
      body: { message: 'This form was already saved with other values.', data },
    })
    expect(await ask('GET', `${path}/${Number(data[idField])}`)).toEqual(found(data))
    expect(await answer(await submit(writePath, fields))).toMatchObject({ status: 201, body: { data } })
  })

  test('is made by the same form once what it made before was deleted', async () => {
    const { call, submit } = await started()
    const { data } = Saved.parse(await (await submit(writePath, fields)).json())
    await call('DELETE', `${path}/${Number(data[idField])}`)
    const again = await submit(writePath, { ...fields, ...changed })
    expect(again.status).toBe(201)
    expect(Saved.parse(await again.json()).data[idField]).not.toBe(data[idField])
    expect((await submit(writePath, fields)).status).toBe(409)
  })
})

test('a password that was corrected is another value', async () => {
  const { submit } = await started()
  expect((await submit('/users', studentFields)).status).toBe(201)
  expect((await submit('/users', studentFields)).status).toBe(201)
  const corrected = await submit('/users', { ...studentFields, M05_Password: 'Asr-4-forty' })
  expect(await answer(corrected)).toMatchObject({ status: 409, body: { data: { M05_UserCode: 'IHS-2001' } } })
})

test('the same values in another order, form or spelling are the same submit', async () => {
  const { call, submit } = await started()
  const fields = { M01_Title: 'Grammar', M01_Description: 'Two terms' }
  const first = await answer(await submit('/courses', fields))
  expect(
    await answer(await submit('/courses', { M01_Description: ' Two terms ', M01_Title: 'Grammar' })),
  ).toEqual(first)
  const body = new URLSearchParams({ ...fields, version: '7' })
  const form = await call('POST', '/courses', { body, headers: { 'Idempotency-Key': 'form-0001' } })
  expect(await answer(form)).toEqual(first)
})
