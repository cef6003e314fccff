import type { PageContents } from '#contract/site/pages.ts'
import { useFrame } from '#site/Frame.tsx'
import { useInBrowser } from '#design-system/useInBrowser.ts'

const MINUTE_MS = 60_000

/** Returns whether an event is over: by the time at which the page was made, then by that of the browser. */
export function useHasPassed() {
  const now = useInBrowser(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS, useFrame().now)
  return ({ when }: PageContents['events']['cards'][number]) => now >= when.overAt
}
