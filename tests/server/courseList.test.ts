import { expect, test } from 'vitest'
import { courseNumber, courses, testApi } from './support.ts'

/** The ids on a page of 47 courses, newest first. */
const idsOfPage = (page: number) =>
  Array.from({ length: 15 }, (_, index) => 47 - 15 * (page - 1) - index).filter((id) => id > 0)

test('a list is paged by 15, newest first, in the envelope (spec: 253, 412, 469)', async () => {
  const { call } = await testApi({ courses: courses(47) })
  const response = await call('GET', '/courses?page=2')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    total: 47,
    per_page: 15,
    current_page: 2,
    last_page: 4,
    data: idsOfPage(2).map(courseNumber),
  })
})

test('a list without a page is complete, in the same envelope', async () => {
  const { read } = await testApi({ courses: courses(47) })
  expect(await read('/courses')).toMatchObject({
    total: 47,
    per_page: 47,
    current_page: 1,
    last_page: 1,
    data: { length: 47 },
  })
})

test('an empty list is page 1 of 1 (spec: 253)', async () => {
  const { read } = await testApi()
  expect(await read('/courses?page=1')).toEqual({
    total: 0,
    per_page: 15,
    current_page: 1,
    last_page: 1,
    data: [],
  })
})

test.each(['abc', '-1', '0', 'NaN', '', '1.5', '1e309', '9999999999999999999', 'null', '%00', '%F0%9F', '+'])(
  'a page of %j is answered with the first page, not refused',
  async (page) => {
    const { call } = await testApi({ courses: courses(47) })
    const response = await call('GET', `/courses?page=${page}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ current_page: 1, per_page: 15, data: { length: 15 } })
  },
)

test('of a repeated page the first counts', async () => {
  const { read } = await testApi({ courses: courses(47) })
  expect(await read('/courses?page=2&page=3')).toMatchObject({ current_page: 2 })
})

test.each([5, 1000, 2 ** 31, Number.MAX_SAFE_INTEGER])(
  'page %d of 4 is the last one (spec: 297, 489)',
  async (page) => {
    const { read } = await testApi({ courses: courses(47) })
    expect(await read(`/courses?page=${page}`)).toMatchObject({
      current_page: 4,
      last_page: 4,
      data: [courseNumber(2), courseNumber(1)],
    })
  },
)

test.each([
  ['1', 1],
  ['100', 100],
  ['101', 15],
  ['0', 15],
  ['-3', 15],
  ['many', 15],
  ['1e400', 15],
])('per_page=%s gives pages of %d rows (spec: 469)', async (perPage, size) => {
  const { read } = await testApi({ courses: courses(120) })
  expect(await read(`/courses?page=1&per_page=${perPage}`)).toMatchObject({
    per_page: size,
    last_page: Math.ceil(120 / size),
    data: { length: size },
  })
})

const library = [
  { M01_CourseId: 1, M01_Title: 'Forty Hadith', M01_Description: 'For weekends' },
  { M01_CourseId: 2, M01_Title: 'Arabic for Readers', M01_Description: '100% grammar' },
  { M01_CourseId: 3, M01_Title: 'ഹദീസ് പഠനം', M01_Description: 'അവൻ പഠിക്കുന്നു' },
]

test.each([
  ['hadith', [1]],
  ['GRAMMAR', [2]],
  ['for', [2, 1]],
  ['  weekends  ', [1]],
  ['%', [2]],
  ['_', []],
  ['ദീസ്', [3]],
  ['അവന്\u200D', [3]],
  ['nothing like it', []],
  ['', [3, 2, 1]],
])('a search for %j looks in title and description, literally (spec: 412)', async (search, ids) => {
  const { call } = await testApi({ courses: library })
  const response = await call('GET', `/courses?page=1&search=${encodeURIComponent(search)}`)
  expect(await response.json()).toMatchObject({
    total: ids.length,
    data: ids.map((id) => ({ M01_CourseId: id })),
  })
})

test.each(['%00', '%ED%A0%80', '%E0%A4%A', '%', 'a'.repeat(300), '%00forty%00'])(
  'a search for %s is never an error',
  async (search) => {
    const { call } = await testApi({ courses: library })
    expect((await call('GET', `/courses?page=1&search=${search}`)).status).toBe(200)
  },
)

test('a search stops being looked at after 200 characters', async () => {
  const long = { M01_CourseId: 1, M01_Title: 'x'.repeat(200), M01_Description: 'y' }
  const { call } = await testApi({ courses: [long] })
  const found = await call('GET', `/courses?page=1&search=${'x'.repeat(200)}zzz`)
  expect(await found.json()).toMatchObject({ total: 1 })
})

test('names of JavaScript objects in the address are harmless', async () => {
  const { call } = await testApi({ courses: courses(1) })
  const response = await call('GET', '/courses?__proto__=1&constructor=2&page=1&toString=x&__proto__[page]=3')
  expect(await response.json()).toMatchObject({ total: 1, current_page: 1 })
})
