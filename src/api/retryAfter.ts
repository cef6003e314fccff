/** Seconds that an answer asks to wait before another try; undefined where it asks for none, or names a moment, as proxies may. */
export function secondsToWait({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}
