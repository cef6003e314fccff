import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { MAX_PARTS } from '#server/body.ts'
import { readingBodies } from '#server/node/http/bodyBytes.ts'
import { listening } from './listening.ts'
import { classFields } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, invalid, office, openToken, said, testApi } from './support.ts'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=xx'
const part = (name: string) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`
const many = (count: number, textOf: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => textOf(number))

test.each([
  ['one repeated key', form, many(MAX_PARTS + 2, () => 'a').join('&')],
  ['nothing but separators', form, '&'.repeat(MAX_PARTS + 1)],
  ['many keys', form, many(MAX_PARTS, (number) => `key${number}=1`).join('&')],
  ['one repeated part', multipart, `${many(MAX_PARTS + 1, () => part('a')).join('')}--xx--\r\n`],
  ['many parts', multipart, `${many(201, (number) => part(`key${number}`)).join('')}--xx--\r\n`],
])('a form of %s is refused: it has too many fields', async (_what, type, body) => {
  const { call } = await testApi({ seed: institute })
  const response = await call('POST', '/courses', { body, headers: { 'content-type': type } })
  expect(await answer(response)).toEqual(said(413, 'The form has too many fields.'))
})

test.each([
  [form, many(500, (number) => `M03_M11_DivisionIds[]=${number + 1}`).join('&')],
  [multipart, `${many(500, () => part('M03_M11_DivisionIds[]')).join('')}--xx--\r\n`],
])('the divisions of a large class are not too many in %s', async (type, body) => {
  const { call } = await testApi({ seed: institute })
  const response = await call('POST', '/classes', { body, headers: { 'content-type': type } })
  const { status, body: told } = await answer(response)
  expect(status).toBe(422)
  expect(Object(told).errors).toHaveProperty('M03_Title')
  expect(Object(told).errors).not.toHaveProperty('M03_M11_DivisionIds')
})

test('each field is told of once, and a list that is too long is not looked at', async () => {
  const { call } = await testApi({ seed: institute })
  const send = (M03_M11_DivisionIds: unknown) =>
    call('POST', '/classes', { json: { ...classFields, M03_M11_DivisionIds } })
  const refused = (message: string) => invalid({ M03_M11_DivisionIds: message })
  expect(await answer(await send(many(500, () => 'x')))).toEqual(refused('At least one division is required'))
  const long = refused('At most 500 can be chosen')
  expect(await answer(await send(many(40_000, () => 'x')))).toEqual(long)
  expect(await answer(await send(JSON.stringify(many(40_000, () => 'x'))))).toEqual(long)
})

test('a sign-in has 4 kB, and what is larger counts as no try', async () => {
  const { call, signIn, store } = await testApi()
  const large = { M05_LoginUserName: office.login, password: office.passwordHash, more: 'x'.repeat(4096) }
  for (let number = 0; number < 50; number += 1) {
    const refused = await call('POST', '/admin/login', { token: undefined, json: large })
    expect(await answer(refused)).toEqual(said(413, 'The request is larger than 4 kB.'))
  }
  expect((await store.audit.page({ page: 1, per_page: 15, search: '' })).total).toBe(0)
  expect((await signIn(office.login, office.passwordHash)).status).toBe(200)
})

test('the longest name and password still fit into a sign-in', async () => {
  const { signIn } = await testApi()
  expect((await signIn('ഓ'.repeat(250), 'ഓ'.repeat(1024))).status).toBe(401)
})

const { say } = await listening()

const chunked = (path: string, pieces: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: institute',
    `Authorization: Bearer ${openToken}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    'Connection: close',
    '',
    ...pieces.flatMap((piece) => [piece.length.toString(16), piece]),
    '0',
    '',
    '',
  ].join('\r\n')

const course = JSON.stringify({ M01_Title: 'Grammar', M01_Description: 'Two terms' })

test('a body that comes byte by byte is read', async () => {
  expect(await say(chunked('/api/courses', course.split('')))).toContain('"M01_Title":"Grammar"')
})

test('a body in more pieces than any network makes of it is refused', async () => {
  const heard = await say(chunked('/api/courses', course.padEnd(10_000).split('')))
  expect(heard).toContain('HTTP/1.1 400')
  expect(heard).toContain('The request came in too many pieces.')
})

test('a body that hides its size is refused once it is too large', async () => {
  const heard = await say(
    chunked(
      '/api/courses',
      many(30, () => ' '.repeat(10_000)),
    ),
  )
  expect(heard).toContain('HTTP/1.1 413')
  expect(await say(chunked('/api/admin/login', [' '.repeat(5000)]))).toContain('larger than 4 kB')
})

test.each(['before it is read', 'while it is read'])('a body whose sender goes %s is a 400', async (when) => {
  const incoming = new Readable({ read() {} })
  incoming.push('{"M01_')
  if (when === 'before it is read') incoming.destroy()
  const app = readingBodies(async (_request, { readBytes }) => {
    await readBytes?.(100)
    return new Response()
  })
  const answered = app(new Request('http://institute/'), { incoming })
  if (when === 'while it is read') incoming.destroy()
  await expect(answered).rejects.toMatchObject({
    status: 400,
    message: 'The request ended before its body did.',
  })
})
