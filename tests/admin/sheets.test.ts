import { expect, test } from 'vitest'
import { daysOf, isMonth, monthAfter, monthText } from '#admin/print/sheets.ts'
import { fc } from '#tests/runs.ts'

test('a month has its days and their weekdays', () => {
  expect(daysOf('2026-11')).toHaveLength(30)
  expect(daysOf('2026-11')[0]).toEqual({ number: 1, letter: 'S' })
  expect(daysOf('2024-02')).toHaveLength(29)
  expect(daysOf('2023-02')).toHaveLength(28)
  expect(monthText('2026-11')).toBe('November 2026')
})

test('months follow each other over years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  fc.assert(
    fc.property(
      fc.integer({ min: 1970, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -60, max: 60 }),
      (year, number, count) => {
        const month = `${year}-${String(number).padStart(2, '0')}`
        const other = monthAfter(month, count)
        expect(isMonth(other)).toBe(true)
        expect(monthAfter(other, -count)).toBe(month)
      },
    ),
  )
  expect(isMonth('2026-13')).toBe(false)
  expect(isMonth(null)).toBe(false)
})
