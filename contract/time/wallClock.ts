import { isValid } from 'date-fns/isValid'
import { utc } from './utc.ts'

const form = /^\d{4}-\d\d-\d\d(?:[T ](?!24)\d\d:\d\d(?::\d\d)?)?$/

/**
 * Parses a date, YYYY-MM-DD, or a wall-clock time, YYYY-MM-DD HH:mm:ss, also with "T" or without seconds. It is
 * parsed as UTC, which has no daylight saving time, so that date-fns never shifts it. Returns an invalid date for
 * every other text.
 */
export function readWallClock(text: string) {
  if (!form.test(text)) return utc(Number.NaN)
  const day = text.slice(0, 10)
  const read = utc(`${day}T${text.slice(11) || '00:00'}Z`)
  // Some browsers read 30 February as 1 March.
  return isValid(read) && read.toISOString().startsWith(day) ? read : utc(Number.NaN)
}
