import { expect, test } from 'vitest'
import {
  divisionsToShareWith,
  isShareable,
  lessonsOfDivision,
  whatsAppText,
} from '#admin/classes/whatsapp/whatsAppText.ts'
import { instantOf } from '#contract/time/instants.ts'
import { longMalayalamClass, module1 } from '#mocks/fixtures/classes.ts'

const NAME = 'Batch 07 Women, Division A'
const ADDRESS = 'https://hadith.example.org/d/q7Kd2mVt9xRw4NbYp3sZ1A'

const at = (start: string, title = 'Module 1') => ({
  ...module1,
  M03_Title: title,
  M03_ScheduledAt: start,
  M03_ExpiryTime: null,
})

const evening = at('2024-12-10 18:30:00')
const week = { first: '2024-12-08', last: '2024-12-14' }

test('a class is told with day, time, title and the address of its page', () => {
  expect(whatsAppText({ name: NAME, lessons: [evening], address: ADDRESS }, 'en')).toBe(
    `*Batch 07 Women, Division A*

*Tuesday, 10 December*
6:30 PM  Hadith sciences: Module 1

See the classes here:
${ADDRESS}`,
  )
})

test('a week is told in Malayalam, by day and in order', () => {
  const lessons = [at('2024-12-14 18:30:00', 'ഹിജ്റ'), at('2024-12-10 21:00:00', 'مخارج الحروف'), evening]
  expect(whatsAppText({ name: NAME, lessons, week, address: ADDRESS }, 'ml')).toBe(
    `*Batch 07 Women, Division A*
8 - 14 ഡിസംബർ 2024

*ചൊവ്വാഴ്‌ച, 10 ഡിസംബർ*
6:30 PM  Hadith sciences: Module 1
9:00 PM  Hadith sciences: مخارج الحروف

*ശനിയാഴ്‌ച, 14 ഡിസംബർ*
6:30 PM  Hadith sciences: ഹിജ്റ

ക്ലാസുകൾ ഇവിടെ കാണാം:
${ADDRESS}`,
  )
})

test('without a class page there is no address, nor a word of it', () => {
  const text = whatsAppText({ name: NAME, lessons: [evening], address: undefined }, 'en')
  expect(text.split('\n').at(-1)).toBe('6:30 PM  Hadith sciences: Module 1')
})

test('a week of two months or years names both', () => {
  const inWeek = (first: string, last: string) =>
    whatsAppText({ name: NAME, lessons: [], week: { first, last }, address: undefined }, 'en').split('\n')[1]
  expect(inWeek('2024-09-29', '2024-10-05')).toBe('29 September to 5 October 2024')
  expect(inWeek('2024-12-29', '2025-01-04')).toBe('29 December 2024 to 4 January 2025')
})

test('a class before midnight and one after it are told on their own days', () => {
  const text = whatsAppText(
    { name: NAME, lessons: [at('2024-12-11 00:15:00'), at('2024-12-10 23:30:00')], address: undefined },
    'en',
  )
  expect(text).toContain('*Tuesday, 10 December*\n11:30 PM  Hadith')
  expect(text).toContain('*Wednesday, 11 December*\n12:15 AM  Hadith')
})

test('a class that crosses midnight is told until it is over, one that ended or expired is not', () => {
  const nowAt = (time: string) => instantOf(time, 'Asia/Kolkata')
  const late = at('2024-12-10 23:30:00')
  expect(isShareable(late, nowAt('2024-12-10 12:00:00'))).toBe(true)
  expect(isShareable(late, nowAt('2024-12-11 00:45:00'))).toBe(true)
  expect(isShareable(late, nowAt('2024-12-11 01:30:00'))).toBe(false)
  const expired = { ...late, M03_ExpiryTime: '2024-12-11 00:00:00' }
  expect(isShareable(expired, nowAt('2024-12-11 00:45:00'))).toBe(false)
})

test('long titles are told whole, each class in one line, and stars do not break the bold name', () => {
  const broken = { ...longMalayalamClass, M03_Title: `${longMalayalamClass.M03_Title}\n  and more` }
  const lines = whatsAppText(
    { name: 'Batch *07*\nWomen', lessons: [broken], address: undefined },
    'ml',
  ).split('\n')
  expect(lines[0]).toBe('*Batch 07 Women*')
  expect(lines.at(-1)).toBe(
    `6:30 PM  ${longMalayalamClass.M03_SubjectName}: ${longMalayalamClass.M03_Title} and more`,
  )
})

test('the divisions of some classes are named once each, with their batch', () => {
  const lessons = [longMalayalamClass, module1]
  const divisions = divisionsToShareWith(lessons)
  expect(divisions.map(({ name }) => name)).toEqual([
    'Batch 07 Women, Division A',
    'Batch 07 Women, Division B',
    'Batch 07 Women, Division C',
  ])
  expect(lessonsOfDivision(lessons, divisions[2]?.id ?? '')).toEqual([longMalayalamClass])
})
