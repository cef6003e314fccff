import type { ClassUpdate } from '#contract/classes/classBodies.ts'
import { wallClockOf } from '#contract/time/instants.ts'
import { dayAfter } from './demoPeople.ts'

const lessons = [
  ['Hadith sciences', 'The chain and the text'],
  ['Arabic grammar', 'Nominal sentences'],
  ['Seerah', 'ഹിജ്റ: ഒരു പലായനമല്ല'],
  ['Usul al-hadith', 'Grades of narration'],
  ['Rijal studies', 'Reading a biography'],
  ['Tajweed', 'Letters and places'],
  ['Hadith sciences', 'Who said it first'],
  ['Seerah', 'മദീനയിലെ ആദ്യ ദിനങ്ങൾ'],
  ['Fiqh', 'Purity'],
] as const

const times = ['18:30:00', '07:00:00', '20:15:00', '05:45:00'] as const

/** How many classes are before today's. */
const PAST = 40

const MINUTE = 60_000

/** When the demo is started, in ms since 1970, and the institute's IANA time zone. */
export interface DemoTime {
  now: number
  zone: string
}

/**
 * Fields of a class. There is one each day around the day of the start: the one of today is live now, and the next one is in three
 * hours.
 * @param index from 0; every sixth class has no expiry
 */
export function demoClass(
  index: number,
  { batchId, divisionIds }: { batchId: number; divisionIds: number[] },
  { now, zone }: DemoTime,
): ClassUpdate {
  const [subject, title] = lessons[index % lessons.length] ?? lessons[0]
  const [today = ''] = wallClockOf(now, zone).split(' ')
  const near = { [PAST]: -30, [PAST + 1]: 180 }[index]
  const start =
    near === undefined
      ? `${dayAfter(today, index - PAST)} ${times[index % times.length] ?? times[0]}`
      : wallClockOf(Math.floor(now / (5 * MINUTE)) * 5 * MINUTE + near * MINUTE, zone)
  const [day = '', time = ''] = start.split(' ')
  return {
    M03_SubjectName: subject,
    M03_Title: `${title}, part ${Math.floor(index / lessons.length) + 1}`,
    M03_ScheduledAt: start,
    M03_ExpiryTime: index % 6 === 5 ? null : `${dayAfter(day, 7)} ${time}`,
    M03_M02_BatchId: batchId,
    M03_M11_DivisionIds: divisionIds,
    // Eleven characters, like the id of a video; no real video is meant.
    M03_YouTubeLink: `demo-les${String(index + 1).padStart(3, '0')}`,
  }
}

/** The place of the class that is live at the start. */
export const LIVE = PAST
