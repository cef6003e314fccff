/** The institute's IANA time zone, unless a setting says otherwise (reading Q48). */
export const INSTITUTE_ZONE = 'Asia/Kolkata'

/** Whether a name is of the IANA list of time zones. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A moment as a wall clock in a zone shows it, YYYY-MM-DD HH:mm. `at` in ms since 1970. */
export function wallClockAt(at: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}
