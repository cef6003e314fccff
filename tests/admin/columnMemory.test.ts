import { expect, test } from 'vitest'
import { columnsOf, rememberColumns } from '#admin/import/columnMemory.ts'

const sheet = {
  format: 'csv' as const,
  sheets: [{ name: 'Pasted', is_hidden: false }],
  sheet: 1,
  epoch: 1900 as const,
  notes: [],
  headers: ['Name', 'Code'],
  columns: ['M05_UserName', 'M05_UserCode'],
  rows: [],
}

test('the columns that were chosen last are chosen again for the same headers and the same kind alone', () => {
  expect(columnsOf('students', sheet)).toEqual(['M05_UserName', 'M05_UserCode'])
  rememberColumns('students', sheet.headers, ['M05_UserName', null])
  expect(columnsOf('students', { ...sheet, headers: [' NAME', 'code'] })).toEqual(['M05_UserName', null])
  expect(columnsOf('teachers', sheet)).toEqual(['M05_UserName', 'M05_UserCode'])
  expect(columnsOf('students', { ...sheet, headers: ['Name', 'Number'] })).toEqual([
    'M05_UserName',
    'M05_UserCode',
  ])
})
