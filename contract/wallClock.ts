import { utc } from '@date-fns/utc'
import { parseISO } from 'date-fns/parseISO'

const form = /^\d{4}-\d\d-\d\d(?:[T ](?!24)\d\d:\d\d(?::\d\d)?)?$/

/**
 * Reads a date, YYYY-MM-DD, or a wall-clock time, YYYY-MM-DD HH:mm:ss, also with "T" or without seconds. It is read as
 * UTC, where no clock is ever changed, so that date-fns shows and moves it without a shift.
 * Returns an invalid date for every other text.
 */
export const readWallClock = (text: string) =>
  form.test(text) ? parseISO(text, { in: utc }) : utc(Number.NaN)
