import { addDays } from 'date-fns/addDays'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { getHours } from 'date-fns/getHours'
import { isBefore } from 'date-fns/isBefore'
import { isValid } from 'date-fns/isValid'
import type { Class } from './classes.ts'
import { LIVE_FOR } from './classState.ts'
import { instantOf, wallClockOf } from '#contract/time/instants.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { savedLink, watchAddress } from './youtube.ts'

/** What of a class can clash. Without divisions it is for its whole batch. */
export interface Planned {
  /** Undefined for a class that is not saved yet. */
  id?: number | undefined
  batchId: number
  divisionIds: readonly number[]
  /** Wall-clock times in the institute's zone, YYYY-MM-DD HH:mm:ss. */
  start: string
  /** Null or '' if there is none. */
  expiry: string | null
  /** The link of the video; of {@link Other} as it is saved. */
  video: string
}

/** A class with its name and those of its divisions. */
export interface Other extends Planned {
  title: string
  divisions: Class['divisions']
}

/**
 * Something that is probably wrong with a class, and is named but never refused:
 * - `overlap`: another class of the same division is at that time. `divisionIds` are those in common, none if one of the two
 *   classes is for the whole batch.
 * - `video`: another class of the same division has the same video.
 * - `expiry`: it expires before it starts.
 * - `hours`: it starts before {@link FIRST_HOUR}, or at {@link LAST_HOUR} or later.
 * - `left-out`: clocks skip its start, because summer time begins.
 */
export type Clash =
  | { kind: 'overlap' | 'video'; other: Other; divisionIds: readonly number[] }
  | { kind: 'expiry' | 'hours' | 'left-out' }

/** The hours of the day in which classes usually start. */
export const FIRST_HOUR = 5
export const LAST_HOUR = 23

/** Returns a class of the API as it can clash. */
export const otherOf = (lesson: Class): Other => ({
  id: lesson.M03_ClassesId,
  batchId: lesson.M03_M02_BatchId,
  divisionIds: lesson.divisions.map((division) => division.M11_Division_id),
  start: lesson.M03_ScheduledAt,
  expiry: lesson.M03_ExpiryTime,
  video: lesson.M03_YouTubeLink,
  title: lesson.M03_Title,
  divisions: lesson.divisions,
})

/**
 * Returns the divisions that two classes have in common; none if one is for the whole batch; undefined if no division has both.
 */
function inCommon(one: Planned, other: Planned): readonly number[] | undefined {
  if (one.batchId !== other.batchId) return undefined
  if (one.divisionIds.length === 0 || other.divisionIds.length === 0) return []
  const ids = one.divisionIds.filter((id) => other.divisionIds.includes(id))
  return ids.length === 0 ? undefined : ids
}

/**
 * Returns the clashes of a class with itself and with others, in their order. An incomplete time clashes with nothing.
 * @param others a class with the same id is left out
 * @param zone the institute's IANA time zone
 */
export function clashesOf(lesson: Planned, others: readonly Other[], zone: string): Clash[] {
  return [...ownClashes(lesson, zone), ...overlaps(lesson, others, zone), ...sameVideos(lesson, others)]
}

/** Returns what is wrong with a class by itself. */
export function ownClashes({ start, expiry }: Pick<Planned, 'start' | 'expiry'>, zone: string): Clash[] {
  const clock = readWallClock(start)
  if (!isValid(clock)) return []
  const hour = getHours(clock)
  return [
    ...(isLeftOut(start, zone) ? [{ kind: 'left-out' as const }] : []),
    ...(hour < FIRST_HOUR || hour >= LAST_HOUR ? [{ kind: 'hours' as const }] : []),
    ...(isBefore(readWallClock(expiry ?? ''), clock) ? [{ kind: 'expiry' as const }] : []),
  ]
}

/** Returns the other classes of the same divisions that are at the same time. */
export function overlaps(lesson: Planned, others: readonly Other[], zone: string): Clash[] {
  const clock = readWallClock(lesson.start)
  if (!isValid(clock)) return []
  const startsAt = instantOf(lesson.start, zone)
  // As texts, because a list of classes has thousands of pairs. No clock changes by a day.
  const [from, until] = [-1, 1].map((days) => formatISO9075(addDays(clock, days)))
  return others.flatMap((other) => {
    if (from === undefined || until === undefined || other.start < from || other.start > until) return []
    const divisionIds = isSame(lesson, other) ? undefined : inCommon(lesson, other)
    if (divisionIds === undefined) return []
    const isApart = !(Math.abs(instantOf(other.start, zone) - startsAt) < LIVE_FOR)
    return isApart ? [] : [{ kind: 'overlap' as const, other, divisionIds }]
  })
}

/** Returns the other classes of the same divisions that have the same video. */
export function sameVideos(lesson: Planned, others: readonly Other[]): Clash[] {
  const video = savedLink(lesson.video)
  // A text such as 'follows later' is no video.
  if (watchAddress(video) === undefined) return []
  return others.flatMap((other) => {
    if (isSame(lesson, other) || other.video !== video) return []
    const divisionIds = inCommon(lesson, other)
    return divisionIds === undefined ? [] : [{ kind: 'video' as const, other, divisionIds }]
  })
}

const isSame = (one: Planned, other: Planned) => one.id !== undefined && one.id === other.id

/** Whether clocks in a zone never show a time. */
const isLeftOut = (wallClock: string, zone: string) =>
  wallClockOf(instantOf(wallClock, zone), zone) !== wallClock
