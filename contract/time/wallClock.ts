import { utc } from './utc.ts'
import { parseISO } from 'date-fns/parseISO'

const form = /^\d{4}-\d\d-\d\d(?:[T ](?!24)\d\d:\d\d(?::\d\d)?)?$/

/**
 * Parses a date, YYYY-MM-DD, or a wall-clock time, YYYY-MM-DD HH:mm:ss, also with "T" or without seconds. It is
 * parsed as UTC, which has no daylight saving time, so that date-fns never shifts it. Returns an invalid date for
 * every other text.
 */
export const readWallClock = (text: string) =>
  form.test(text) ? parseISO(text, { in: utc }) : utc(Number.NaN)
