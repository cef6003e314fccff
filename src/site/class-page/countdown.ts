const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A number and its unit: '08', 'minutes'. */
export type Part = readonly [number: string, unit: string]

/**
 * Returns the time until an instant in its two largest units: days and hours, or hours and minutes; under an hour minutes
 * alone. A begun minute counts, so that the last one shows 1.
 * @param ms until then
 */
export function countdownOf(ms: number): Part[] {
  const minutes = Math.max(Math.ceil(ms / MINUTE), 0)
  const [days, hours] = [Math.floor((minutes * MINUTE) / DAY), Math.floor((minutes * MINUTE) / HOUR)]
  if (days > 0) return [part(days, 'day'), part(hours % 24, 'hour')]
  if (hours > 0) return [part(hours, 'hour'), part(minutes % 60, 'minute', 2)]
  return [part(minutes, 'minute')]
}

const part = (count: number, unit: string, digits = 1): Part => [
  String(count).padStart(digits, '0'),
  count === 1 ? unit : `${unit}s`,
]

/** Returns how long ago something began: 'just now', '22 minutes ago', '1 hour 5 minutes ago'. @param ms since then */
export function agoOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  if (minutes < 1) return 'just now'
  const words = countdownOf(minutes * MINUTE)
    .filter(([count]) => Number(count) > 0)
    .map(([count, unit]) => `${Number(count)} ${unit}`)
  return `${words.join(' ')} ago`
}

/** Returns a time of day: '6:52 PM'. @param minutes since midnight */
export function timeOfDay(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
