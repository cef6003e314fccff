import { TZDate } from '@date-fns/tz'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'

const DAY = 24 * 60 * 60_000

/** Writes instants as the institute's clocks and calendars show them. @param zone an IANA time zone */
export function timesIn(zone: string, now: number) {
  const at = (instant: number) => new TZDate(instant, zone)

  const relativeDay = (instant: number): string | undefined => {
    const days = differenceInCalendarDays(at(instant), at(now))
    return days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined
  }

  return {
    /** '6:30 PM'. */
    time: (instant: number) => format(at(instant), 'h:mm a'),
    /** 'Wednesday, 11 December'. */
    day: (instant: number) => format(at(instant), 'EEEE, d MMMM'),
    /** 'Wednesday'. */
    weekday: (instant: number) => format(at(instant), 'EEEE'),
    /** '2024-12-11 07:00', for comparison with the visitor's clock. */
    wallClock: (instant: number) => format(at(instant), 'yyyy-MM-dd HH:mm'),
    /** For `<time datetime>`. */
    iso: (instant: number) => format(at(instant), "yyyy-MM-dd'T'HH:mmxxx"),
    /** Minutes since midnight. */
    minutes: (instant: number) => Number(format(at(instant), 'H')) * 60 + Number(format(at(instant), 'm')),
    /** 'today', 'tomorrow', or undefined. */
    relativeDay,
    /** 'tomorrow, 5:45 AM', or with the day. */
    until: (instant: number) =>
      `${relativeDay(instant) ?? format(at(instant), 'EEEE, d MMMM')}, ${format(at(instant), 'h:mm a')}`,
    /** Whether it is less than 24 hours away. */
    isSoon: (instant: number) => instant - now < DAY,
  }
}

export type Times = ReturnType<typeof timesIn>
