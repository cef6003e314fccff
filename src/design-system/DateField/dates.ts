import {
  CalendarDate,
  DateFormatter,
  fromDate,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type CalendarDateTime,
  type DateValue,
} from '@internationalized/date'

/** Parses 'YYYY-MM-DD'; null if it is not a date. */
export function readDate(text: string): CalendarDate | null {
  try {
    return parseDate(text.slice(0, 10))
  } catch {
    return null
  }
}

/** Parses 'YYYY-MM-DD HH:mm:ss'; null if it is not a date and time. */
export function readDateTime(text: string): CalendarDateTime | null {
  try {
    return parseDateTime(text.replace(' ', 'T'))
  } catch {
    return null
  }
}

/** Formats as 'YYYY-MM-DD HH:mm:ss', with the seconds set to 00. */
export const writeDateTime = (time: CalendarDateTime) =>
  time.set({ second: 0, millisecond: 0 }).toString().slice(0, 19).replace('T', ' ')

/** Returns the bounds of a date field, years inclusive. */
export function yearBounds(minYear: number, maxYear: number) {
  return { minValue: new CalendarDate(minYear, 1, 1), maxValue: new CalendarDate(maxYear, 12, 31) }
}

const monthFormat = new DateFormatter('en-US', { month: 'short', timeZone: 'UTC' })

/** Returns 'Sep' for 9. */
const monthText = (month: number) => monthFormat.format(new CalendarDate(2000, month, 1).toDate('UTC'))

const twoDigits = (number: number) => String(number).padStart(2, '0')

interface Segment {
  type: string
  text: string
  value?: number | null
  isPlaceholder: boolean
}

/** Returns the text of a segment, so that the field shows '14 Feb 2001, 6:30 PM'. */
export function segmentText({ type, text, value, isPlaceholder }: Segment) {
  if (type === 'dayPeriod') return text.toUpperCase()
  if (type === 'literal') return text.replace(/[\u2066\u2069]/g, '').replace('/', ' ')
  if (isPlaceholder || value === undefined || value === null) return text
  if (type === 'month') return monthText(value)
  return type === 'day' ? twoDigits(value) : text
}

/** Returns the date in a field's segments, even if its time is missing; null if the date is incomplete. */
export function readSegments(segments: readonly Segment[] = []) {
  const numbers = new Map(
    segments.map(({ type, value, isPlaceholder }) => [type, isPlaceholder ? null : value]),
  )
  const [year, month, day] = ['year', 'month', 'day'].map((type) => numbers.get(type) ?? null)
  if (year == null || month == null || day == null) return null
  return new CalendarDate(year, month, day)
}

const dateText = ({ day, month, year }: DateValue) => `${twoDigits(day)} ${monthText(month)} ${year}`

const clockFormat = new DateFormatter('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const timeText = (time: CalendarDateTime) => clockFormat.format(time.toDate('UTC'))

/** Returns the short name of a zone as used in India: 'IST', otherwise 'GMT+3'. */
function zoneName(timeZone: string, at = new Date()) {
  // DateFormatter caches its formatters: a list needs the zone name of every time.
  const parts = new DateFormatter('en-IN', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Returns the zone's name at a wall-clock time ('YYYY-MM-DD HH:mm:ss'), such as 'GMT+1' for London in summer. */
export function zoneNameAt(text: string, timeZone: string) {
  const time = readDateTime(text)
  return zoneName(timeZone, time === null ? undefined : toZoned(time, timeZone).toDate())
}

/** Returns '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)', or undefined if both zones agree. */
export function bothTimesText(time: CalendarDateTime, timeZone: string, viewerZone: string) {
  const moment = toZoned(time, timeZone).toDate()
  const viewerTime = toCalendarDateTime(fromDate(moment, viewerZone))
  if (viewerTime.compare(time) === 0) return undefined
  const here = `${timeText(time)} ${zoneName(timeZone, moment)}`
  return `${here} is ${timeText(viewerTime)} on ${dateText(viewerTime)} where you are (${viewerZone})`
}
