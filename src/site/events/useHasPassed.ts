import type { PageContents } from '#contract/site/pages.ts'
import { useInBrowser } from '#design-system/useInBrowser.ts'

const MINUTE_MS = 60_000

/** Returns whether an event is over. The time is unknown when a page is prerendered: none is over then. */
export function useHasPassed() {
  const now = useInBrowser(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS, 0)
  return ({ when }: PageContents['events']['cards'][number]) => now > when.overAt
}
