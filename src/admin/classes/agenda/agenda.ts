import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { startOfMonth } from 'date-fns/startOfMonth'
import { dateText } from '#admin/shared/formats.ts'
import { weekOf } from '#contract/classes/classBounds.ts'
import type { Class } from '#contract/classes/classes.ts'
import { instantOf } from '#contract/time/instants.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

export type Length = 'week' | 'month'

/** The days that an agenda shows, as YYYY-MM-DD. */
export interface AgendaSpan {
  length: Length
  days: readonly string[]
  /** A day of the week or month before, and after. */
  previous: string
  next: string
  /** '8 to 14 Dec 2024', 'December 2024' */
  text: string
}

const dateOf = (day: Date) => lightFormat(day, 'yyyy-MM-dd')

/** Returns the week, Sunday to Saturday, or the month of a day. @param day YYYY-MM-DD; of any other text, that of `today` */
export function agendaSpan(day: string, length: Length, today: string): AgendaSpan {
  const given = readWallClock(day)
  const date = isValid(given) ? given : readWallClock(today)
  const first = length === 'month' ? startOfMonth(date) : readWallClock(weekOf(dateOf(date)).from)
  const next = length === 'month' ? addMonths(first, 1) : addDays(first, 7)
  const days: string[] = []
  for (let each = first; each < next; each = addDays(each, 1)) days.push(dateOf(each))
  return {
    length,
    days,
    previous: dateOf(length === 'month' ? addMonths(first, -1) : addDays(first, -7)),
    next: dateOf(next),
    text: length === 'month' ? dateText(first, 'MMMM yyyy') : weekText(first, addDays(first, 6)),
  }
}

/** Leaves out what both days have in common. */
function weekText(first: Date, last: Date): string {
  const isSame = (pattern: string) => lightFormat(first, pattern) === lightFormat(last, pattern)
  const start = isSame('yyyy-MM') ? 'd' : isSame('yyyy') ? 'd MMM' : 'd MMM yyyy'
  return `${dateText(first, start)} to ${dateText(last, 'd MMM yyyy')}`
}

/**
 * Returns what to ask the API for: the days, and one more on either side, because a class of the night may clash with one of
 * the next morning.
 */
export const boundsOf = ({ days, next }: AgendaSpan) => ({
  from: dateOf(addDays(readWallClock(days[0] ?? ''), -1)),
  until: dateOf(addDays(readWallClock(next), 1)),
})

/** Returns the classes of some days, the earliest first. */
export const classesOf = <T extends Class>(lessons: readonly T[], { days }: AgendaSpan): T[] => {
  const shown = new Set(days)
  return lessons.filter((lesson) => shown.has(dayOfClass(lesson))).toSorted(byStart)
}

/** Returns the day of a class: YYYY-MM-DD. */
export const dayOfClass = ({ M03_ScheduledAt: at }: Class) => at.slice(0, 10)

/** A line before or after a class, at the present time. */
export interface NowLine {
  lesson: Class | undefined
  side: 'before' | 'after'
}

/** Returns the line between the classes of today that have begun and those to come. @param now in ms since 1970 */
export function nowLine(lessons: readonly Class[], now: number, zone: string): NowLine {
  const next = lessons.find(({ M03_ScheduledAt: at }) => instantOf(at, zone) > now)
  return next ? { lesson: next, side: 'before' } : { lesson: lessons.at(-1), side: 'after' }
}

/** Sorts classes, the earliest first. */
export const byStart = (one: Class, other: Class) =>
  one.M03_ScheduledAt < other.M03_ScheduledAt ? -1 : Number(one.M03_ScheduledAt > other.M03_ScheduledAt)
