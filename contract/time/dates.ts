import { formatISO9075 } from 'date-fns/formatISO9075'
import { isValid } from 'date-fns/isValid'
import * as z from 'zod/mini'
import { requiredText } from '#contract/text/text.ts'
import { readWallClock } from './wallClock.ts'

/** Whether a text is an existing date, written YYYY-MM-DD. */
const isPlainDate = (text: string) => text.length === 10 && isValid(readWallClock(text))

/**
 * A required date, YYYY-MM-DD. It has no time and no zone, so it never shifts.
 * @param label as in {@link requiredText}
 */
export function plainDate(label: string) {
  const date = z.string().check(z.refine(isPlainDate, `${label} must be a date, such as 2024-06-03`))
  return z.pipe(requiredText(label, 40), date)
}

/**
 * A required wall-clock time in the institute's zone (reading Q48), as YYYY-MM-DD HH:mm:ss. A text with a zone is
 * refused, because it would have to be converted.
 */
export function wallClockTime(label: string) {
  const time = z.transform((text: string, context) => {
    const read = readWallClock(text)
    if (text.length > 10 && isValid(read)) return formatISO9075(read)
    context.issues.push({
      code: 'custom',
      message: `${label} must be a date and time, such as 2024-12-07 18:30`,
      input: text,
    })
    return z.NEVER
  })
  return z.pipe(requiredText(label, 40), time)
}
