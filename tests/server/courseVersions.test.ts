import { expect, test } from 'vitest'
import { answer, courses, said, testApi } from './support.ts'

const grammar = { M01_Title: 'Grammar', M01_Description: 'Two terms' }

test('a change with the ETag that was read is saved; with an older one it is refused with what stands now', async () => {
  const { ask, call } = await testApi({ courses: courses(1) })
  const put = (title: string, ifMatch: string) =>
    call('PUT', '/courses/1', { json: { ...grammar, M01_Title: title }, headers: { 'If-Match': ifMatch } })
  expect((await put('First', '"1"')).status).toBe(200)
  const refused = await put('Second', '"1"')
  expect(refused.headers.get('etag')).toBe('"2"')
  expect(await answer(refused)).toEqual({
    status: 412,
    body: {
      message: 'Somebody else changed this in the meantime.',
      data: { M01_CourseId: 1, M01_Title: 'First', M01_Description: 'Two terms' },
    },
  })
  expect(await ask('GET', '/courses/1')).toMatchObject({
    body: { data: { M01_Title: 'First' } },
  })
})

test('a weak ETag, which packing on the way makes of one, is as good', async () => {
  const { call } = await testApi({ courses: courses(1) })
  const read = await call('GET', '/courses/1', { headers: { 'Accept-Encoding': 'gzip' } })
  const weak = read.headers.get('etag') ?? ''
  expect([read.headers.get('content-encoding'), weak]).toEqual(['gzip', 'W/"1"'])
  const put = () => call('PUT', '/courses/1', { json: grammar, headers: { 'If-Match': weak } })
  expect([(await put()).status, (await put()).status]).toEqual([200, 412])
})

test.each(['1', '""', '"abc"', 'W/1', '"1", "2"', '"-1"', '"2147483648"', ''])(
  'If-Match %j is malformed, and nothing is saved',
  async (ifMatch) => {
    const { call } = await testApi({ courses: courses(1) })
    const response = await call('PUT', '/courses/1', { json: grammar, headers: { 'If-Match': ifMatch } })
    expect(await answer(response)).toEqual(said(400, 'If-Match must be the ETag of the record.'))
    expect((await call('GET', '/courses/1')).headers.get('etag')).toBe('"1"')
  },
)

test('a course that is gone is a 404, whatever If-Match says', async () => {
  const { call } = await testApi()
  const response = await call('PUT', '/courses/1', { json: grammar, headers: { 'If-Match': '"1"' } })
  expect(response.status).toBe(404)
})
