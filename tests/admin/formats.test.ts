import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { expect, test } from 'vitest'
import { dateAt, dateText, dayAt, monthAt, timeAt } from '#admin/shared/formats.ts'

test('days, months and times are those of the institute, whatever the zone of the device', () => {
  // Half past two of 1 June in Kolkata, and still May west of there.
  const at = Date.UTC(2024, 4, 31, 21, 0)
  expect([dateAt(at), dayAt(at), monthAt(at), timeAt(at)]).toEqual([
    '2024-06-01',
    '01 Jun 2024',
    '2024-06',
    '2:30 AM',
  ])
})

test('the words of a date are those of date-fns, on each day of a year', () => {
  const pattern = 'EEEE, EEE d MMMM, dd MMM yyyy, h:mm a'
  for (let day = 0; day < 366; day += 1) {
    const date = addDays(new Date(2024, 0, 1, day % 24, day % 60), day)
    expect(dateText(date, pattern)).toBe(format(date, pattern))
  }
})
