import type { Class } from './classes.ts'
import { instantOf } from '#contract/time/instants.ts'

/** How long a class counts as running after its start, in ms. A class has no length of its own. */
export const LIVE_FOR = 2 * 60 * 60_000

/** Start and expiry of a class in ms since 1970. A class without an expiry never expires: null. */
export interface ClassTimes {
  startsAt: number
  expiresAt: number | null
}

/** Returns the instants of a class's wall-clock times. @param zone the institute's IANA time zone */
export function classTimes(
  { M03_ScheduledAt, M03_ExpiryTime }: Pick<Class, 'M03_ScheduledAt' | 'M03_ExpiryTime'>,
  zone: string,
): ClassTimes {
  return {
    startsAt: instantOf(M03_ScheduledAt, zone),
    expiresAt: M03_ExpiryTime === null ? null : instantOf(M03_ExpiryTime, zone),
  }
}

/** `past`: started, no longer live, not expired. */
export type ClassState = 'coming' | 'live' | 'past' | 'expired'

/**
 * Returns the state of a class. It begins at the instant of its start and is expired from the instant of its expiry, also if
 * that lies before the start.
 * @param now in ms since 1970
 */
export function classState({ startsAt, expiresAt }: ClassTimes, now: number): ClassState {
  if (expiresAt !== null && now >= expiresAt) return 'expired'
  if (now < startsAt) return 'coming'
  return now < startsAt + LIVE_FOR ? 'live' : 'past'
}

/** Whether the video may be shown: from the start until the expiry. An unreadable time shows nothing. */
export const isWatchable = ({ startsAt, expiresAt }: ClassTimes, now: number): boolean =>
  now >= startsAt && (expiresAt === null || now < expiresAt)
