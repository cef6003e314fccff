import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { isBefore } from 'date-fns/isBefore'
import { isValid } from 'date-fns/isValid'
import { listText, type FormValues } from '#admin/shared/form/draft.ts'
import type { DoubtReading } from '#admin/shared/form/doubts.ts'
import { momentText } from '#admin/shared/formats.ts'
import { compareNames } from '#admin/shared/list/nameOrder.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Class } from '#contract/classes/classes.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { isVideoId, savedLink, shownLink } from '#contract/classes/youtube.ts'

/** Start values of the add form. */
export const emptyClass = {
  M03_SubjectName: '',
  M03_Title: '',
  M03_YouTubeLink: '',
  M03_M02_BatchId: '',
  M03_M11_DivisionIds: '',
  M03_ScheduledAt: '',
  M03_ExpiryTime: '',
} satisfies FormValues

type ClassLabels = Record<keyof typeof emptyClass, string>

/** Field labels of the add form. */
export const addLabels: ClassLabels = {
  M03_SubjectName: 'Subject',
  M03_Title: 'Title',
  M03_YouTubeLink: 'YouTube Link',
  M03_M02_BatchId: 'Batch',
  M03_M11_DivisionIds: 'Division',
  M03_ScheduledAt: 'Schedule Time',
  M03_ExpiryTime: 'Expire Time',
}

/** Field labels of the edit form; two of them differ. @spec 205 */
export const editLabels: ClassLabels = {
  ...addLabels,
  M03_ScheduledAt: 'Scheduled At',
  M03_ExpiryTime: 'Expiry Time',
}

/** Returns a class's divisions by name, in the order of the division select. */
const divisionsOf = (lesson: Class) =>
  lesson.divisions.toSorted((one, other) => compareNames(one.M11_Division_name, other.M11_Division_name))

/** Returns the names of {@link divisionsOf}. */
export const namesOf = (lesson: Class) => divisionsOf(lesson).map((division) => division.M11_Division_name)

export const classIdentity: RecordIdentity<Class> = {
  kind: 'classes',
  record: Class,
  idOf: (lesson) => lesson.M03_ClassesId,
  titleOf: (lesson) => lesson.M03_Title,
  // The form shows a full link, which can be opened. @spec 485
  valuesOf: (lesson): typeof emptyClass => ({
    M03_SubjectName: lesson.M03_SubjectName,
    M03_Title: lesson.M03_Title,
    M03_YouTubeLink: shownLink(lesson.M03_YouTubeLink),
    M03_M02_BatchId: String(lesson.M03_M02_BatchId),
    M03_M11_DivisionIds: listText(divisionsOf(lesson).map((division) => division.M11_Division_id)),
    M03_ScheduledAt: lesson.M03_ScheduledAt,
    M03_ExpiryTime: lesson.M03_ExpiryTime ?? '',
  }),
}

/** Fields that are chosen together when two people changed them: divisions belong to their batch. */
export const classLinked = [['M03_M02_BatchId', 'M03_M11_DivisionIds']] as const

/**
 * Asked about before a class is saved, as the specification accepts both: an expiry before the start (reading Q44), and a link that
 * is no video (reading Q46).
 */
export const classDoubts =
  (labels: ClassLabels): DoubtReading =>
  ({ M03_ScheduledAt = '', M03_ExpiryTime = '', M03_YouTubeLink = '' }): FormValues => {
    const link = savedLink(M03_YouTubeLink)
    return {
      ...(link !== '' &&
        !isVideoId(link) && {
          M03_YouTubeLink: `${link} is no single YouTube video, so students may not be able to watch it`,
        }),
      ...(isBefore(readWallClock(M03_ExpiryTime), readWallClock(M03_ScheduledAt)) && {
        M03_ExpiryTime: `${momentText(M03_ExpiryTime)} is before ${labels.M03_ScheduledAt}`,
      }),
    }
  }

/** Returns the expiry as far after a new start as it was after the former one; unchanged if it was not after it. */
export function movedExpiry(expiry: string, former: string, start: string): string {
  const [ends, began, begins] = [expiry, former, start].map(readWallClock)
  if (!ends || !began || !begins || ![ends, began, begins].every(isValid) || isBefore(ends, began))
    return expiry
  return formatISO9075(addMilliseconds(begins, differenceInMilliseconds(ends, began)))
}
