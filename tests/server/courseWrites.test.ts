import { expect, test } from 'vitest'
import { answer, courseNumber, courses, invalid, said, saved, testApi } from './support.ts'

const grammar = { M01_Title: 'Grammar', M01_Description: 'Two terms' }

test.each([
  ['missing', {}],
  ['blank', { M01_Title: ' \t\n\u00A0', M01_Description: '' }],
  ['null', { M01_Title: null, M01_Description: null }],
  ['numbers', { M01_Title: 5, M01_Description: 1e300 }],
  ['booleans', { M01_Title: true, M01_Description: false }],
  ['arrays', { M01_Title: ['Grammar'], M01_Description: [] }],
  ['objects', { M01_Title: { text: 'Grammar' }, M01_Description: {} }],
])('title and description are required: %s gives 422 on both (spec: 363, 364, 367)', async (_what, json) => {
  const { read, ask } = await testApi({ courses: courses(1) })
  const refused = invalid({ M01_Title: 'Title is required', M01_Description: 'Description is required' })
  expect(await ask('POST', '/courses', { json })).toEqual(refused)
  expect(await ask('PUT', '/courses/1', { json })).toEqual(refused)
  expect(await read('/courses')).toMatchObject({ data: [courseNumber(1)] })
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
  const { ask } = await testApi()
  expect(await ask('POST', '/courses', { json: { ...grammar, [field]: text } })).toEqual(
    invalid({ [field]: message }),
  )
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

test.each(['short', 'x'.repeat(101), 'with space', 'semi;colon', ''])(
  'an Idempotency-Key of %j is malformed, and nothing is saved',
  async (key) => {
    const { read, call } = await testApi()
    const response = await call('POST', '/courses', { json: grammar, headers: { 'Idempotency-Key': key } })
    expect(await answer(response)).toEqual(
      said(400, 'Idempotency-Key must be 8 to 100 letters, digits, - or _.'),
    )
    expect(await read('/courses')).toMatchObject({ total: 0 })
  },
)
