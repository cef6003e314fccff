import { addDays } from 'date-fns/addDays'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { getDay } from 'date-fns/getDay'
import { isBefore } from 'date-fns/isBefore'
import { isValid } from 'date-fns/isValid'
import { readWallClock } from '#contract/time/wallClock.ts'

/** When a class repeats. */
export interface RepeatRule {
  /** The first moment that may have a class, YYYY-MM-DD HH:mm:ss. Every class begins at its time of day. */
  start: string
  /** 0 is Sunday. Without any, the weekday of the start. */
  weekdays: readonly number[]
  /** The last day, YYYY-MM-DD, or the number of classes. */
  end: { until: string } | { times: number }
}

/**
 * Returns the starts of a repeated class in order, as wall-clock times: a clock change moves none of them.
 * @param most how many starts to return at most
 */
export function repeatedStarts({ start, weekdays, end }: RepeatRule, most: number): string[] {
  const first = readWallClock(start)
  const last = 'until' in end ? readWallClock(end.until) : undefined
  if (!isValid(first) || (last && !isValid(last))) return []
  const chosen = new Set(weekdays.length === 0 ? [getDay(first)] : weekdays)
  const limit = 'times' in end ? Math.min(end.times, most) : most
  const starts: string[] = []
  for (let day = first; starts.length < limit; day = addDays(day, 1)) {
    if (last && isBefore(addDays(last, 1), addMilliseconds(day, 1))) break
    if (chosen.has(getDay(day))) starts.push(formatISO9075(day))
  }
  return starts
}

/** Returns the expiry of a class that lasts as long, on the clock, as another class does. '' if that has none. */
export function shiftedExpiry(
  { start, expiry }: { start: string; expiry: string },
  newStart: string,
): string {
  const [began, ends, begins] = [start, expiry, newStart].map(readWallClock)
  if (!began || !ends || !begins || ![began, ends, begins].every(isValid)) return expiry
  return formatISO9075(addMilliseconds(begins, differenceInMilliseconds(ends, began)))
}

/** Whether a title has a number to count up. */
export const isCountable = (title: string) => /\d/.test(title)

/** Returns a title with its last number increased: 'Module 5' from 'Module 3' by 2. Leading zeros stay. */
export function countedTitle(title: string, by: number): string {
  const last = [...title.matchAll(/\d+/g)].at(-1)
  if (!last) return title
  const [digits] = last
  const counted = String(BigInt(digits) + BigInt(by)).padStart(digits.length, '0')
  return title.slice(0, last.index) + counted + title.slice(last.index + digits.length)
}
