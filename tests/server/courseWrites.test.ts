import { expect, test } from 'vitest'
import { answer, courses, invalid, said, saved, testApi } from './support.ts'

const grammar = { M01_Title: 'Grammar', M01_Description: 'Two terms' }

test.each([
  [{ M01_Title: 'a\0b' }, { M01_Title: 'Title contains a character that cannot be saved' }],
  [
    { M01_Description: 'half \uD83D' },
    { M01_Description: 'Description contains a character that cannot be saved' },
  ],
  [{ M01_Title: 'x'.repeat(256) }, { M01_Title: 'Title is too long: 255 characters at most' }],
])('a course is refused what cannot be kept, under its field: %j (spec: 367)', async (part, faults) => {
  const { ask } = await testApi()
  expect(await ask('POST', '/courses', { json: { ...grammar, ...part } })).toEqual(invalid(faults))
})

test('texts of full length, whole emoji and Malayalam are kept; ends are trimmed and line ends made one', async () => {
  const { ask } = await testApi()
  const json = { M01_Title: `  ${'ഹ'.repeat(255)}\t`, M01_Description: '\r\n 😀 one\r\ntwo\rthree ' }
  expect(await ask('POST', '/courses', { json })).toMatchObject({
    status: 201,
    body: { data: { M01_Title: 'ഹ'.repeat(255), M01_Description: '😀 one\ntwo\nthree' } },
  })
})

test('fields that a course does not have are left out, an id among them', async () => {
  const { ask } = await testApi({ courses: courses(3) })
  const body = '{"M01_CourseId":1,"M01_Title":"Own","M01_Description":"id","admin":true,"__proto__":{"x":1}}'
  const headers = { 'content-type': 'application/json' }
  expect(await ask('POST', '/courses', { body, headers })).toEqual(
    saved({ M01_CourseId: 4, M01_Title: 'Own', M01_Description: 'id' }, 201),
  )
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('a weak ETag, which packing on the way makes of one, is as good', async () => {
  const { call } = await testApi({ courses: courses(1) })
  const read = await call('GET', '/courses/1', { headers: { 'Accept-Encoding': 'gzip' } })
  const weak = read.headers.get('etag') ?? ''
  expect([read.headers.get('content-encoding'), weak]).toEqual(['gzip', 'W/"1"'])
  const put = () => call('PUT', '/courses/1', { json: grammar, headers: { 'If-Match': weak } })
  expect([(await put()).status, (await put()).status]).toEqual([200, 412])
})

test('a course that is gone is a 404, whatever If-Match says', async () => {
  const { call } = await testApi()
  expect((await call('PUT', '/courses/1', { json: grammar, headers: { 'If-Match': '"1"' } })).status).toBe(
    404,
  )
})

const oddVersions = ['1', '""', '"abc"', 'W/1', '"1", "2"', '"-1"', '"2147483648"', '']
const oddKeys = ['short', 'x'.repeat(101), 'with space', 'semi;colon', '']

test.each([
  ...oddVersions.map((version) => ['PUT', '/courses/1', 'If-Match', version] as const),
  ...oddKeys.map((key) => ['POST', '/courses', 'Idempotency-Key', key] as const),
])(
  'a %s of %s with a malformed %s of %j is refused, and nothing is saved',
  async (method, path, name, value) => {
    const { call, read } = await testApi({ courses: courses(1) })
    const words = {
      'If-Match': 'If-Match must be the ETag of the record.',
      'Idempotency-Key': 'Idempotency-Key must be 8 to 100 letters, digits, - or _.',
    }
    const response = await call(method, path, { json: grammar, headers: { [name]: value } })
    expect(await answer(response)).toEqual(said(400, words[name]))
    expect(await read('/courses')).toMatchObject({ data: courses(1) })
  },
)
