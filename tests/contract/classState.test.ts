import { expect, test } from 'vitest'
import { classState, classTimes, isWatchable, LIVE_FOR } from '#contract/classes/classState.ts'

const startsAt = Date.parse('2024-12-10T13:00:00Z')
const minutes = (count: number) => count * 60_000
const day = minutes(24 * 60)
const week = startsAt + 7 * day

const states = [
  ['a moment before the start', week, -1, 'coming', false],
  ['at the start', week, 0, 'live', true],
  ['a moment before two hours have passed', week, LIVE_FOR - 1, 'live', true],
  ['two hours after the start', week, LIVE_FOR, 'past', true],
  ['a moment before the expiry', week, 7 * day - 1, 'past', true],
  ['at the expiry', week, 7 * day, 'expired', false],
  ['long after the expiry', week, 70 * day, 'expired', false],
  ['without an expiry, a year later', null, 365 * day, 'past', true],
  ['that expires after an hour, a moment before', startsAt + minutes(60), minutes(60) - 1, 'live', true],
  ['that expires after an hour, then', startsAt + minutes(60), minutes(60), 'expired', false],
  ['that expires at its start, before', startsAt, -1, 'coming', false],
  ['that expires at its start, then', startsAt, 0, 'expired', false],
  ['that expires before its start, between the two', startsAt - day, -1, 'expired', false],
] as const

test.for(states)('a class %s', ([, expiresAt, after, state, canWatch]) => {
  const times = { startsAt, expiresAt }
  expect(classState(times, startsAt + after)).toBe(state)
  expect(isWatchable(times, startsAt + after)).toBe(canWatch)
})

test('an unreadable start or expiry shows no video', () => {
  expect(isWatchable({ startsAt: Number.NaN, expiresAt: week }, startsAt)).toBe(false)
  expect(isWatchable({ startsAt, expiresAt: Number.NaN }, startsAt)).toBe(false)
})

test('times of a class are read in the zone of the institute', () => {
  const lesson = { M03_ScheduledAt: '2024-12-10 18:30:00', M03_ExpiryTime: '2024-12-17 18:30:00' }
  expect(classTimes(lesson, 'Asia/Kolkata')).toEqual({ startsAt, expiresAt: week })
  expect(classTimes({ ...lesson, M03_ExpiryTime: null }, 'UTC')).toEqual({
    startsAt: Date.parse('2024-12-10T18:30:00Z'),
    expiresAt: null,
  })
})
