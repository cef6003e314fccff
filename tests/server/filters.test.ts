import { expect, test } from 'vitest'
import { Class } from '#contract/classes.ts'
import { pagedOf } from '#contract/paging.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { institute, testApi } from './support.ts'

const Page = pagedOf(Class)

test.each<[path: string, totals: Record<string, number>]>([
  ['/classes', { '?page=1&batch_id=7': 4, '?page=1&batch_id=7&division_id=9': 2, '?page=1&search=chain': 1 }],
  ['/classes', { '?page=1': 9, '': 9 }],
  ['/division', { '?page=1&batch_id=7': 4, '?page=1&mentor_id=108': 3, '?page=1&search=division%20a': 4 }],
  ['/division', { '?page=1&search=division%20a&batch_id=5&mentor_id=108': 1, '?page=1': 11, '': 11 }],
  [
    '/students',
    { '?page=1&batch_id=7': 6, '?page=1&batch_id=7&division_id=11': 3, '?page=1&division_id=11': 3 },
  ],
  ['/students', { '?page=1&batch_id=6&division_id=11': 0, '?page=1&batch_id=0&division_id=x': 15, '': 15 }],
  [
    '/students',
    { '?page=1&search=aysha': 1, '?page=1&search=ihs-1031': 1, '?page=1&search=%2B910000001031': 1 },
  ],
  ['/students', { '?page=1&search=student1031%40': 1, '?page=1&search=%25': 0 }],
])('GET %s searches and filters: %j (spec: 388, 397, 417)', async (path, totals) => {
  const { read } = await testApi({ seed: institute })
  for (const [query, total] of Object.entries(totals)) {
    expect(await read(path + query), query).toMatchObject({ total, data: { length: total } })
  }
})

test.each([
  ['abc', 11],
  ['', 11],
  ['999', 0],
])('divisions of a batch_id of %j are nested as those of one batch are (spec: 387)', async (batch, total) => {
  const { read } = await testApi({ seed: institute })
  expect(await read(`/division?batch_id=${batch}`)).toMatchObject({
    data: { total, data: { length: total } },
  })
})

test('classes of today, of this week, coming, live and past are those of the time in the institute’s zone', async () => {
  const starts = [
    '2025-12-28 00:00',
    '2026-01-01 00:00',
    '2026-01-01 03:31',
    '2026-01-01 05:30',
    '2026-01-03 23:59',
  ]
  const lessons = starts.map((start) => ({
    ...module1,
    M03_ScheduledAt: `${start}:00`,
    M03_ExpiryTime: null,
  }))
  const classes = lessons.map((lesson, index) => ({ ...lesson, M03_ClassesId: index + 1 }))
  const { read } = await testApi({ seed: { ...institute, classes } })
  const ids = async (query: string) => {
    const page = await read(`/classes?page=1&sort=time&${query}`)
    return Page.parse(page).data.map((lesson) => lesson.M03_ClassesId)
  }
  // The clock of the test stands at 5:30 of 1 January in Kerala.
  expect(await ids('when=today')).toEqual([2, 3, 4])
  expect(await ids('when=week')).toEqual([1, 2, 3, 4, 5])
  expect(await ids('when=week&until=2026-01-01')).toEqual([1])
  expect(await ids('when=live')).toEqual([3, 4])
  expect(await ids('when=coming')).toEqual([5])
  expect(await ids('when=past')).toEqual([1, 2])
  expect(await ids('when=nonsense&from=soon&until=%00')).toEqual([1, 2, 3, 4, 5])
  expect(await ids('video=https://youtu.be/a1B2c3D4e5F&from=2026-01-03T23:59')).toEqual([5])
  expect(await ids('video=a1B2c3D4e5G')).toEqual([])
})
