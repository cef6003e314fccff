import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { formatISO } from 'date-fns/formatISO'
import { isSameDay } from 'date-fns/isSameDay'
import { instantOf } from '#contract/time/instants.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

const dateOf = (day: Date) => format(day, 'EEEE, d MMMM uuuu')
const timeOf = (time: Date) => format(time, 'h:mm a')

/**
 * Returns the midnight after an event's last day in the institute's zone, in ms since 1970: it is over from then on.
 * @param ends local wall-clock time
 * @param zone the institute's IANA time zone
 */
export const overAt = (ends: string, zone: string): number =>
  instantOf(formatISO(addDays(readWallClock(ends), 1), { representation: 'date' }), zone)

/**
 * Returns the date and time texts of an event. Formatted where pages are made, so that they do not load date-fns.
 * @param starts local wall-clock time: 2024-10-12T09:30
 * @param ends likewise
 * @param zone the institute's IANA time zone
 */
export function whenOf(starts: string, ends: string, zone: string) {
  const [start, end] = [readWallClock(starts), readWallClock(ends)]
  return {
    /** `12`, `Oct` and `2024`. */
    day: format(start, 'd'),
    month: format(start, 'MMM'),
    year: format(start, 'uuuu'),
    /** `Saturday, 12 October 2024`. */
    date: dateOf(start),
    /** One day, or the first and the last: `Friday, 7 March 2025 to Sunday, 9 March 2025`. */
    dates: isSameDay(start, end) ? dateOf(start) : `${dateOf(start)} to ${dateOf(end)}`,
    /** `9:30 AM`. */
    time: timeOf(start),
    /** `9:30 AM to 5:00 PM`. */
    times: `${timeOf(start)} to ${timeOf(end)}`,
    overAt: overAt(ends, zone),
  }
}
