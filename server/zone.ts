import { TZDate } from '@date-fns/tz'
import { lightFormat } from 'date-fns/lightFormat'

/** The institute's IANA time zone, unless a setting says otherwise (reading Q48). */
export const INSTITUTE_ZONE = 'Asia/Kolkata'

/** Whether a name is of the IANA list of time zones. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A moment as a wall clock in a zone shows it, YYYY-MM-DD HH:mm. `at` in ms since 1970. */
export const wallClockAt = (at: number, zone: string) => lightFormat(new TZDate(at, zone), 'yyyy-MM-dd HH:mm')
