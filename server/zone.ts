import { TZDate } from '@date-fns/tz'
import { lightFormat } from 'date-fns/lightFormat'

/** The default time zone of the institute (reading Q48). */
export const INSTITUTE_ZONE = 'Asia/Kolkata'

/** Whether a name is an IANA time zone. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the local time in a zone, YYYY-MM-DD HH:mm. @param at in ms since 1970 */
export const wallClockAt = (at: number, zone: string) => lightFormat(new TZDate(at, zone), 'yyyy-MM-dd HH:mm')
