import { tzOffset } from '@date-fns/tz/tzOffset'
import { utc } from './utc.ts'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { readWallClock } from './wallClock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Offsets of zones on days without a change, in ms, by zone and day: asking `Intl` takes long. */
const steady = new Map<string, number>()

/** Days of {@link steady}; it is begun anew after that many. */
const MOST_DAYS = 5000

/** Returns how far clocks in a zone are ahead of UTC at an instant, in ms. */
function offsetAt(at: number, zone: string): number {
  const read = (instant: number) => tzOffset(zone, utc(instant)) * MINUTE
  const day = Math.floor(at / DAY)
  const key = `${zone} ${day}`
  const known = steady.get(key)
  if (known !== undefined) return known
  const [first, last] = [read(day * DAY), read((day + 1) * DAY)]
  if (first !== last) return read(at)
  if (steady.size >= MOST_DAYS) steady.clear()
  steady.set(key, first)
  return first
}

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
  // No offset exceeds a day, so these two instants lie before and after the wanted one.
  const offsets = [offsetAt(shown - DAY, zone), offsetAt(shown + DAY, zone)]
  const readings = offsets.map((offset) => shown - offset)
  const real = readings.filter((at) => at + offsetAt(at, zone) === shown)
  return real.length > 0 ? Math.min(...real) : firstAfterGap(Math.min(...readings), Math.max(...readings))

  function firstAfterGap(before: number, after: number): number {
    const later = offsetAt(after, zone)
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle, zone) === later) after = middle
      else before = middle
    }
    return after
  }
}

/** Returns what clocks in a zone show, YYYY-MM-DD HH:mm:ss. @param at in ms since 1970 @param zone an IANA time zone */
export const wallClockOf = (at: number, zone: string) => formatISO9075(utc(at + offsetAt(at, zone)))

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
