import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { isValid } from 'date-fns/isValid'
import type { Class } from './classes.ts'
import { shiftedExpiry } from './repeat.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

/** How far classes are moved on the clock: by days or hours, negative for earlier; or to a time of the same day, HH:mm. */
export type Shift = { days: number } | { hours: number } | { time: string }

type Times = Pick<Class, 'M03_ScheduledAt' | 'M03_ExpiryTime'>

/** Returns the times of a class that is moved. The expiry moves along; none stays none. An unreadable start stays. */
export function shiftedTimes({ M03_ScheduledAt: start, M03_ExpiryTime: expiry }: Times, shift: Shift): Times {
  const from = readWallClock(start)
  if (!isValid(from)) return { M03_ScheduledAt: start, M03_ExpiryTime: expiry }
  const to = formatISO9075(
    'days' in shift ? addDays(from, shift.days) : 'hours' in shift ? addHours(from, shift.hours) : from,
  )
  const newStart = 'time' in shift ? `${start.slice(0, 10)} ${shift.time}:00` : to
  return {
    M03_ScheduledAt: newStart,
    M03_ExpiryTime: expiry === null ? null : shiftedExpiry({ start, expiry }, newStart),
  }
}
