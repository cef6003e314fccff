import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import type { SectionContent } from '#contract/site/editing.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt } from '#contract/site/values.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { nameOf, withValue } from './contentValues.ts'

/** Returns a function that moves the ends of events with their starts. It remembers a start that was cleared. */
export function endsFollower() {
  const lastStarts = new Map<string, string>()

  /** Returns the content with the end of an event as long after its new start as it was after the old one. */
  return (content: SectionContent, path: Path, value: unknown): SectionContent => {
    if (path.at(-1) !== 'starts' || typeof value !== 'string') return content
    const end = [...path.slice(0, -1), 'ends']
    const last = textAt(content, path) || (lastStarts.get(nameOf(path)) ?? '')
    lastStarts.set(nameOf(path), last)
    const [old, starts, ends] = [last, value, textAt(content, end)].map(readWallClock)
    if (!old || !starts || !ends || ![old, starts, ends].every(isValid)) return content
    const moved = addMilliseconds(starts, differenceInMilliseconds(ends, old))
    return withValue(content, end, lightFormat(moved, "yyyy-MM-dd'T'HH:mm"))
  }
}
