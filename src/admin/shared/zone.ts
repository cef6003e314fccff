import { instantOf } from '#contract/time/instants.ts'

/** The institute's IANA time zone, in which class times are given (reading Q48). */
export const INSTITUTE_ZONE = import.meta.env.INSTITUTE_TZ

/** The time zone of the user's device. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

let zoneNames: Intl.DateTimeFormat | undefined

/** Returns the zone name of a time in the institute's time zone: 'IST'; today's name for text that is not a time. */
export function zoneText(time: string): string {
  // date-fns knows zones by their distance alone: 'GMT+5:30'. English as used in India has 'IST'. Made when first used,
  // as it takes a phone some time.
  zoneNames ??= new Intl.DateTimeFormat('en-IN', { timeZone: INSTITUTE_ZONE, timeZoneName: 'short' })
  const at = instantOf(time, INSTITUTE_ZONE)
  const parts = zoneNames.formatToParts(Number.isNaN(at) ? undefined : at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? INSTITUTE_ZONE
}
