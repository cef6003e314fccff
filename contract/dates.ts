import * as z from 'zod/mini'
import { requiredText } from './text.ts'

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const wallClock = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** A wall-clock time as the wire has it, YYYY-MM-DD HH:mm:ss, from this or an input's own form; else undefined. */
function readWallClock(text: string): string | undefined {
  const [, day, hours, minutes, seconds = '00'] = wallClock.exec(text) ?? []
  return day !== undefined && isPlainDate(day) ? `${day} ${hours}:${minutes}:${seconds}` : undefined
}

/**
 * A day that must be given, YYYY-MM-DD; it has no time and no zone, so it never shifts.
 * @param label as in {@link requiredText}
 */
export function plainDate(label: string) {
  const date = z.string().check(z.refine(isPlainDate, `${label} must be a date, such as 2024-06-03`))
  return z.pipe(requiredText(label, 40), date)
}

/**
 * A wall-clock time in the institute's zone that must be given (reading Q48), as YYYY-MM-DD HH:mm:ss.
 * A text with a zone is refused: it would have to be shifted.
 */
export function wallClockTime(label: string) {
  const time = z.transform((text: string, context) => {
    const read = readWallClock(text)
    if (read !== undefined) return read
    context.issues.push({
      code: 'custom',
      message: `${label} must be a date and time, such as 2024-12-07 18:30`,
      input: text,
    })
    return z.NEVER
  })
  return z.pipe(requiredText(label, 40), time)
}
