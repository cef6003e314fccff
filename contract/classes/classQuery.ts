import { formatISO9075 } from 'date-fns/formatISO9075'
import { isValid } from 'date-fns/isValid'
import * as z from 'zod/mini'
import { FilterId } from '#contract/ids.ts'
import { PageQuery } from '#contract/paging.ts'
import { sortParameter } from '#contract/text/sorting.ts'
import { savable } from '#contract/text/text.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { savedLink } from './youtube.ts'

/** Classes by time: of today, of this week (Sunday to Saturday), coming, live, or past and expired. */
export const WHENS = ['today', 'week', 'coming', 'past', 'live'] as const

export type When = (typeof WHENS)[number]

/** What the list's filter, exports and the history call them. */
export const whenNames: Readonly<Record<When, string>> = {
  today: 'Today',
  week: 'Week',
  coming: 'Coming',
  past: 'Past',
  live: 'Live',
}

/** A wall-clock time, or a day for its first moment. Any other text filters nothing, and is no error. */
const FilterTime = z.catch(
  z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(19, { abort: true }),
        z.refine((text) => isValid(readWallClock(text))),
      ),
      z.transform((text) => formatISO9075(readWallClock(text))),
    ),
  ),
  undefined,
)

const FilterVideo = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.minLength(1), z.maxLength(500, { abort: true })),
      z.transform((text) => savable(savedLink(text))),
    ),
  ),
  undefined,
)

/**
 * `GET /classes?page&search&batch_id&division_id&when&from&until&video&sort`; `search` looks in subject, title, batch and
 * divisions. `from` and `until` bound the start in the institute's zone, `until` excluded; `video` is a link or a video's id.
 * @spec 417
 */
export const ClassQuery = z.extend(PageQuery, {
  batch_id: FilterId,
  division_id: FilterId,
  when: z.catch(z.optional(z.enum(WHENS)), undefined),
  from: FilterTime,
  until: FilterTime,
  video: FilterVideo,
  sort: sortParameter('time'),
})

export type ClassQuery = z.output<typeof ClassQuery>
