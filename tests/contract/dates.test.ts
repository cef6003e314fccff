import { plainDate, wallClockTime } from '#contract/time/dates.ts'
import { expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

const messageOf = (schema: ZodMiniType, text: unknown) => schema.safeParse(text).error?.issues[0]?.message

it.each(['2024-06-03 10:00:00', '2024-06-03T00:00', '2024-02-30', '2024-6-3', '0000-00-00'])(
  'says that %j is no date',
  (text) => {
    expect(messageOf(plainDate('Joining Date'), text)).toBe('Joining Date must be a date, such as 2024-06-03')
  },
)

it('takes a day of February in a leap year as a date', () => {
  expect(plainDate('Joining Date').parse(' 2024-02-29 ')).toBe('2024-02-29')
})

it.each(['2024-06-03', '2024-06-03T10:00Z', '2024-06-03 10:00+05:30', '2024-02-30 10:00'])(
  'says that %j is no time of the institute',
  (text) => {
    expect(messageOf(wallClockTime('Start'), text)).toBe(
      'Start must be a date and time, such as 2024-12-07 18:30',
    )
  },
)
