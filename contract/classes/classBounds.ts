import { utc } from '#contract/time/utc.ts'
import { addDays } from 'date-fns/addDays'
import { addWeeks } from 'date-fns/addWeeks'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfWeek } from 'date-fns/startOfWeek'
import type { ClassQuery, When } from './classQuery.ts'
import { LIVE_FOR } from './classState.ts'
import { lastBegun, wallClockOf } from '#contract/time/instants.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

/** The states of classes by which a list is filtered. `past` is also what has expired. */
type Phase = Extract<When, 'coming' | 'live' | 'past'>

/** A moment as wall-clock times, so that databases compare it with the times of classes as texts. */
export interface PhaseBound {
  phase: Phase
  /** Classes that start, or expire, at this time or before it have begun, or expired. */
  begun: string
  /** Classes that started at this time or before it are no longer live. */
  ended: string
}

/** The query of a list of classes, with `when` as bounds. */
export type BoundClassQuery = Omit<ClassQuery, 'when'> & { phase?: PhaseBound | undefined }

/** A span of wall-clock times, YYYY-MM-DD HH:mm:ss; `until` is not part of it. */
export interface Span {
  from: string
  until: string
}

/** Returns the day that a wall-clock time is in. */
export function dayOf(time: string): Span {
  const start = startOfDay(readWallClock(time))
  return spanOf(start, addDays(start, 1))
}

/** Returns the week that a wall-clock time is in, Sunday to Saturday. */
export function weekOf(time: string): Span {
  const start = startOfWeek(readWallClock(time), { in: utc })
  return spanOf(start, addWeeks(start, 1))
}

const spanOf = (from: Date, until: Date): Span => ({ from: formatISO9075(from), until: formatISO9075(until) })

/** Returns a query with `when` as bounds. @param now in ms since 1970 @param zone the institute's IANA time zone */
export function boundQuery({ when, ...query }: ClassQuery, now: number, zone: string): BoundClassQuery {
  switch (when) {
    case undefined:
      return query
    case 'today':
      return within(query, dayOf(wallClockOf(now, zone)))
    case 'week':
      return within(query, weekOf(wallClockOf(now, zone)))
    case 'coming':
    case 'live':
    case 'past':
      return {
        ...query,
        phase: { phase: when, begun: lastBegun(now, zone), ended: lastBegun(now - LIVE_FOR, zone) },
      }
  }
}

function within(query: Omit<ClassQuery, 'when'>, { from, until }: Span): BoundClassQuery {
  return {
    ...query,
    from: query.from !== undefined && query.from > from ? query.from : from,
    until: query.until !== undefined && query.until < until ? query.until : until,
  }
}
