import { expect, test } from 'vitest'
import { isOver } from '#contract/site/isOver.ts'
import { overAt } from '#contract/site/when.ts'

test.each(['Asia/Kolkata', 'Pacific/Chatham', 'America/St_Johns'])(
  'an event in %s is over from the midnight after its last day, to the page as to the console',
  (zone) => {
    const end = overAt('2026-03-04T20:30', zone)
    const dayAt = (at: number) => new Date(at).toLocaleDateString('sv', { timeZone: zone })
    expect([end - 1, end].map((at) => isOver('2026-03-04T20:30', dayAt(at)))).toEqual([false, true])
  },
)

test('an event without an end is not over', () => {
  expect(isOver('', '2026-03-04')).toBe(false)
})
