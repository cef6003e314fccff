import { expect, test } from 'vitest'
import { TITLE_TAKEN } from '#contract/courses.ts'
import { answer, courseNumber, courses, testApi } from './support.ts'

const grammar = { M01_Title: 'Grammar', M01_Description: 'Two terms' }

test('a course is created, read, changed and deleted (spec: 413 to 416)', async () => {
  const { call } = await testApi()
  const course = { M01_CourseId: 1, ...grammar }
  expect(await answer(await call('POST', '/courses', { json: grammar }))).toEqual({
    status: 201,
    body: { success: true, data: course },
  })
  expect(await answer(await call('GET', '/courses/1'))).toEqual({ status: 200, body: { data: course } })
  const changed = { M01_Title: 'Grammar II', M01_Description: 'One term' }
  expect(await answer(await call('PUT', '/courses/1', { json: changed }))).toEqual({
    status: 200,
    body: { success: true, data: { M01_CourseId: 1, ...changed } },
  })
  expect(await answer(await call('DELETE', '/courses/1'))).toEqual({
    status: 200,
    body: { success: true, message: 'Course deleted' },
  })
  expect(await answer(await call('GET', '/courses/1'))).toEqual({
    status: 404,
    body: { message: 'Course not found' },
  })
})

const nonsenseIds = ['0', '-1', '01', '1.0', '1e3', 'abc', '%00', '%F0%9F', ' 1', '２', '__proto__']

test.each([...nonsenseIds, '2147483648', '99999999999999999999'])(
  'an id of %j names no course: reading, changing and deleting it is a 404',
  async (id) => {
    const { call } = await testApi({ courses: courses(3) })
    const path = `/courses/${id}`
    const responses = [
      await call('GET', path),
      await call('PUT', path, { json: grammar }),
      await call('DELETE', path),
    ]
    expect(await Promise.all(responses.map(answer))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 404, body: { message: 'Not found' } })),
    )
  },
)

test('an id without a course is a 404 that says so', async () => {
  const { call } = await testApi({ courses: courses(3) })
  for (const response of [
    await call('GET', '/courses/2147483647'),
    await call('PUT', '/courses/4', { json: grammar }),
    await call('DELETE', '/courses/4'),
  ]) {
    expect(await answer(response)).toEqual({ status: 404, body: { message: 'Course not found' } })
  }
})

const bothRequired = {
  M01_Title: ['Title is required'],
  M01_Description: ['Description is required'],
}

test.each([
  ['missing', {}],
  ['blank', { M01_Title: ' \t\n\u00A0', M01_Description: '' }],
  ['null', { M01_Title: null, M01_Description: null }],
  ['numbers', { M01_Title: 5, M01_Description: 1e300 }],
  ['booleans', { M01_Title: true, M01_Description: false }],
  ['arrays', { M01_Title: ['Grammar'], M01_Description: [] }],
  ['objects', { M01_Title: { text: 'Grammar' }, M01_Description: {} }],
])('title and description are required: %s gives 422 on both (spec: 363, 364, 367)', async (_what, json) => {
  const { call } = await testApi({ courses: courses(1) })
  const refused = { status: 422, body: { message: 'Some fields need attention', errors: bothRequired } }
  expect(await answer(await call('POST', '/courses', { json }))).toEqual(refused)
  expect(await answer(await call('PUT', '/courses/1', { json }))).toEqual(refused)
  expect(await (await call('GET', '/courses')).json()).toMatchObject({ data: [courseNumber(1)] })
})

const unsavable = (label: string) => `${label} contains a character that cannot be saved`

test.each([
  ['M01_Title', 'a\0b', unsavable('Title')],
  ['M01_Title', '\uD83D', unsavable('Title')],
  ['M01_Title', '\uDE00 first', unsavable('Title')],
  ['M01_Title', 'x'.repeat(256), 'Title is too long: 255 characters at most'],
  ['M01_Description', 'a\0', unsavable('Description')],
  ['M01_Description', 'half \uD83D', unsavable('Description')],
  ['M01_Description', 'x'.repeat(5001), 'Description is too long: 5000 characters at most'],
])('%s refuses what cannot be kept, under its field (spec: 367)', async (field, text, message) => {
  const { call } = await testApi()
  expect(await answer(await call('POST', '/courses', { json: { ...grammar, [field]: text } }))).toEqual({
    status: 422,
    body: { message: 'Some fields need attention', errors: { [field]: [message] } },
  })
})

test('texts of full length, whole emoji and Malayalam are kept; ends are trimmed and line ends made one', async () => {
  const { call } = await testApi()
  const json = { M01_Title: `  ${'ഹ'.repeat(255)}\t`, M01_Description: '\r\n 😀 one\r\ntwo\rthree ' }
  expect(await answer(await call('POST', '/courses', { json }))).toMatchObject({
    status: 201,
    body: { data: { M01_Title: 'ഹ'.repeat(255), M01_Description: '😀 one\ntwo\nthree' } },
  })
})

test('fields that a course does not have are left out, an id among them', async () => {
  const { call } = await testApi({ courses: courses(3) })
  const body = '{"M01_CourseId":1,"M01_Title":"Own","M01_Description":"id","admin":true,"__proto__":{"x":1}}'
  const headers = { 'content-type': 'application/json' }
  expect(await answer(await call('POST', '/courses', { body, headers }))).toEqual({
    status: 201,
    body: { success: true, data: { M01_CourseId: 4, M01_Title: 'Own', M01_Description: 'id' } },
  })
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('a title that another course has is refused under the title, in any letter case (spec: 487)', async () => {
  const { call } = await testApi({ courses: courses(2) })
  const json = { M01_Title: ' COURSE 2 ', M01_Description: 'Again' }
  const refused = { status: 422, body: { message: TITLE_TAKEN, errors: { M01_Title: [TITLE_TAKEN] } } }
  expect(await answer(await call('POST', '/courses', { json }))).toEqual(refused)
  expect(await answer(await call('PUT', '/courses/1', { json }))).toEqual(refused)
  expect((await call('PUT', '/courses/2', { json })).status).toBe(200)
})

test('a submit that is sent twice makes one course and is answered alike', async () => {
  const { call } = await testApi()
  const send = () => call('POST', '/courses', { json: grammar, headers: { 'Idempotency-Key': 'form-0001' } })
  const [first, second] = await Promise.all([send(), send()])
  expect(await answer(second)).toEqual(await answer(first))
  expect([first.status, first.headers.get('etag')]).toEqual([201, second.headers.get('etag')])
  expect(await (await call('GET', '/courses')).json()).toMatchObject({ total: 1 })
})

test.each(['short', 'x'.repeat(101), 'with space', 'semi;colon', ''])(
  'an Idempotency-Key of %j is malformed, and nothing is saved',
  async (key) => {
    const { call } = await testApi()
    const response = await call('POST', '/courses', { json: grammar, headers: { 'Idempotency-Key': key } })
    expect(await answer(response)).toEqual({
      status: 400,
      body: { message: 'Idempotency-Key must be 8 to 100 letters, digits, - or _.' },
    })
    expect(await (await call('GET', '/courses')).json()).toMatchObject({ total: 0 })
  },
)
