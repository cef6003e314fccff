import { expect, test } from 'vitest'
import { rangeText } from '#design-system/DataTable/rows.ts'

test('the rows of a page are numbered from the first to the last that there is', () => {
  const ranges = [1, 3, 17].map((page) => rangeText({ page, perPage: 15, total: 248 }))
  expect(ranges).toEqual(['1 to 15 of 248', '31 to 45 of 248', '241 to 248 of 248'])
  expect(rangeText({ page: 3, perPage: 20, total: 40 })).toBe('21 to 40 of 40')
  expect(rangeText({ page: 1, perPage: 15, total: 0 })).toBe('')
})
