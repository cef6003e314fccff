import { dateText, timeText } from '#admin/shared/formats.ts'
import { compareNames } from '#admin/shared/list/nameOrder.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classState, classTimes } from '#contract/classes/classState.ts'
import { inOneLine } from '#contract/text/foldText.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { byStart, dayOfClass } from '#admin/classes/agenda/agenda.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

/** Malayalam or English. */
export type TextLanguage = 'ml' | 'en'

/** What a text for a WhatsApp group tells. */
export interface SharedClasses {
  /** The group: 'Batch 07 Women, Division A'. */
  name: string
  lessons: readonly Class[]
  /** The first and the last day of a week, as YYYY-MM-DD; undefined for a day or a class. */
  week?: { first: string; last: string } | undefined
  /** The URL of the class page; undefined if there is none. */
  address: string | undefined
}

/** date-fns has no Malayalam. */
function malayalam(options: Intl.DateTimeFormatOptions) {
  let names: Intl.DateTimeFormat | undefined
  return (day: Date) => {
    // Made when first used, as it takes a phone some time.
    names ??= new Intl.DateTimeFormat('ml', { ...options, timeZone: 'UTC' })
    return names.format(day)
  }
}

const words = {
  en: {
    weekday: (day: Date) => dateText(day, 'EEEE'),
    month: (day: Date) => dateText(day, 'MMMM'),
    to: ' to ',
    here: 'See the classes here:',
  },
  ml: {
    weekday: malayalam({ weekday: 'long' }),
    month: malayalam({ month: 'long' }),
    to: ' - ',
    here: 'ക്ലാസുകൾ ഇവിടെ കാണാം:',
  },
}

/** Whether a class is still worth sharing: it is coming or live. @param now in ms since 1970 */
export function isShareable(lesson: Class, now: number): boolean {
  const state = classState(classTimes(lesson, INSTITUTE_ZONE), now)
  return state === 'coming' || state === 'live'
}

/** The divisions of some classes, each with its batch: 'Batch 07 Women, Division A'. */
export function divisionsToShareWith(lessons: readonly Class[]) {
  const names = new Map(
    lessons.flatMap(({ batch, divisions }) =>
      divisions.map(({ M11_Division_id: id, M11_Division_name: division }) => [
        String(id),
        batch ? `${batch.M02_Name}, ${division}` : division,
      ]),
    ),
  )
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => compareNames(one.name, other.name))
}

/** The classes of one of {@link divisionsToShareWith}. */
export const lessonsOfDivision = (lessons: readonly Class[], id: string) =>
  lessons.filter(({ divisions }) => divisions.some((division) => String(division.M11_Division_id) === id))

/**
 * Returns the text for a group: its name, then each day in words with the time and title of its classes, then the address of
 * the class page. Times are the institute's. Stars are WhatsApp's own sign for bold.
 */
export function whatsAppText(
  { name, lessons, week, address }: SharedClasses,
  language: TextLanguage,
): string {
  const { here } = words[language]
  const inTurn = lessons.toSorted(byStart)
  const days = [...new Set(inTurn.map(dayOfClass))]
  const head = [bold(name), ...(week ? [weekText(week, language)] : [])]
  const parts = days.map((day) => [
    bold(dayText(day, language)),
    ...inTurn.filter((lesson) => dayOfClass(lesson) === day).map(lineOf),
  ])
  return [head, ...parts, ...(address === undefined ? [] : [[here, address]])]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const lineOf = ({ M03_ScheduledAt, M03_SubjectName, M03_Title }: Class) =>
  `${timeText(M03_ScheduledAt)}  ${inOneLine(`${M03_SubjectName}: ${M03_Title}`)}`

/** 'Tuesday, 10 December' */
function dayText(day: string, language: TextLanguage) {
  const date = readWallClock(day)
  const { weekday, month } = words[language]
  return `${weekday(date)}, ${dateText(date, 'd')} ${month(date)}`
}

/** '8 to 14 December 2024': leaves out what both days have in common. */
function weekText({ first, last }: NonNullable<SharedClasses['week']>, language: TextLanguage) {
  const { month, to } = words[language]
  const [start, end] = [readWallClock(first), readWallClock(last)]
  const isSame = (pattern: string) => dateText(start, pattern) === dateText(end, pattern)
  const begins = [
    dateText(start, 'd'),
    ...(isSame('yyyy-MM') ? [] : [month(start)]),
    ...(isSame('yyyy') ? [] : [dateText(start, 'yyyy')]),
  ]
  return `${begins.join(' ')}${to}${dateText(end, 'd')} ${month(end)} ${dateText(end, 'yyyy')}`
}

/** A star inside would end the bold letters. */
const bold = (text: string) => `*${inOneLine(text.replaceAll('*', ' '))}*`
