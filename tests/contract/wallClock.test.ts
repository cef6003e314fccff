import { expect, test } from 'vitest'
import { dayAt, dayText, timeAt, timeText } from '#admin/shared/formats.ts'
import { whenOf } from '#contract/site/when.ts'
import { plainDate, wallClockTime } from '#contract/time/dates.ts'
import { readDate, readDateTime, writeDateTime } from '#design-system/DateField/dates.ts'
import { dayAfter } from '#server/node/demo/demoPeople.ts'
import { wallClockAt } from '#server/zone.ts'
import { fc, RUNS } from '#tests/runs.ts'

/** The drill `zones` runs more of them, in eight zones. */
const CASES = Number(process.env.ZONE_CASES ?? RUNS)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (number: number) => String(number).padStart(2, '0')
const said = (day: string) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

const clockOf = (hours: number, minutes: number) =>
  `${hours % 12 === 0 ? 12 : hours % 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** From 1950 to 2049: among them the days on which clocks change. */
const anyDay = fc.integer({ min: -7305, max: 29_219 }).map((day) => dayOf(day * 86_400_000))

test('a class time is written, saved and shown as it is, wherever the clock stands (spec: 252, 346)', () => {
  const schema = wallClockTime('Schedule')
  fc.assert(
    fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hours, minutes) => {
      const typed = `${day}T${two(hours)}:${two(minutes)}`
      const saved = schema.parse(typed)
      expect(saved).toBe(`${day} ${two(hours)}:${two(minutes)}:00`)
      const field = readDateTime(saved)
      expect(field && schema.parse(writeDateTime(field))).toBe(saved)
      expect([dayText(saved), timeText(saved)]).toEqual([said(day), clockOf(hours, minutes)])
    }),
    { numRuns: CASES },
  )
})

test('a day of birth stays the day that it is (spec: 317)', () => {
  const schema = plainDate('Date of Birth')
  fc.assert(
    fc.property(anyDay, (day) => {
      const saved = schema.parse(day)
      expect([saved, readDate(saved)?.toString(), dayText(saved)]).toEqual([day, day, said(day)])
    }),
    { numRuns: CASES },
  )
})

test('what is no date is shown as it is, and has no time', () => {
  for (const text of ['', 'soon', '2024-02-30', '2024-13-01', '2024', '2024-06-03 24:00', '2024-06-03Z'])
    expect([dayText(text), timeText(text)]).toEqual([text, ''])
})

test('a day is moved by days of the calendar, also over a day that the clock of the machine has left out', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      expect(dayAfter(day, days)).toBe(dayOf(Date.parse(day) + days * 86_400_000))
    }),
    { numRuns: CASES, examples: [['1994-12-30', 1]] },
  )
})

test('an event is told on the clock of its place', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hours, minutes) => {
      const starts = `${day}T${two(hours)}:${two(minutes)}`
      const when = whenOf(starts, `${day}T23:59`, 'Asia/Kolkata')
      const weekday = new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
      const month = new Date(day).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
      const date = `${weekday}, ${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`
      expect(when).toEqual({
        day: String(Number(day.slice(8))),
        month: said(day).slice(3, 6),
        year: day.slice(0, 4),
        date,
        dates: date,
        time: clockOf(hours, minutes),
        times: `${clockOf(hours, minutes)} to 11:59 PM`,
        overAt: Date.parse(`${day}T00:00+05:30`) + 24 * 60 * 60 * 1000,
      })
    }),
    { numRuns: CASES },
  )
})

test("a moment is told on the institute's wall clock", () => {
  // Kerala has been at +05:30 since 1945.
  fc.assert(
    fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hours, minutes) => {
      const at = Date.parse(`${day}T${two(hours)}:${two(minutes)}+05:30`)
      expect([dayAt(at), timeAt(at)]).toEqual([said(day), clockOf(hours, minutes)])
      expect(wallClockAt(at, 'Asia/Kolkata')).toBe(`${day} ${two(hours)}:${two(minutes)}`)
    }),
    { numRuns: CASES },
  )
})
