import { expect, test } from 'vitest'
import { endsFollower } from '#admin/site/draft/eventTimes.ts'

const eventAt = (starts: string, ends: string) => ({ events: { cards: { K1: { starts, ends } } } })
const path = ['events', 'cards', 'K1', 'starts']

test('an event ends as long after its new start as after the old one, also while a year is typed', () => {
  const withEnds = endsFollower()
  const content = eventAt('2026-10-12T09:30', '2026-10-13T17:00')
  expect(withEnds(content, path, '2026-12-31T20:00')).toEqual(eventAt('2026-10-12T09:30', '2027-01-02T03:30'))
  const midway = withEnds(content, path, '0002-10-12T09:30')
  expect(midway).toEqual(eventAt('2026-10-12T09:30', '0002-10-13T17:00'))
  const typed = eventAt('0002-10-12T09:30', '0002-10-13T17:00')
  expect(withEnds(typed, path, '2027-10-12T09:30')).toEqual(eventAt('0002-10-12T09:30', '2027-10-13T17:00'))
})

test('an end follows a start that was cleared before the new one was typed', () => {
  const follow = endsFollower()
  const cleared = eventAt('', '2026-10-12T11:00')
  expect(follow(eventAt('2026-10-12T09:30', '2026-10-12T11:00'), path, '')).toEqual(
    eventAt('2026-10-12T09:30', '2026-10-12T11:00'),
  )
  expect(follow(cleared, path, '2026-12-31T20:00')).toEqual(eventAt('', '2026-12-31T21:30'))
})

test('without both times, and for other fields, nothing follows', () => {
  for (const content of [eventAt('', '2026-10-13T17:00'), eventAt('2026-10-12T09:30', '')])
    expect(endsFollower()(content, path, '2026-12-31T20:00')).toBe(content)
  const withEnds = endsFollower()
  const content = eventAt('2026-10-12T09:30', '2026-10-13T17:00')
  expect(withEnds(content, path, '')).toBe(content)
  expect(withEnds(content, [...path.slice(0, -1), 'ends'], '2026-12-31T20:00')).toBe(content)
})
