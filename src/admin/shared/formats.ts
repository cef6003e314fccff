import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { wallClockOf } from '#contract/time/instants.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/**
 * A date by a pattern of date-fns' `lightFormat`, which may also have MMMM, MMM, EEEE or EEE: its `format` would bring what it
 * knows of English, and that is more than the rest of the formats together.
 */
export const dateText = (date: Date, pattern: string) =>
  lightFormat(
    date,
    pattern.replace(/(MMMM?|EEEE?)/g, (letters) => {
      const name = letters.startsWith('M') ? MONTHS[date.getMonth()] : WEEKDAYS[date.getDay()]
      return `'${letters.length > 3 ? name : name?.slice(0, 3)}'`
    }),
  )

const DAY = 'dd MMM yyyy'
const TIME = 'h:mm a'

/** '2024-06-03' or '2024-06-03 18:30:00' as '03 Jun 2024'. Text that is not a date is returned unchanged. */
export function dayText(text: string): string {
  const day = readWallClock(text)
  return isValid(day) ? dateText(day, DAY) : text
}

/** '2024-06-03 18:30:00' as '6:30 PM'; '' for text without a time. */
export function timeText(text: string): string {
  const time = readWallClock(text)
  return text.length > 10 && isValid(time) ? dateText(time, TIME) : ''
}

/** '2024-06-03 18:30:00' as '03 Jun 2024, 6:30 PM'. */
export const momentText = (text: string) => `${dayText(text)}, ${timeText(text)}`

const inInstitute = (at: number) => wallClockOf(at, import.meta.env.INSTITUTE_TZ)

/** A time in ms since 1970 as a date in the institute's time zone: '03 Jun 2024'. */
export const dayAt = (at: number) => dayText(inInstitute(at))

/** A time in ms since 1970 as a date in the institute's time zone: '2024-06-03'. */
export const dateAt = (at: number) => inInstitute(at).slice(0, 10)

/** A time in ms since 1970 as a month in the institute's time zone: '2024-06'. */
export const monthAt = (at: number) => inInstitute(at).slice(0, 7)

/** A time in ms since 1970 as a clock time in the institute's time zone: '6:30 PM'. */
export const timeAt = (at: number) => timeText(inInstitute(at))

/** The address that opens WhatsApp with a message, to be sent to a person or group chosen there. */
export const whatsAppMessage = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** '+910000001038' as '+91 00000 01038'; other numbers are returned unchanged. */
export const phoneText = (mobile: string) => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
