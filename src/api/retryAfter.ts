/** The seconds in a response's Retry-After header; undefined without one, or for an HTTP date, which proxies may send. */
export function secondsToWait({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}
