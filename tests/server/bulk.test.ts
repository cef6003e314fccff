import { expect, test } from 'vitest'
import * as z from 'zod'
import { ClassQuery } from '#contract/classes/classQuery.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import { CHANGED_MEANWHILE, MAX_ADDED, MAX_BULK } from '#contract/bulk.ts'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { ayshaRahman, fathimaNasreen } from '#mocks/fixtures/students.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { invalid, said, saved, testApi } from './support.ts'
import { readWorkbook } from './workbook.ts'

const [aysha, fathima] = [ayshaRahman.M05_UserId, fathimaNasreen.M05_UserId]
const toB = { M05_M02_BachId: 7, M07_M11_DivisionId: 10 }
const started = () => testApi({ seed: institute })

test('students move in one call, and who does not fit is named', async () => {
  const { ask } = await started()
  const records = [
    { id: aysha, version: 1, set: toB },
    { id: fathima, version: 1, set: { ...toB, M05_M02_BachId: 5 } },
  ]
  const refused = [{ id: fathima, message: NO_SUCH_DIVISION }]
  expect(await ask('POST', '/students/several/change', { json: { records } })).toEqual(
    saved({ done: [{ id: aysha, version: 2 }], refused }),
  )
  expect(await ask('GET', `/students/${aysha}`)).toMatchObject({ body: { data: toB } })
  const again = { records: records.slice(0, 1) }
  expect(await ask('POST', '/students/several/change', { json: again })).toEqual(
    saved({ done: [], refused: [{ id: aysha, message: CHANGED_MEANWHILE }] }),
  )
})

test('the same submit again answers the same; with other values it is a 409', async () => {
  const { ask } = await started()
  const headers = { 'idempotency-key': 'several-0001' }
  const remove = (ids: number[]) =>
    ask('POST', '/students/several/delete', {
      headers,
      json: { records: ids.map((id) => ({ id, version: 1 })) },
    })
  const first = await remove([aysha, fathima])
  expect(first).toMatchObject({ status: 200, body: { data: { refused: [] } } })
  expect(await remove([aysha, fathima])).toEqual(first)
  expect(await remove([aysha])).toEqual(said(409, 'This form was already saved with other values.'))
  const json = { records: [{ id: aysha }, { id: fathima }] }
  expect(await ask('POST', '/students/several/restore', { json })).toMatchObject({
    body: { data: { done: { length: 2 }, refused: [] } },
  })
})

test.each([
  ['none', [], 'Choose at least one record'],
  [
    'one twice',
    [
      { id: aysha, version: 1 },
      { id: aysha, version: 2 },
    ],
    'Each record can be named only once',
  ],
  [
    'too many',
    Array.from({ length: MAX_BULK + 1 }, (_, index) => ({ id: index + 1, version: 1 })),
    `At most ${MAX_BULK} can be chosen`,
  ],
])('%s of them is a 422', async (_what, records, message) => {
  const { ask } = await started()
  expect(await ask('POST', '/students/several/delete', { json: { records } })).toEqual(
    invalid({ records: message }),
  )
})

test.each([
  ['/students/several/change', { M05_UserName: 'Another' }],
  ['/students/several/change', { M05_M02_BachId: 7 }],
  ['/teachers/several/change', toB],
  ['/classes/several/change', { M03_M02_BatchId: 7, M03_M11_DivisionIds: [] }],
  ['/classes/several/change', { M03_ScheduledAt: '2024-12-21' }],
  ['/classes/several/change', { M03_ScheduledAt: '', M03_ExpiryTime: '' }],
])('%s sets nothing but where and when a record is and whether it is active: not %j', async (path, set) => {
  const { call } = await started()
  const response = await call('POST', path, { json: { records: [{ id: 1, version: 1, set }] } })
  expect([response.status, Object.keys(Object(await response.json()).errors)]).toEqual([422, ['records']])
})

test.each([
  ['students', aysha, 'Aysha Rahman', 'Is Active'],
  ['teachers', 108, 'Abdul Gafoor', 'Is Active'],
  ['classes', 1, undefined, 'YouTube Link'],
])('the chosen %s come as a spreadsheet, and the audit trail says so', async (kind, id, name, column) => {
  const { call, store } = await started()
  const response = await call('POST', `/${kind}/several/export`, { json: { records: [{ id }] } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': XLSX,
    'content-disposition': `attachment; filename="${kind}_export.xlsx"`,
    'x-export-rows': '1',
  })
  const book = readWorkbook(Buffer.from(await response.arrayBuffer()))
  const cells = [...(book.values().next().value?.cells.values() ?? [])].map(({ value }) => value)
  expect(cells).toEqual(expect.arrayContaining([column, ...(name === undefined ? [] : [name])]))
  const query = { page: 1, per_page: 1, search: '', kind: undefined, action: undefined }
  expect((await store.audit.page(query)).data[0]).toMatchObject({
    action: 'export',
    kind,
    after: { rows: 1 },
  })
})

const times = {
  M03_Title: 'Module 2',
  M03_ScheduledAt: '2024-12-21 18:30',
  M03_ExpiryTime: '2024-12-28 18:30',
}
const lessons = {
  M03_SubjectName: 'Hadith sciences',
  M03_M02_BatchId: 7,
  M03_M11_DivisionIds: [10],
  M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F',
}

test('several classes are added in one call; the same submit again adds no more', async () => {
  const { ask, read } = await started()
  const total = async () => z.object({ total: z.number() }).parse(await read('/classes?page=1')).total
  const before = await total()
  const json = { ...lessons, records: Array.from({ length: MAX_ADDED }, () => times) }
  const headers = { 'idempotency-key': 'several-0001' }
  const add = () => ask('POST', '/classes/several/add', { headers, json })
  const first = await add()
  expect(first).toMatchObject({ status: 201, body: { data: { done: { length: MAX_ADDED }, refused: [] } } })
  expect([await add(), await total()]).toEqual([first, before + MAX_ADDED])
})

test.each([
  ['none', { records: [] }, { records: 'Add at least one class' }],
  [
    'too many',
    { records: Array.from({ length: MAX_ADDED + 1 }, () => times) },
    { records: 'At most 100 can be chosen' },
  ],
  [
    'a day without a time',
    { records: [times, { ...times, M03_ScheduledAt: '2024-12-21' }] },
    { records: 'Schedule must be a date and time, such as 2024-12-07 18:30' },
  ],
  ['no subject', { M03_SubjectName: '', records: [times] }, { M03_SubjectName: 'Subject is required' }],
  [
    'a division of another batch',
    { M03_M02_BatchId: 5, records: [times] },
    { M03_M11_DivisionIds: NO_SUCH_DIVISION },
  ],
])('%s of several classes is a 422, and none is added', async (_what, part, errors) => {
  const { ask, store } = await started()
  const before = (await store.classes.page(ClassQuery.parse({ page: 1 }))).total
  const named = Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))
  expect(await ask('POST', '/classes/several/add', { json: { ...lessons, ...part } })).toMatchObject({
    status: 422,
    body: { errors: named },
  })
  expect((await store.classes.page(ClassQuery.parse({ page: 1 }))).total).toBe(before)
})
