import {
  CalendarDate,
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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

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
  if (type === 'month') return months[value - 1] ?? text
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

const dateText = ({ day, month, year }: DateValue) => `${twoDigits(day)} ${months[month - 1] ?? ''} ${year}`

const timeText = ({ hour, minute }: CalendarDateTime) =>
  `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`

/** A formatter is slow to make, and a list asks for the zone of each of its times. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(timeZone: string) {
  const known = zoneFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
  zoneFormats.set(timeZone, format)
  return format
}

/** Short name of a zone as it is known in India: 'IST', else 'GMT+3'. */
function zoneName(timeZone: string, at = new Date()) {
  const parts = zoneFormat(timeZone).formatToParts(at)
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
