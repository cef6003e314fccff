import { tzOffset } from '@date-fns/tz/tzOffset'
import { utc } from './utc.ts'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { readWallClock } from './wallClock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * Returns the instant, in ms since 1970, at which clocks in a zone show a time. Of a time that occurs twice, when summer time
 * ends, it is the first; for a time that summer time leaves out, the first moment after the gap. NaN for a text that is no
 * time.
 * @param wallClock YYYY-MM-DD HH:mm:ss, as {@link readWallClock} reads it
 * @param zone an IANA time zone
 */
export function instantOf(wallClock: string, zone: string): number {
  const shown = readWallClock(wallClock).getTime()
  if (Number.isNaN(shown)) return Number.NaN
  const offsetAt = (at: number) => tzOffset(zone, utc(at)) * MINUTE
  // No offset exceeds a day, so these two instants lie before and after the wanted one.
  const offsets = [offsetAt(shown - DAY), offsetAt(shown + DAY)]
  const readings = offsets.map((offset) => shown - offset)
  const real = readings.filter((at) => at + offsetAt(at) === shown)
  return real.length > 0 ? Math.min(...real) : firstAfterGap(Math.min(...readings), Math.max(...readings))

  function firstAfterGap(before: number, after: number): number {
    const later = offsetAt(after)
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle) === later) after = middle
      else before = middle
    }
    return after
  }
}

/** Returns what clocks in a zone show, YYYY-MM-DD HH:mm:ss. @param at in ms since 1970 @param zone an IANA time zone */
export const wallClockOf = (at: number, zone: string) =>
  formatISO9075(utc(at + tzOffset(zone, utc(at)) * MINUTE))

/**
 * Returns the latest wall-clock time whose instant is not after `at`: a class has begun if its time is not greater. It is what
 * clocks show, but for an hour that they show twice: all of it has begun when it comes again.
 * @param at in ms since 1970
 * @param zone an IANA time zone
 */
export function lastBegun(at: number, zone: string): string {
  const now = wallClockOf(at, zone)
  if (instantOf(now, zone) > at - SECOND) return now
  const start = readWallClock(now).getTime()
  let [begun, coming] = [0, DAY / SECOND]
  while (coming - begun > 1) {
    const middle = Math.floor((begun + coming) / 2)
    if (instantOf(formatISO9075(utc(start + middle * SECOND)), zone) <= at) begun = middle
    else coming = middle
  }
  return formatISO9075(utc(start + begun * SECOND))
}
