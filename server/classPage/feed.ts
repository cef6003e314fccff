import { startOfDay } from 'date-fns/startOfDay'
import { utc } from '#contract/time/utc.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { classTimes, LIVE_FOR } from '#contract/classes/classState.ts'
import {
  feedStart,
  type ClassPageStore,
  type FoundPage,
  type ShownClass,
} from '#server/store/classPageStore.ts'

/** How often calendars should ask again, in s. */
const REFRESH = 3600

interface FeedOptions {
  found: FoundPage
  /** The URL of the class page. */
  page: URL
  /** In ms since 1970. */
  now: number
  zone: string
}

/**
 * Returns the classes of a division as an iCalendar feed (RFC 5545): from 60 days ago, with UTC instants and links to the class
 * page. Cancelled classes stay in it as such.
 */
export async function feedOf(
  pages: ClassPageStore,
  { found: { divisionId, batch, division }, page, now, zone }: FeedOptions,
): Promise<string> {
  // The same text all day, so that calendars that ask again are told that they have it.
  const today = startOfDay(utc(now)).getTime()
  const since = feedStart(today)
  const calendar = ical({
    name: `${batch}, ${division}`,
    prodId: { company: page.hostname, product: 'class page', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
    url: page.href,
  })
  const add = (lesson: ShownClass, isCancelled: boolean) => {
    const { startsAt, endsAt } = spanOf(lesson, zone)
    if (Number.isNaN(startsAt)) return
    calendar.createEvent({
      id: `class-${lesson.M03_ClassesId}-division-${divisionId}@${page.hostname}`,
      sequence: lesson.sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: utc(today),
      start: utc(startsAt),
      end: utc(endsAt),
      summary: isCancelled ? `Cancelled: ${lesson.M03_Title}` : lesson.M03_Title,
      description: `${lesson.M03_SubjectName}\n${page.href}`,
      url: page.href,
    })
  }
  for (const lesson of await pages.planned(divisionId, since)) add(lesson, false)
  for (const lesson of await pages.cancelled(divisionId, since)) add(lesson, true)
  return calendar.toString()
}

/** A class has no length of its own: it ends when it no longer counts as running. */
function spanOf(lesson: ShownClass, zone: string) {
  const { startsAt, expiresAt } = classTimes(lesson, zone)
  const isShort = expiresAt !== null && expiresAt > startsAt && expiresAt < startsAt + LIVE_FOR
  return { startsAt, endsAt: isShort ? expiresAt : startsAt + LIVE_FOR }
}
