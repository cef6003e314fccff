import { expect, test } from 'vitest'
import { instantOf, lastBegun, wallClockOf } from '#contract/time/instants.ts'

const times = [
  ['2024-12-10 18:30:00', 'Asia/Kolkata', '2024-12-10T13:00:00.000Z'],
  ['2024-12-10 18:30', 'UTC', '2024-12-10T18:30:00.000Z'],
  ['2024-07-01 12:00:00', 'Europe/London', '2024-07-01T11:00:00.000Z'],
  ['2024-12-01 12:00:00', 'Europe/London', '2024-12-01T12:00:00.000Z'],
  ['2024-07-01 12:00:00', 'Asia/Kathmandu', '2024-07-01T06:15:00.000Z'],
  ['2024-03-10 01:59:59', 'America/New_York', '2024-03-10T06:59:59.000Z'],
  // Left out between 2:00 and 3:00.
  ['2024-03-10 02:00:00', 'America/New_York', '2024-03-10T07:00:00.000Z'],
  ['2024-03-10 02:59:59', 'America/New_York', '2024-03-10T07:00:00.000Z'],
  ['2024-03-10 03:00:00', 'America/New_York', '2024-03-10T07:00:00.000Z'],
  // Twice between 1:00 and 2:00.
  ['2024-11-03 01:30:00', 'America/New_York', '2024-11-03T05:30:00.000Z'],
  ['2024-11-03 02:00:00', 'America/New_York', '2024-11-03T07:00:00.000Z'],
  // Half an hour of summer time, on the southern side.
  ['2024-04-07 01:45:00', 'Australia/Lord_Howe', '2024-04-06T14:45:00.000Z'],
  ['2024-10-06 02:15:00', 'Australia/Lord_Howe', '2024-10-05T15:30:00.000Z'],
  // Midnight does not exist on this day.
  ['2024-04-26 00:30:00', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
  // A whole day was left out.
  ['2011-12-30 12:00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['2011-12-31 00:00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
] as const

test.for(times)('%s in %s is %s', ([wallClock, zone, instant]) => {
  expect(new Date(instantOf(wallClock, zone)).toISOString()).toBe(instant)
})

test.for(['', 'soon', '2024-02-30 10:00:00', '2024-12-10T18:30:00Z'])('"%s" is no instant', (text) => {
  expect(instantOf(text, 'Asia/Kolkata')).toBeNaN()
})

test.for([
  ['2024-12-10T13:00:59.999Z', 'Asia/Kolkata', '2024-12-10 18:30:59', '2024-12-10 18:30:59'],
  ['2024-03-10T06:59:59.000Z', 'America/New_York', '2024-03-10 01:59:59', '2024-03-10 01:59:59'],
  ['2024-03-10T07:00:00.000Z', 'America/New_York', '2024-03-10 03:00:00', '2024-03-10 03:00:00'],
  ['2024-11-03T05:30:00.000Z', 'America/New_York', '2024-11-03 01:30:00', '2024-11-03 01:30:00'],
  // The hour that comes again has begun as a whole.
  ['2024-11-03T06:00:00.000Z', 'America/New_York', '2024-11-03 01:00:00', '2024-11-03 01:59:59'],
  ['2024-11-03T06:59:59.999Z', 'America/New_York', '2024-11-03 01:59:59', '2024-11-03 01:59:59'],
  ['2024-11-03T07:00:00.000Z', 'America/New_York', '2024-11-03 02:00:00', '2024-11-03 02:00:00'],
] as const)('at %s clocks in %s show %s, and %s was the last to begin', ([instant, zone, shown, begun]) => {
  expect([wallClockOf(Date.parse(instant), zone), lastBegun(Date.parse(instant), zone)]).toEqual([
    shown,
    begun,
  ])
})
