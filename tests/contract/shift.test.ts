import { expect, test } from 'vitest'
import { shiftedTimes, type Shift } from '#contract/classes/shift.ts'

test.each<[string, Shift, string, string]>([
  ['two days later', { days: 2 }, '2024-12-12 18:30:00', '2024-12-19 18:30:00'],
  ['a week earlier', { days: -7 }, '2024-12-03 18:30:00', '2024-12-10 18:30:00'],
  ['six hours later, over midnight', { hours: 6 }, '2024-12-11 00:30:00', '2024-12-18 00:30:00'],
  ['to another time of its day', { time: '05:45' }, '2024-12-10 05:45:00', '2024-12-17 05:45:00'],
])('a class moves %s, and its expiry moves along', (_what, shift, start, expiry) => {
  const times = { M03_ScheduledAt: '2024-12-10 18:30:00', M03_ExpiryTime: '2024-12-17 18:30:00' }
  expect(shiftedTimes(times, shift)).toEqual({ M03_ScheduledAt: start, M03_ExpiryTime: expiry })
  expect(shiftedTimes({ ...times, M03_ExpiryTime: null }, shift).M03_ExpiryTime).toBeNull()
})

test('over a clock change it keeps its time of day; a time that cannot be read stays', () => {
  const shift = { days: 1 }
  const times = { M03_ScheduledAt: '2025-03-29 18:30:00', M03_ExpiryTime: null }
  expect(shiftedTimes(times, shift).M03_ScheduledAt).toBe('2025-03-30 18:30:00')
  expect(shiftedTimes({ ...times, M03_ScheduledAt: 'soon' }, shift).M03_ScheduledAt).toBe('soon')
})
