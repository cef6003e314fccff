import { addDays } from 'date-fns/addDays'
import { addSeconds } from 'date-fns/addSeconds'
import { lightFormat } from 'date-fns/lightFormat'
import { readWallClock } from '#contract/time/wallClock.ts'

/** The year from which a workbook counts days. */
export type Epoch = 1900 | 1904

/** Built-in formats of days and times (ECMA-376, 18.8.30), also those of East Asian versions. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a number format shows days or times. @param code its code, for formats of the workbook itself */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([first, last]) => id >= first && id <= last)
  // Quoted text, escaped characters, colours and conditions are no part of the format; only the first section counts.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '').split(';', 1)[0] ?? ''
  return /[dmyhs]/i.test(bare.replace(/general|e[+-]/gi, ''))
}

const SECONDS = 86_400
/** Excel counts a 29 February 1900, which did not exist. */
const LEAP_BUG = 60
const LAST_DAY = 2_958_465

const zero = {
  1900: readWallClock('1899-12-30'),
  1904: readWallClock('1904-01-01'),
} as const

/**
 * Returns the day of a serial number, YYYY-MM-DD; with the time, if it has one; only the time for less than a day.
 * Undefined if no day has this number.
 */
export function dayOf(serial: number, epoch: Epoch): string | undefined {
  if (!(serial >= 0 && serial < LAST_DAY + 1)) return undefined
  const seconds = Math.round((serial % 1) * SECONDS)
  const whole = Math.floor(serial)
  const day = epoch === 1900 && whole > 0 && whole < LEAP_BUG ? whole + 1 : whole
  if (epoch === 1900 && whole === LEAP_BUG) return undefined
  const moment = addSeconds(addDays(zero[epoch], day), seconds)
  if (seconds === 0 && whole > 0) return lightFormat(moment, 'yyyy-MM-dd')
  return lightFormat(moment, whole === 0 ? 'HH:mm:ss' : 'yyyy-MM-dd HH:mm:ss')
}

/** Returns a number as text, with the 15 digits that spreadsheets show. */
export function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  return String(Number(value.toPrecision(15)))
}
