/**
 * Dates and times of the content file: the clock of the place, `2024-10-12T09:30`. They are written out from their
 * digits, never through a time zone, so that a page reads the same wherever it is made and opened.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const HALF_DAY_MS = 12 * 60 * 60 * 1000

/** As if the clock were that of Greenwich: only for counting days. */
const countedFrom = (wallClock: string) => new Date(`${wallClock}:00Z`)

/** `12`, `Oct` and `2024`. */
export function dayOf(wallClock: string) {
  const date = countedFrom(wallClock)
  const month = months[date.getUTCMonth()] ?? ''
  return { day: String(date.getUTCDate()), month: month.slice(0, 3), year: String(date.getUTCFullYear()) }
}

/** `Saturday, 12 October 2024`. */
export function dateOf(wallClock: string): string {
  const date = countedFrom(wallClock)
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `9:30 AM`. */
export function timeOf(wallClock: string): string {
  const date = countedFrom(wallClock)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${wallClock.slice(-2)} ${hours < 12 ? 'AM' : 'PM'}`
}

interface Span {
  starts: string
  ends: string
}

/** One day, or the first and the last: `Friday, 7 March 2025 to Sunday, 9 March 2025`. */
export function datesOf({ starts, ends }: Span): string {
  return starts.slice(0, 10) === ends.slice(0, 10) ? dateOf(starts) : `${dateOf(starts)} to ${dateOf(ends)}`
}

/** `9:30 AM to 5:00 PM`. */
export const timesOf = ({ starts, ends }: Span) => `${timeOf(starts)} to ${timeOf(ends)}`

/** Whether the clock has passed it in every time zone: the last one is twelve hours behind Greenwich. */
export const isOver = (ends: string, now: number) => now > countedFrom(ends).getTime() + HALF_DAY_MS
