import { LIVE_FOR } from '#contract/classes/classState.ts'
import type { ClassPageView } from '#contract/classes/classPage.ts'

/** Returns the next instant, in ms since 1970, at which the page shows something else; undefined if nothing will happen. */
export function nextMoment({ now, live, next, coming, open }: ClassPageView): number | undefined {
  const starts = [next, ...coming].flatMap((lesson) => (lesson ? [lesson.startsAt] : []))
  const ends = live.map(({ startsAt }) => startsAt + LIVE_FOR)
  const expiries = [...live, ...open].flatMap(({ expiresAt }) => expiresAt ?? [])
  const ahead = [...starts, ...ends, ...expiries].filter((at) => at > now)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}
