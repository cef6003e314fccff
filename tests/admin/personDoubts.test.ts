import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { studentDoubts } from '#admin/people/students/studentValues.ts'
import { loadPhones } from '#admin/shared/phones.ts'

beforeAll(loadPhones)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-26', '26 Nov 2026 is in the future'],
  ['2026-11-25', '25 Nov 2026 makes 0 years of age'],
  ['2021-11-26', '26 Nov 2021 makes 4 years of age'],
  ['2021-11-25', undefined],
  ['1925-11-26', undefined],
  ['1925-11-25', '25 Nov 1925 makes 101 years of age'],
  ['', undefined],
])('a student born on "%s": %s', (M05_DOB, doubt) => {
  expect(studentDoubts({ M05_DOB }).M05_DOB).toBe(doubt)
})

test('who joins on the day of the birth or later, with ten digits, is not asked about', () => {
  const person = { M05_DOB: '2001-02-14', M05_JoiningDate: '2001-02-14', M05_MobileNumber: '94470 12345' }
  expect(studentDoubts(person)).toEqual({})
  expect(studentDoubts({ ...person, M05_JoiningDate: '2001-02-13', M05_MobileNumber: '9447012' })).toEqual({
    M05_JoiningDate: '13 Feb 2001 is before the birth',
    M05_MobileNumber: '9447012 has only 7 digits',
  })
})
