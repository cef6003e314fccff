const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

const words = new Intl.RelativeTimeFormat('en')

/** Returns how far away a time is, in its greatest unit: 'in 3 hours', '22 minutes ago'. @param ms negative for the past */
export function distanceText(ms: number): string {
  const { unit, ms: length } = units.find((each) => Math.abs(ms) >= each.ms) ?? units[2]
  return words.format(Math.trunc(ms / length), unit)
}
