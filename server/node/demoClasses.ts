import type { ClassUpdate } from '#contract/classes.ts'
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

/**
 * Fields of a class.
 * @param index from 0; every sixth class has no expiry
 */
export function demoClass(index: number, batchId: number, divisionIds: number[]): ClassUpdate {
  const [subject, title] = lessons[index % lessons.length] ?? lessons[0]
  const day = dayAfter('2024-12-07', index)
  const time = times[index % times.length] ?? times[0]
  return {
    M03_SubjectName: subject,
    M03_Title: `${title}, part ${Math.floor(index / lessons.length) + 1}`,
    M03_ScheduledAt: `${day} ${time}`,
    M03_ExpiryTime: index % 6 === 5 ? null : `${dayAfter(day, 7)} ${time}`,
    M03_M02_BatchId: batchId,
    M03_M11_DivisionIds: divisionIds,
    // Eleven characters, like the id of a video; no real video is meant.
    M03_YouTubeLink: `demo-les${String(index + 1).padStart(3, '0')}`,
  }
}
