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

/** Reads 'YYYY-MM-DD'; null for everything that is no date. */
export function readDate(text: string): CalendarDate | null {
  try {
    return parseDate(text.slice(0, 10))
  } catch {
    return null
  }
}

/** Reads 'YYYY-MM-DD HH:mm:ss'; null for everything that is no such time. */
export function readDateTime(text: string): CalendarDateTime | null {
  try {
    return parseDateTime(text.replace(' ', 'T'))
  } catch {
    return null
  }
}

/** 'YYYY-MM-DD HH:mm:ss', the seconds cut to 00. */
export const writeDateTime = (time: CalendarDateTime) =>
  time.set({ second: 0, millisecond: 0 }).toString().slice(0, 19).replace('T', ' ')

/** Bounds of a field by years, inclusive. */
export function yearBounds(minYear: number, maxYear: number) {
  return { minValue: new CalendarDate(minYear, 1, 1), maxValue: new CalendarDate(maxYear, 12, 31) }
}

const monthFormat = new DateFormatter('en-US', { month: 'short', timeZone: 'UTC' })

/** 'Sep' for 9. */
const monthText = (month: number) => monthFormat.format(new CalendarDate(2000, month, 1).toDate('UTC'))

const twoDigits = (number: number) => String(number).padStart(2, '0')

interface Segment {
  type: string
  text: string
  value?: number | null
  isPlaceholder: boolean
}

/** How a piece of a date looks in its field, so that the whole reads '14 Feb 2001, 6:30 PM'. */
export function segmentText({ type, text, value, isPlaceholder }: Segment) {
  if (type === 'dayPeriod') return text.toUpperCase()
  if (type === 'literal') return text.replace(/[\u2066\u2069]/g, '').replace('/', ' ')
  if (isPlaceholder || value === undefined || value === null) return text
  if (type === 'month') return monthText(value)
  return type === 'day' ? twoDigits(value) : text
}

/** The day that the pieces of a field say, though its time may be missing; null while a part of the day is. */
export function readPieces(pieces: readonly Segment[] = []) {
  const numbers = new Map(
    pieces.map(({ type, value, isPlaceholder }) => [type, isPlaceholder ? null : value]),
  )
  const [year, month, day] = ['year', 'month', 'day'].map((type) => numbers.get(type) ?? null)
  if (year == null || month == null || day == null) return null
  return new CalendarDate(year, month, day)
}

const dateText = ({ day, month, year }: DateValue) => `${twoDigits(day)} ${monthText(month)} ${year}`

const clockFormat = new DateFormatter('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const timeText = (time: CalendarDateTime) => clockFormat.format(time.toDate('UTC'))

/** Short name of a zone as it is known in India: 'IST', else 'GMT+3'. */
function zoneName(timeZone: string, at = new Date()) {
  // It keeps its formatters: a list asks for the zone of each of its times.
  const parts = new DateFormatter('en-IN', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** {@link zoneName} at a time on the zone's own clock, 'YYYY-MM-DD HH:mm:ss': 'GMT' in winter, 'GMT+1' in summer for London. */
export function zoneNameAt(text: string, timeZone: string) {
  const time = readDateTime(text)
  return zoneName(timeZone, time === null ? undefined : toZoned(time, timeZone).toDate())
}

/** '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)'; undefined where both clocks agree. */
export function bothTimesText(time: CalendarDateTime, timeZone: string, viewerZone: string) {
  const moment = toZoned(time, timeZone).toDate()
  const there = toCalendarDateTime(fromDate(moment, viewerZone))
  if (there.compare(time) === 0) return undefined
  const here = `${timeText(time)} ${zoneName(timeZone, moment)}`
  return `${here} is ${timeText(there)} on ${dateText(there)} where you are (${viewerZone})`
}
