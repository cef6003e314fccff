import {
  CalendarDate,
  DateFormatter,
  fromDate,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type CalendarDateTime,
} from '@internationalized/date'
import { foldSearch } from '#design-system/foldSearch.ts'
import type { Words } from '#design-system/Words/Words.ts'

/** Parses 'YYYY-MM-DD'; null if it is not a date. */
export function readDate(text: string): CalendarDate | null {
  try {
    return parseDate(text.slice(0, 10))
  } catch {
    return null
  }
}

/** Parses a date as people write it, the day first: '29/02/2008', '29-2-2008', '٢٩.٠٢.٢٠٠٨'; or 'YYYY-MM-DD'. */
export function readWritten(text: string): CalendarDate | null {
  const written = foldSearch(text).trim()
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(written) ?? []
  return readDate(day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written)
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

/** Returns `english` for any locale of English: British English writes 'Sept' and 'pm', American 'Sep' and 'PM'. */
const unlessEnglish = (locale: string, english: string) => (/^en\b/.test(locale) ? english : locale)

/** Returns 'Sep' for 9. */
const monthText = (month: number, locale: string) =>
  new DateFormatter(unlessEnglish(locale, 'en-US'), { month: 'short', timeZone: 'UTC' }).format(
    new CalendarDate(2000, month, 1).toDate('UTC'),
  )

interface Segment {
  type: string
  text: string
  value?: number | null
  isPlaceholder: boolean
}

/** Returns the text of a segment, so that the field shows '14 Feb 2001, 6:30 PM'. */
export function segmentText({ type, text, value, isPlaceholder }: Segment, locale: string) {
  if (type === 'dayPeriod') return text.toUpperCase()
  // Which of the spaces it is differs between browsers, and from the server.
  if (type === 'literal') return text.replace(/[\u2066\u2069]/g, '').replace(/[\s/]/g, ' ')
  if (isPlaceholder || value === undefined || value === null) return text
  if (type === 'month') return monthText(value, locale)
  return type === 'day' && /^\d$/.test(text) ? `0${text}` : text
}

/** Returns the numbers of the date in a field's segments, even if its time is missing; null if it is incomplete. */
function segmentNumbers(segments: readonly Segment[]) {
  const numbers = new Map(
    segments.map(({ type, value, isPlaceholder }) => [type, isPlaceholder ? null : value]),
  )
  const [year, month, day] = ['year', 'month', 'day'].map((type) => numbers.get(type) ?? null)
  if (year == null || month == null || day == null) return null
  return { year, month, day }
}

/** Returns the date in a field's segments, likewise. */
export function readSegments(segments: readonly Segment[] = []) {
  const numbers = segmentNumbers(segments)
  return numbers && new CalendarDate(numbers.year, numbers.month, numbers.day)
}

/**
 * Returns the day in a field's segments if its month does not have it: '2001-02-31', which no schema accepts. React
 * Aria would turn it into the last day of the month when the focus leaves.
 */
export function impossibleDay(segments: readonly Segment[] = []): string | undefined {
  const numbers = segmentNumbers(segments)
  if (numbers === null) return undefined
  const { year, month, day } = numbers
  if (new CalendarDate(year, month, day).day === day) return undefined
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-')
}

/** Returns '31 Feb 2001' for a day of {@link impossibleDay}. */
export function impossibleDayText(text: string, locale: string): string {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return `${day} ${monthText(month, locale)} ${year}`
}

const dateText = (date: CalendarDateTime, locale: string) =>
  new DateFormatter(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(date.toDate('UTC'))
    .map(({ type, value }) => (type === 'month' ? monthText(date.month, locale) : value))
    .join('')

const timeText = (time: CalendarDateTime, locale: string) =>
  new DateFormatter(unlessEnglish(locale, 'en-US'), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(time.toDate('UTC'))

/** Returns the short name of a zone, in English as used in India: 'IST', otherwise 'GMT+3'. */
function zoneName(timeZone: string, locale: string, at = new Date()) {
  // DateFormatter caches its formatters: a list needs the zone name of every time.
  const parts = new DateFormatter(unlessEnglish(locale, 'en-IN'), {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Returns the zone's name at a wall-clock time ('YYYY-MM-DD HH:mm:ss'), such as 'GMT+1' for London in summer. */
export function zoneNameAt(text: string, timeZone: string, locale = 'en-IN') {
  const time = readDateTime(text)
  return zoneName(timeZone, locale, time === null ? undefined : toZoned(time, timeZone).toDate())
}

interface BothTimesOptions {
  timeZone: string
  viewerZone: string
  words: Words['dateField']
  locale: string
}

/** Returns '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)', or undefined if both zones agree. */
export function bothTimesText(
  time: CalendarDateTime,
  { timeZone, viewerZone, words, locale }: BothTimesOptions,
) {
  const moment = toZoned(time, timeZone).toDate()
  const viewerTime = toCalendarDateTime(fromDate(moment, viewerZone))
  if (viewerTime.compare(time) === 0) return undefined
  const here = `${timeText(time, locale)} ${zoneName(timeZone, locale, moment)}`
  const there = { time: timeText(viewerTime, locale), date: dateText(viewerTime, locale), zone: viewerZone }
  return words.bothTimes(here, there)
}
