import { expect, test } from 'vitest'
import { institute, testApi } from './support.ts'

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
