import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ErrorBody } from '#contract/errors.ts'
import { listOf } from '#contract/text/listOf.ts'
import { MAX_BODY } from '#server/body.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { answerTo, valid } from '#server/http.ts'
import { answer, formOf, courses, invalid, said, saved, testApi } from './support.ts'

const fields = { M01_Title: 'Grammar', M01_Description: 'Two terms' }
const created = { M01_CourseId: 4, ...fields }

const kinds: [string, () => BodyInit, Record<string, string>][] = [
  ['JSON', () => JSON.stringify(fields), { 'content-type': 'application/json; charset=utf-8' }],
  [
    'JSON with a byte order mark',
    () => `\uFEFF${JSON.stringify(fields)}`,
    { 'content-type': 'APPLICATION/JSON' },
  ],
  ['multipart', () => formOf(fields), {}],
  ['urlencoded', () => new URLSearchParams(fields), {}],
]

test.each(kinds)(
  'a course may be written as %s, in POST and in PUT (spec: 414, 415)',
  async (_kind, body, headers) => {
    const { ask } = await testApi({ courses: courses(3) })
    expect(await ask('POST', '/courses', { body: body(), headers })).toEqual(saved(created, 201))
    expect(await ask('PUT', '/courses/4', { body: body(), headers })).toEqual(saved(created))
  },
)

const json = 'application/json'
const form = 'multipart/form-data; boundary=xx'

const noJson = [400, 'The body is not valid JSON.'] as const
const noObject = [400, 'The body must be a JSON object.'] as const
const noForm = [400, 'The form data is malformed.'] as const
const otherType = [415, 'Send the fields as JSON, multipart or urlencoded.'] as const

test.each([
  ['broken JSON', json, '{"M01_Title":', ...noJson],
  ['no JSON at all', json, '', ...noJson],
  ['two JSON values', json, '{}{}', ...noJson],
  ['a JSON array', json, '[{"M01_Title":"x"}]', ...noObject],
  ['JSON null', json, 'null', ...noObject],
  ['a JSON string', json, '"text"', ...noObject],
  ['multipart without parts', form, 'nonsense', ...noForm],
  ['multipart cut short', form, '--xx\r\nContent-Disposition: form-data; name="a"', ...noForm],
  ['multipart without a boundary', 'multipart/form-data', '--xx--', ...noForm],
  ['plain text', 'text/plain', '{}', ...otherType],
  ['XML', 'application/xml', '<a/>', ...otherType],
  ['a type that only begins like JSON', 'application/jsonp', '{}', ...otherType],
])('%s is refused in words', async (_what, type, body, status, message) => {
  const { ask } = await testApi({ courses: courses(1) })
  const headers = { 'content-type': type }
  expect(await ask('POST', '/courses', { body, headers })).toEqual(said(status, message))
  expect(await ask('PUT', '/courses/1', { body, headers })).toEqual(said(status, message))
})

test('a write without a body and a type is a 415', async () => {
  const { call } = await testApi()
  expect((await call('POST', '/courses')).status).toBe(415)
})

test('a file where text belongs counts as missing', async () => {
  const { ask } = await testApi()
  const body = new FormData()
  body.append('M01_Title', new File(['Grammar'], 'title.txt'))
  body.append('M01_Description', 'Two terms')
  expect(await ask('POST', '/courses', { body })).toMatchObject({
    status: 422,
    body: { errors: { M01_Title: ['Title is required'] } },
  })
})

const tooLarge = said(413, 'The request is larger than 256 kB.')

test('a body that announces more than 256 kB is refused before it is read', async () => {
  const { ask } = await testApi()
  const headers = { 'content-type': json, 'content-length': String(MAX_BODY + 1) }
  expect(await ask('POST', '/courses', { body: '{}', headers })).toEqual(tooLarge)
})

test('a body that hides its size is read to 256 kB and no further', async () => {
  const { ask } = await testApi()
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  const headers = { 'content-type': json }
  expect(await ask('POST', '/courses', { body: endless, headers })).toEqual(tooLarge)
  expect(sent).toBeLessThanOrEqual(MAX_BODY + 3 * chunk.byteLength)
})

test('a body of exactly 256 kB is read', async () => {
  const { call } = await testApi()
  const body = `${JSON.stringify(fields)}${' '.repeat(MAX_BODY)}`.slice(0, MAX_BODY)
  expect((await call('POST', '/courses', { body, headers: { 'content-type': json } })).status).toBe(201)
})

/** Class fields of a later milestone: a list of ids, as forms send it. */
const echo = new Hono<AppEnv>()
echo.onError((error, c) => answerTo(error, c, { isUnavailable: () => false, isFull: () => false }))
const Ids = z.object({
  ids: listOf(z.coerce.number().check(z.int(), z.gte(1, 'No such division')), 'Division is required', 3),
})
echo.post('/', valid('json', Ids), (c) => c.json(c.req.valid('json')))

const sendIds = async (body: BodyInit, type?: string) =>
  answer(
    await echo.request('/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }),
  )

test.each<[string, BodyInit, string?]>([
  ['a JSON array', '{"ids":[3,7]}', json],
  ['JSON with the array in a string', '{"ids":"[3,7]"}', json],
  ['key[] in multipart', formOf({ 'ids[]': [3, 7] })],
  ['a repeated key in multipart', formOf({ ids: [3, 7] })],
  ['a JSON string in multipart', formOf({ ids: ' [3,"7"]' })],
  ['key[] urlencoded', new URLSearchParams('ids[]=3&ids[]=7')],
  ['a repeated key urlencoded', new URLSearchParams('ids=3&ids=7')],
  ['a JSON string urlencoded', new URLSearchParams({ ids: '[3,7]' })],
])('a list arrives as %s (spec: 512)', async (_how, body, type) => {
  expect(await sendIds(body, type)).toEqual({ status: 200, body: { ids: [3, 7] } })
})

test.each<[string, BodyInit, string?]>([
  ['one JSON value', '{"ids":3}', json],
  ['one key[]', formOf({ 'ids[]': 3 })],
  ['one plain key', new URLSearchParams({ ids: '3' })],
])('a list of one arrives as %s (spec: 512)', async (_how, body, type) => {
  expect(await sendIds(body, type)).toEqual({ status: 200, body: { ids: [3] } })
})

test('a list that is missing or is none of ids is a 422 in the contract’s words', async () => {
  const missing = await sendIds('{}', json)
  expect(missing).toEqual(invalid({ ids: 'Division is required' }))
  expect(await sendIds('{"ids":"[0]"}', json)).toMatchObject({
    body: { errors: { ids: ['No such division'] } },
  })
  expect((await sendIds('{"ids":"[3"}', json)).status).toBe(422)
  expect(ErrorBody.safeParse(missing.body).success).toBe(true)
})

test('a form key of __proto__ is a key like any other', async () => {
  const { call } = await testApi()
  const body = new URLSearchParams('__proto__=x&__proto__[polluted]=y&M01_Title=Own&M01_Description=Text')
  expect((await call('POST', '/courses', { body })).status).toBe(201)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
