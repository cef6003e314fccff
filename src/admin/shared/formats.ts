import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { readWallClock } from '#contract/time/wallClock.ts'

const DAY = 'dd MMM uuuu'
const TIME = 'h:mm a'

/** '2024-06-03' or '2024-06-03 18:30:00' as '03 Jun 2024'. Text that is not a date is returned unchanged. */
export function dayText(text: string): string {
  const day = readWallClock(text)
  return isValid(day) ? format(day, DAY) : text
}

/** '2024-06-03 18:30:00' as '6:30 PM'; '' for text without a time. */
export function timeText(text: string): string {
  const time = readWallClock(text)
  return text.length > 10 && isValid(time) ? format(time, TIME) : ''
}

/** '2024-06-03 18:30:00' as '03 Jun 2024, 6:30 PM'. */
export const momentText = (text: string) => `${dayText(text)}, ${timeText(text)}`

const institute = tz(import.meta.env.INSTITUTE_TZ)

/** A time in ms since 1970 as a date in the institute's time zone: '03 Jun 2024'. */
export const dayAt = (at: number) => format(at, DAY, { in: institute })

/** A time in ms since 1970 as a date in the institute's time zone: '2024-06-03'. */
export const dateAt = (at: number) => format(at, 'uuuu-MM-dd', { in: institute })

/** A time in ms since 1970 as a month in the institute's time zone: '2024-06'. */
export const monthAt = (at: number) => format(at, 'uuuu-MM', { in: institute })

/** A time in ms since 1970 as a clock time in the institute's time zone: '6:30 PM'. */
export const timeAt = (at: number) => format(at, TIME, { in: institute })

/** The address that opens WhatsApp with a message, to be sent to a person or group chosen there. */
export const whatsAppMessage = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** '+910000001038' as '+91 00000 01038'; other numbers are returned unchanged. */
export const phoneText = (mobile: string) => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
