import { expect, test } from 'vitest'
import { fewClasses } from '#mocks/fixtures/classes.ts'
import { complete } from '#tests/store/records.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { lightKit, office, testApi } from './support.ts'
import { readWorkbook, rowOf } from './workbook.ts'

const bookOf = async (response: Response) => readWorkbook(Buffer.from(await response.arrayBuffer()))

test('the file of all classes is that of all ticked ones', async () => {
  const { call, store } = await testApi({ seed: { accounts: [office], ...institute } })
  const { data } = await store.classes.page(complete())
  expect(data).toHaveLength(fewClasses.length)
  const records = data.map(({ M03_ClassesId: id }) => ({ id }))
  const ticked = await bookOf(await call('POST', '/classes/several/export', { json: { records } }))
  const response = await call('GET', '/classes?export=export')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="classes_export.xlsx"',
    'x-export-rows': String(fewClasses.length),
    'cache-control': 'no-store',
  })
  const all = await bookOf(response)
  expect([...all.keys()]).toEqual(['Classes', 'Filter'])
  expect(all.get('Classes')?.xml).toBe(ticked.get('Classes')?.xml)
})

/** Eight in the evening of a Tuesday in India. */
const TUESDAY = Date.UTC(2024, 11, 10, 14, 30)

const asked = async (query: string) => {
  const { call, store, clock } = await testApi({ seed: { accounts: [office], ...institute } })
  clock.now = TUESDAY
  const token = 'open-on-tuesday'.padEnd(43, '0')
  await store.sessions.open({ tokenHash: await lightKit.digest(token), account: office }, clock.now)
  const response = await call('GET', `/classes?export=export${query}`, { token })
  const book = await bookOf(response)
  const [classes, filter] = [book.get('Classes'), book.get('Filter')]
  if (!classes || !filter) throw new Error('two sheets')
  const titles = fewClasses.map((_, index) => rowOf(classes, index + 2, 3)[2]).filter(Boolean)
  const words = [2, 3, 4, 5, 6, 7].map((row) => rowOf(filter, row, 2)).filter(([label]) => label !== '')
  return { rows: response.headers.get('x-export-rows'), titles, words, store }
}

test.each([
  ['', 9, 'All Batches', 'All Divisions', 'All'],
  ['&batch_id=7&division_id=11', 3, 'Batch 07 Women', 'Division A', 'All'],
  ['&when=today', 1, 'All Batches', 'All Divisions', 'Today'],
  ['&when=week', 6, 'All Batches', 'All Divisions', 'Week'],
  ['&when=past', 4, 'All Batches', 'All Divisions', 'Past'],
  ['&search=module&page=2&per_page=1', 9, 'All Batches', 'All Divisions', 'All'],
])('an export of %j has %d classes and says what was asked for', async (query, rows, ...words) => {
  const result = await asked(query)
  expect(result.rows).toBe(String(rows))
  expect(result.titles).toHaveLength(rows)
  const labels = ['Batch', 'Division', 'Time']
  expect(result.words).toEqual([
    ...labels.map((label, index) => [label, words[index]]),
    ['Classes', String(rows)],
    ['Exported at', '2024-12-10 20:00 (Asia/Kolkata)'],
  ])
})

test('bounds of the start and a video are told where they are given, and the order is that of the list', async () => {
  const { titles, words } = await asked('&from=2024-12-12&until=2024-12-14&sort=-time')
  expect(titles).toEqual(['Letters and places', 'Reading a biography'])
  expect(words).toContainEqual(['From', '2024-12-12 00:00:00'])
  expect(words).toContainEqual(['Until', '2024-12-14 00:00:00'])
  expect((await asked('&video=a1B2c3D4e5F')).words).toContainEqual(['YouTube Link', 'a1B2c3D4e5F'])
})

test('a download of classes is an entry with its filter', async () => {
  const { store } = await asked('&batch_id=7&when=past')
  const { data } = await store.audit.page({ page: 1, per_page: 1, search: '' })
  expect(data).toMatchObject([
    { action: 'export', kind: 'classes', record_id: null, after: { batch_id: 7, when: 'past' } },
  ])
  expect(data[0]?.names).toEqual({ 'batches:7': 'Batch 07 Women' })
})
