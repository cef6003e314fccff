import { expect, test } from 'vitest'
import { countedTitle, isCountable, repeatedStarts, shiftedExpiry } from '#contract/classes/repeat.ts'
import { instantOf } from '#contract/time/instants.ts'

const start = '2024-12-16 18:30:00'
const days = (starts: readonly string[]) => starts.map((text) => text.slice(5, 10))

test.each<[string, number[], { until: string } | { times: number }, string[]]>([
  [
    'on three weekdays until a day, which is part of it',
    [1, 3, 6],
    { until: '2024-12-23' },
    ['12-16', '12-18', '12-21', '12-23'],
  ],
  ['a number of times', [0, 1], { times: 3 }, ['12-16', '12-22', '12-23']],
  ['on the weekday of the start if none is chosen', [], { times: 2 }, ['12-16', '12-23']],
  ['without the start if its weekday is not chosen', [2], { times: 2 }, ['12-17', '12-24']],
  ['until the day of the start', [], { until: '2024-12-16' }, ['12-16']],
  ['until a day before the start', [], { until: '2024-12-15' }, []],
  ['no times', [], { times: 0 }, []],
  ['until a day that is not complete', [], { until: '' }, []],
])('a class repeats %s', (_what, weekdays, end, expected) => {
  expect(days(repeatedStarts({ start, weekdays, end }, 100))).toEqual(expected)
})

test('an end far away gives no more starts than asked for', () => {
  const everyDay = { start, weekdays: [0, 1, 2, 3, 4, 5, 6] }
  expect(repeatedStarts({ ...everyDay, end: { until: '9999-12-31' } }, 101)).toHaveLength(101)
  expect(repeatedStarts({ ...everyDay, end: { times: 1e9 } }, 101)).toHaveLength(101)
})

test('100 repeats over two clock changes keep their time of day', () => {
  const rule = { start: '2025-03-01 18:30:00', weekdays: [0, 3, 5], end: { times: 100 } }
  const starts = repeatedStarts(rule, 100)
  expect(starts).toHaveLength(100)
  expect(new Set(starts.map((text) => text.slice(11)))).toEqual(new Set(['18:30:00']))
  const inLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' })
  const shown = starts.map((text) => inLondon.format(instantOf(text, 'Europe/London')))
  expect(new Set(shown)).toEqual(new Set(['18:30']))
})

test('each expiry is as long after its start as the first, also over a clock change', () => {
  const first = { start, expiry: '2024-12-23 23:00:00' }
  expect(shiftedExpiry(first, '2025-03-28 18:30:00')).toBe('2025-04-04 23:00:00')
  expect(shiftedExpiry({ start, expiry: '2024-12-16 18:00:00' }, '2024-12-18 18:30:00')).toBe(
    '2024-12-18 18:00:00',
  )
  expect(shiftedExpiry({ start, expiry: '' }, '2024-12-18 18:30:00')).toBe('')
})

test.each([
  ['Module 3', 2, 'Module 5'],
  ['Module 03', 2, 'Module 05'],
  ['Juz 30, part 09', 1, 'Juz 30, part 10'],
  ['പാഠം 9: നിയ്യത്ത്', 1, 'പാഠം 10: നിയ്യത്ത്'],
  ['Introduction', 4, 'Introduction'],
])('%s counts up by %i to %s', (title, by, expected) => {
  expect(countedTitle(title, by)).toBe(expected)
  expect(isCountable(title)).toBe(title !== 'Introduction')
})
