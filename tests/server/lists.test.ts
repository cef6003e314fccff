import { expect, test } from 'vitest'
import { Class } from '#contract/classes/classes.ts'
import { pagedOf } from '#contract/paging.ts'
import { Student } from '#contract/users.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { ayshaRahman, fathimaNasreen } from '#mocks/fixtures/students.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { courseNumber, courses, testApi } from './support.ts'
import { readWorkbook, rowOf } from './workbook.ts'

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
    data: Array.from({ length: 15 }, (_, index) => courseNumber(32 - index)),
  })
})

test.each([
  ['?page=2&page=3', { current_page: 2 }],
  ['?page=%00', { current_page: 1, data: { length: 15 } }],
  ['?page=%F0%9F', { current_page: 1, data: { length: 15 } }],
  ['?page=1&search=%E0%A4%A', { current_page: 1 }],
  ['?page=1&search=%', { current_page: 1 }],
  ['?page=9', { current_page: 4, last_page: 4, data: [courseNumber(2), courseNumber(1)] }],
  ['?__proto__=1&constructor=2&page=1&toString=x&__proto__[page]=3', { total: 47, current_page: 1 }],
])('GET /courses%s is answered, whatever its address holds (spec: 297, 489)', async (query, body) => {
  const { ask } = await testApi({ courses: courses(47) })
  expect(await ask('GET', `/courses${query}`)).toMatchObject({ status: 200, body })
})

test.each<[path: string, totals: Record<string, number>]>([
  ['/classes', { '?page=1&batch_id=7': 4, '?page=1&batch_id=7&division_id=9': 2, '?page=1&search=chain': 1 }],
  ['/division', { '?page=1&batch_id=7': 4, '?page=1&mentor_id=108': 3, '?page=1&search=division%20a': 4 }],
  ['/students', { '?page=1&batch_id=7': 6, '?page=1&division_id=11': 3, '?batch_id=0&division_id=x': 15 }],
  ['/students', { '?page=1&search=ihs-1031': 1, '?page=1&search=%2B910000001031': 1, '?search=%25': 0 }],
])('GET %s searches and filters: %j (spec: 388, 397, 417)', async (path, totals) => {
  const { read } = await testApi({ seed: institute })
  for (const [query, total] of Object.entries(totals))
    expect(await read(path + query), query).toMatchObject({ total, data: { length: total } })
})

test.each([
  ['/division?batch_id=7', 4],
  ['/division?batch_id=abc', 11],
  ['/division?batch_id=', 11],
  ['/division?batch_id=999', 0],
  ['/batches?course_id=2', 2],
  ['/batches?search=women&course_id=1', 2],
])('GET %s is complete, and nested under data (spec: 254, 387, 407)', async (path, total) => {
  const { read } = await testApi({ seed: institute })
  const data = { total, current_page: 1, last_page: 1, data: { length: total } }
  expect(await read(path)).toMatchObject({ data })
})

test('lists show who is active, who left, or all; any other value filters nothing', async () => {
  const students = [{ ...ayshaRahman, M05_IsActive: 0 as const }, fathimaNasreen]
  const { read } = await testApi({ seed: { ...institute, students } })
  const totals = { '': 2, '&is_active=1': 1, '&is_active=0': 1, '&is_active=left': 2, '&is_active=2': 2 }
  for (const [query, total] of Object.entries(totals))
    expect(await read(`/students?page=1${query}`), query).toMatchObject({ total })
})

test('classes of today, of this week, coming, live and past are those of the time in the institute’s zone', async () => {
  const days = [
    '2025-12-28 00:00',
    '2026-01-01 00:00',
    '2026-01-01 03:31',
    '2026-01-01 05:30',
    '2026-01-03 23:59',
  ]
  const classes = days.map((start, index) => ({
    ...module1,
    M03_ClassesId: index + 1,
    M03_ScheduledAt: `${start}:00`,
    M03_ExpiryTime: null,
  }))
  const { read } = await testApi({ seed: { ...institute, classes } })
  // The clock of the test stands at 5:30 of 1 January in Kerala.
  for (const [query, ids] of [
    ['when=today', [2, 3, 4]],
    ['when=week', [1, 2, 3, 4, 5]],
    ['when=week&until=2026-01-01', [1]],
    ['when=live', [3, 4]],
    ['when=coming', [5]],
    ['when=past', [1, 2]],
    ['when=nonsense&from=soon&until=%00', [1, 2, 3, 4, 5]],
    ['video=https://youtu.be/a1B2c3D4e5F&from=2026-01-03T23:59', [5]],
    ['video=a1B2c3D4e5G', []],
  ] as const) {
    const { data } = pagedOf(Class).parse(await read(`/classes?page=1&sort=time&${query}`))
    expect([query, data.map((lesson) => lesson.M03_ClassesId)]).toEqual([query, ids])
  }
})

test.each([
  ['/students', ['newest', 'name', '-name', 'code', '-code', 'joined', '-joined']],
  ['/teachers', ['newest', 'name', '-name', 'code', '-code']],
  ['/batches', ['newest', 'name', '-name']],
  ['/division', ['newest', 'name', '-name']],
  ['/courses', ['newest', 'name', '-name']],
  ['/classes', ['newest', 'time', '-time']],
])('GET %s answers in the orders %j, and refuses any other', async (path, orders) => {
  const { call, ask } = await testApi({ seed: institute })
  for (const sort of orders)
    for (const query of [`page=1&sort=${sort}`, `sort=${sort}`])
      expect([query, (await call('GET', `${path}?${query}`)).status]).toEqual([query, 200])
  const odd = ['', 'id', '--name', '+name', 'NAME', 'name,code', 'password_hash', '__proto__', "name' or 1=1"]
  const errors = { sort: [`The list can be sorted by ${orders.join(', ')}`] }
  const refused = { status: 422, body: { message: 'Some fields need attention', errors } }
  for (const sort of odd)
    expect([sort, await ask('GET', `${path}?page=1&sort=${encodeURIComponent(sort)}`)]).toEqual([
      sort,
      refused,
    ])
})

test('students come in the order that is asked for, and so does their spreadsheet', async () => {
  const { read, call } = await testApi({ seed: institute })
  const students = async (query: string) => pagedOf(Student).parse(await read(`/students?${query}`)).data
  const days = async (query: string) => (await students(query)).map((student) => student.M05_JoiningDate)
  const newest = await days('page=1')
  expect(new Set(newest).size).toBeGreaterThan(1)
  expect(await days('page=1&sort=joined')).toEqual(newest.toSorted())
  expect(await days('sort=-joined')).toEqual(newest.toSorted().toReversed())
  const response = await call('GET', '/students?export=export&sort=code')
  const codes = (await students('sort=code')).map((student) => student.M05_UserCode)
  const sheet = readWorkbook(Buffer.from(await response.arrayBuffer())).get('Students')
  expect(codes.map((_code, index) => sheet && rowOf(sheet, index + 2, 2)[1])).toEqual(codes)
})
