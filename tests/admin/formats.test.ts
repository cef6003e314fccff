import { expect, test } from 'vitest'
import { dateAt, dayAt, monthAt, timeAt } from '#admin/shared/formats.ts'

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
