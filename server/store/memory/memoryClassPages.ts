import {
  MOST_CLASSES,
  pageStates,
  sequenceOf,
  type ClassPageStore,
  type NewAddress,
  type ShownClass,
} from '#server/store/classPageStore.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { Stored } from '#server/store/store.ts'
import { enter } from './auditEntries.ts'
import type { ClassRow, Table, Tables } from './tables.ts'

const off = { token: null, since: null }
const keyOf = (classId: number, divisionId: number) => `${classId}:${divisionId}`

/** Returns a listener of the table of classes that notes which ones leave a division with a page, and which come back. */
export function noteLeaving({
  cancelled,
  pages,
}: Pick<Tables, 'cancelled' | 'pages'>): Table<ClassRow>['onWritten'] {
  return (id, before, after) => {
    const [had = [], has = []] = [before?.record.divisionIds, after?.record.divisionIds]
    for (const divisionId of had.filter((one) => !has.includes(one) && pages.has(one))) {
      const key = keyOf(id, divisionId)
      const times = (cancelled.get(key)?.times ?? 0) + 1
      if (before) cancelled.set(key, { ...before, times, isCancelled: true })
    }
    for (const divisionId of has) {
      const left = cancelled.get(keyOf(id, divisionId))
      if (left) left.isCancelled = false
    }
  }
}

/** Class pages in memory. */
export function memoryClassPages(tables: Tables): ClassPageStore {
  const { divisions, batches, courses, classes, pages, cancelled } = tables

  const addressOf = (id: number) => {
    const page = pages.get(id)
    return page ? { token: page.token, since: page.since } : off
  }

  function write(id: number, by: Actor, made: NewAddress | undefined, change: Change) {
    const name = divisions.rows.get(id)?.record.M11_Division_name ?? ''
    if (made) pages.set(id, { ...made, since: by.at })
    else pages.delete(id)
    const [before, after] = change.map((state) => ({ class_page: pageStates[state] }))
    enter(tables, by, {
      action: 'change',
      kind: 'divisions',
      record_id: id,
      name,
      ...(before && { before }),
      ...(after && { after }),
    })
  }

  const shown = (divisionId: number, { record, version }: Stored<ClassRow>, isCancelled = false) => {
    const { M03_ClassesId, M03_SubjectName, M03_Title, M03_ScheduledAt, M03_ExpiryTime } = record
    const times = cancelled.get(keyOf(M03_ClassesId, divisionId))?.times ?? 0
    const sequence = sequenceOf(version, times, isCancelled)
    return { M03_ClassesId, M03_SubjectName, M03_Title, M03_ScheduledAt, M03_ExpiryTime, sequence }
  }

  const ofDivision = (id: number) =>
    [...classes.rows.values()].flatMap((stored) =>
      stored.record.divisionIds.includes(id) ? [shown(id, stored)] : [],
    )

  return {
    state: async () => undefined,
    addressOf: async (id) => (divisions.rows.has(id) ? addressOf(id) : undefined),

    async turnOn(id, made, by) {
      if (!divisions.rows.has(id)) return undefined
      if (!pages.has(id)) write(id, by, made, ['off', 'on'])
      return addressOf(id)
    },

    async renew(id, made, by) {
      if (!divisions.rows.has(id)) return undefined
      if (pages.has(id)) write(id, by, made, ['on', 'renewed'])
      return addressOf(id)
    },

    async turnOff(id, by) {
      if (!divisions.rows.has(id)) return false
      if (pages.has(id)) write(id, by, undefined, ['on', 'off'])
      return true
    },

    async find(digest) {
      const [divisionId] = [...pages].find(([, page]) => page.digest === digest) ?? []
      const division = divisions.rows.get(divisionId ?? 0)?.record
      if (!division) return undefined
      const batch = batches.rows.get(division.M11_Batch_id)?.record
      const course = courses.rows.get(batch?.M02_M01_CourseId ?? 0)?.record
      return {
        divisionId: division.M11_Division_id,
        division: division.M11_Division_name,
        batch: batch?.M02_Name ?? '',
        course: course?.M01_Title ?? null,
      }
    },

    classes: async (id, { until, from }) =>
      ofDivision(id)
        .filter(
          ({ M03_ScheduledAt, M03_ExpiryTime }) =>
            M03_ScheduledAt < until && (M03_ExpiryTime === null || M03_ExpiryTime > from),
        )
        .toSorted(inOrder)
        .toReversed()
        .slice(0, MOST_CLASSES),

    planned: async (id, after) => startingAfter(after, ofDivision(id)),

    cancelled: async (id, after) =>
      startingAfter(
        after,
        [...cancelled].flatMap(([key, left]) =>
          key.endsWith(`:${id}`) && left.isCancelled ? [shown(id, left, true)] : [],
        ),
      ),

    async video(id, classId) {
      const lesson = classes.rows.get(classId)?.record
      if (!lesson?.divisionIds.includes(id)) return undefined
      const { M03_ScheduledAt, M03_ExpiryTime, M03_YouTubeLink } = lesson
      return { M03_ScheduledAt, M03_ExpiryTime, M03_YouTubeLink }
    },
  }
}

type Change = [keyof typeof pageStates, keyof typeof pageStates]

const inOrder = (one: ShownClass, other: ShownClass) =>
  one.M03_ScheduledAt < other.M03_ScheduledAt
    ? -1
    : one.M03_ScheduledAt > other.M03_ScheduledAt
      ? 1
      : one.M03_ClassesId - other.M03_ClassesId

const startingAfter = (time: string, list: ShownClass[]) =>
  list
    .filter(({ M03_ScheduledAt }) => M03_ScheduledAt > time)
    .toSorted(inOrder)
    .slice(0, MOST_CLASSES)
