import { expect, test } from 'vitest'
import { pagedOf } from '#contract/paging.ts'
import { Student } from '#contract/users.ts'
import { institute, testApi } from './support.ts'
import { readWorkbook, rowOf } from './workbook.ts'

const Page = pagedOf(Student)

test.each([
  ['/students', ['newest', 'name', '-name', 'code', '-code', 'joined', '-joined']],
  ['/teachers', ['newest', 'name', '-name', 'code', '-code']],
  ['/batches', ['newest', 'name', '-name']],
  ['/division', ['newest', 'name', '-name']],
  ['/courses', ['newest', 'name', '-name']],
  ['/classes', ['newest', 'time', '-time']],
])('GET %s answers in the orders %j, and refuses any other', async (path, orders) => {
  const { call } = await testApi({ seed: institute })
  for (const sort of orders) {
    const [page, whole] = [
      await call('GET', `${path}?page=1&sort=${sort}`),
      await call('GET', `${path}?sort=${sort}`),
    ]
    expect([sort, page.status, whole.status]).toEqual([sort, 200, 200])
  }
  const odd = ['', 'id', '--name', '+name', 'NAME', 'name,code', 'password_hash', '__proto__', "name' or 1=1"]
  for (const sort of odd) {
    const refused = await call('GET', `${path}?page=1&sort=${encodeURIComponent(sort)}`)
    expect([sort, refused.status, await refused.json()]).toEqual([
      sort,
      422,
      {
        message: 'Some fields need attention',
        errors: { sort: [`The list can be sorted by ${orders.join(', ')}`] },
      },
    ])
  }
})

test('students come in the order that is asked for, and so does their spreadsheet', async () => {
  const { read, call } = await testApi({ seed: institute })
  const joined = async (query: string) => {
    const { data } = Page.parse(await read(`/students?${query}`))
    return data.map((student) => student.M05_JoiningDate)
  }
  const days = await joined('page=1')
  expect(new Set(days).size).toBeGreaterThan(1)
  expect(await joined('page=1&sort=joined')).toEqual(days.toSorted())
  expect(await joined('sort=-joined')).toEqual(days.toSorted().toReversed())
  const response = await call('GET', '/students?export=export&sort=code')
  const codes = Page.parse(await read('/students?sort=code')).data.map((student) => student.M05_UserCode)
  const sheet = readWorkbook(Buffer.from(await response.arrayBuffer())).get('Students')
  expect(codes.map((_code, index) => sheet && rowOf(sheet, index + 2, 2)[1])).toEqual(codes)
})
