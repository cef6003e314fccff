import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText, timeText } from '#admin/shared/formats.ts'
import { plainDate, wallClockTime } from '#contract/dates.ts'
import { readDate, readDateTime, writeDateTime } from '#design-system/DateField/dates.ts'

/** The drill `zones` runs more of them, in eight zones. */
const CASES = Number(process.env.ZONE_CASES ?? 300)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (number: number) => String(number).padStart(2, '0')
const said = (day: string) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** From 1950 to 2049: among them the days on which clocks change. */
const anyDay = fc
  .integer({ min: -7305, max: 29_219 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

test('a class time is written, saved and shown as it is, wherever the clock stands (spec: 252, 346)', () => {
  const schema = wallClockTime('Schedule')
  fc.assert(
    fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hours, minutes) => {
      const typed = `${day}T${two(hours)}:${two(minutes)}`
      const saved = schema.parse(typed)
      expect(saved).toBe(`${day} ${two(hours)}:${two(minutes)}:00`)
      const field = readDateTime(saved)
      expect(field && schema.parse(writeDateTime(field))).toBe(saved)
      const clock = `${hours % 12 === 0 ? 12 : hours % 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
      expect([dayText(saved), timeText(saved).replaceAll(/\s/g, ' ')]).toEqual([said(day), clock])
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
