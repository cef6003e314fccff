import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import type { SectionContent } from '#contract/site/editing.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt } from '#contract/site/values.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { withValue } from './contentValues.ts'

/** Returns the content with the end of an event as long after its new start as it was after the old one. */
export function withEnds(content: SectionContent, path: Path, value: unknown): SectionContent {
  if (path.at(-1) !== 'starts' || typeof value !== 'string') return content
  const end = [...path.slice(0, -1), 'ends']
  const [old, starts, ends] = [textAt(content, path), value, textAt(content, end)].map(readWallClock)
  if (!old || !starts || !ends || ![old, starts, ends].every(isValid)) return content
  const moved = addMilliseconds(starts, differenceInMilliseconds(ends, old))
  return withValue(content, end, format(moved, "yyyy-MM-dd'T'HH:mm"))
}
