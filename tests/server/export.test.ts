import { expect, test, vi } from 'vitest'
import { ayshaRahman, fathimaNasreen, fewStudents, manyStudents } from '#mocks/fixtures/students.ts'
import type { Exporter } from '#server/export/exporter.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { testApi } from './support.ts'
import { readWorkbook, rowOf } from './workbook.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const titles = [
  'User Name',
  'User Code',
  'Gender',
  'Date of Birth',
  'Country Name',
  'Qualification',
  'Batch',
  'Division',
  'Joining Date',
  'Role',
  'Mobile Number',
  'Email',
  'Address',
  'Allow Login',
  'Is Active',
]

type Parts = Parameters<typeof testApi>[0]

async function exported(query = '', parts: Parts = { seed: institute }) {
  const { call } = await testApi(parts)
  const response = await call('GET', `/students?export=export${query}`)
  const book = readWorkbook(Buffer.from(await response.arrayBuffer()))
  const [students, filter] = [book.get('Students'), book.get('Filter')]
  if (!students || !filter) throw new Error(`sheets: ${[...book.keys()].join()}`)
  return { response, students, filter }
}

const inWords = ({ filter }: Awaited<ReturnType<typeof exported>>) =>
  [2, 3, 4, 5, 6].map((row) => rowOf(filter, row, 2))

test('the export is a spreadsheet to be saved as students_export.xlsx (spec: 398, 400)', async () => {
  const { response } = await exported()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': XLSX,
    'content-disposition': 'attachment; filename="students_export.xlsx"',
    'x-export-rows': '15',
    'cache-control': 'no-store',
  })
})

test('it has every field of list and form but the password, newest first, under a bold frozen title (spec: 398)', async () => {
  const { students } = await exported()
  expect(rowOf(students, 1, 16)).toEqual([...titles, ''])
  expect(students.cells.get('A1')?.style).toBe(3)
  expect(students.xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  const row = 2 + fewStudents.indexOf(ayshaRahman)
  expect(rowOf(students, row, 15)).toEqual([
    'Aysha Rahman',
    'IHS-1031',
    'female',
    '36936',
    'India',
    'B.A. Arabic',
    'Batch 07 Women',
    'Division A',
    '45446',
    'student',
    '+910000001031',
    'student1031@example.org',
    '12/204, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
    'Yes',
    'Yes',
  ])
  expect(students.xml).not.toMatch(/password|seeded|\u2022/i)
})

test.each([
  ['', 15, 'All Batches', 'All Divisions'],
  ['&batch_id=7', 6, 'Batch 07 Women', 'All Divisions'],
  ['&batch_id=7&division_id=11', 3, 'Batch 07 Women', 'Division A'],
  ['&division_id=11', 3, 'All Batches', 'Division A'],
  ['&batch_id=999', 0, 'Not found', 'All Divisions'],
  ['&batch_id=x&division_id=', 15, 'All Batches', 'All Divisions'],
  ['&search=aysha&page=2&per_page=1', 15, 'All Batches', 'All Divisions'],
])(
  'an export of %j has %d students and says what was asked for (spec: 399)',
  async (query, rows, batch, division) => {
    const result = await exported(query)
    expect(result.response.headers.get('x-export-rows')).toBe(String(rows))
    expect(rowOf(result.students, rows + 2, 15).join('')).toBe('')
    expect(rowOf(result.students, rows + 1, 1)).not.toEqual([''])
    expect(inWords(result)).toEqual([
      ['Batch', batch],
      ['Division', division],
      ['State', 'All'],
      ['Students', String(rows)],
      ['Exported at', '2026-01-01 05:30 (Asia/Kolkata)'],
    ])
  },
)

test.each([
  [0, 'Left', ['Aysha Rahman']],
  [1, 'Active', ['Fathima Nasreen']],
])('an export with is_active=%d has who is %s alone', async (is_active, state, names) => {
  const students = [{ ...ayshaRahman, M05_IsActive: 0 as const }, fathimaNasreen]
  const result = await exported(`&is_active=${is_active}`, { seed: { ...institute, students } })
  expect(rowOf(result.students, 2, 1)).toEqual(names)
  expect(inWords(result).slice(2, 4)).toEqual([
    ['State', state],
    ['Students', '1'],
  ])
})

test('the time of the export is told in the zone of the institute', async () => {
  const result = await exported('', { seed: institute, zone: 'America/New_York' })
  expect(inWords(result).at(-1)).toEqual(['Exported at', '2025-12-31 19:00 (America/New_York)'])
})

test.each([
  ['2024-02-29', { kind: 'number', value: '45351', style: 2 }],
  ['1900-03-01', { kind: 'number', value: '61', style: 2 }],
  ['9999-12-31', { kind: 'number', value: '2958465', style: 2 }],
  ['1900-02-28', { kind: 'text', value: '1900-02-28', style: 1 }],
  ['0001-01-01', { kind: 'text', value: '0001-01-01', style: 1 }],
])('a date of birth of %s is a date where a spreadsheet knows it', async (day, cell) => {
  const student = { ...ayshaRahman, M05_DOB: day }
  const { students } = await exported('', { seed: { ...institute, students: [student] } })
  expect(students.cells.get('D2')).toEqual(cell)
})

test('a student without batch, division and e-mail has empty cells there', async () => {
  const student = { ...ayshaRahman, M05_M02_BachId: 99, M07_M11_DivisionId: null, M05_Email: '' }
  const { students } = await exported('', { seed: { ...institute, students: [student] } })
  expect(['G2', 'H2', 'L2'].filter((at) => students.cells.has(at))).toEqual([])
})

test('a list of students is a list unless the export is asked for by its word', async () => {
  const { ask } = await testApi({ seed: { ...institute, students: manyStudents } })
  for (const query of ['?export=', '?export=1', '?export=csv']) {
    expect(await ask('GET', `/students${query}`)).toMatchObject({ body: { total: 47 } })
  }
})

test('HEAD says what an export would be, without one: none is made, and none is in the history', async () => {
  const exporter = vi.fn<Exporter>()
  const { call, store } = await testApi({ seed: { ...institute, students: manyStudents }, exporter })
  const { status, headers } = await call('HEAD', '/students?export=export')
  expect([status, headers.get('content-type')]).toEqual([200, XLSX])
  expect(headers.get('content-disposition')).toContain('students_export.xlsx')
  expect(exporter).not.toHaveBeenCalled()
  expect((await store.audit.page({ page: 1, per_page: 10, search: '' })).total).toBe(0)
})
