import { addDays } from 'date-fns/addDays'
import { classState, classTimes } from '#contract/classes/classState.ts'
import { DAYS_AHEAD, type ClassPageView, type PageClass } from '#contract/classes/classPage.ts'
import type { ClassPageStore, FoundPage, ShownClass } from '#server/store/classPageStore.ts'
import { wallClockAt } from '#server/zone.ts'

/** Most classes in each list of a page, which stays small for slow phones. */
const MOST_SHOWN = 60

interface Moment {
  /** In ms since 1970. */
  now: number
  /** The institute's IANA time zone. */
  zone: string
}

/** Returns what a class page shows at a moment. */
export async function viewOf(
  pages: ClassPageStore,
  { divisionId, ...names }: FoundPage,
  { now, zone }: Moment,
): Promise<ClassPageView> {
  // A day more on both sides than any shift of the zone's clocks.
  const wallClock = (days: number) => wallClockAt(addDays(now, days).getTime(), zone)
  const range = { until: wallClock(DAYS_AHEAD + 1), from: wallClock(-1) }
  const classes = (await pages.classes(divisionId, range)).map((lesson) => pageClass(lesson, zone))
  const inState = (state: string) => classes.filter((lesson) => classState(lesson, now) === state)

  const isNear = ({ startsAt }: PageClass) => startsAt < addDays(now, DAYS_AHEAD).getTime()
  const [near, ...others] = inState('coming').filter(isNear).toSorted(byStart)
  const live = inState('live').toSorted((one, other) => byStart(other, one))
  const open = inState('past').toSorted(byExpiry)
  const isQuiet = near === undefined && live.length === 0 && open.length === 0
  return {
    ...names,
    now,
    zone,
    live,
    next: near ?? (await firstAfter(pages, divisionId, { now, zone })),
    coming: others.slice(0, MOST_SHOWN),
    open: open.slice(0, MOST_SHOWN),
    more: { coming: Math.max(others.length - MOST_SHOWN, 0), open: Math.max(open.length - MOST_SHOWN, 0) },
    hasHadClasses: !isQuiet || (await pages.planned(divisionId, '')).length > 0,
  }
}

/** Returns the first class that is further away than the page looks ahead. */
async function firstAfter(pages: ClassPageStore, divisionId: number, { now, zone }: Moment) {
  const planned = await pages.planned(divisionId, wallClockAt(now, zone))
  return planned
    .map((lesson) => pageClass(lesson, zone))
    .find((lesson) => classState(lesson, now) === 'coming')
}

function pageClass(lesson: ShownClass, zone: string): PageClass {
  return {
    id: lesson.M03_ClassesId,
    subject: lesson.M03_SubjectName,
    title: lesson.M03_Title,
    ...classTimes(lesson, zone),
  }
}

const byStart = (one: PageClass, other: PageClass) => one.startsAt - other.startsAt || one.id - other.id

const byExpiry = (one: PageClass, other: PageClass) => {
  const [first, second] = [one.expiresAt ?? Infinity, other.expiresAt ?? Infinity]
  return first === second ? byStart(other, one) : first - second
}
