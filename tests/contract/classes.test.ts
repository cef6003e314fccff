import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import { fieldErrors } from '#contract/errors.ts'
import { inUseText } from '#contract/inUse.ts'

const lesson = {
  M03_SubjectName: ' Hadith sciences ',
  M03_Title: 'Module 1',
  M03_ScheduledAt: '2024-12-07T18:30',
  M03_ExpiryTime: '2024-12-14 18:30:00',
  M03_M02_BatchId: '7',
  M03_M11_DivisionIds: ['1', '2', '1'],
  M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F?si=track',
}

const problemsOf = (schema: z.ZodMiniType, body: object) => {
  const result = schema.safeParse(body)
  return result.success ? {} : fieldErrors(result.error)
}

describe('a class', () => {
  test('is read trimmed, with wall-clock times, ids as numbers and the video’s id (spec: 251, 353, 355)', () => {
    expect(ClassBody.parse(lesson)).toEqual({
      M03_SubjectName: 'Hadith sciences',
      M03_Title: 'Module 1',
      M03_ScheduledAt: '2024-12-07 18:30:00',
      M03_ExpiryTime: '2024-12-14 18:30:00',
      M03_M02_BatchId: 7,
      M03_M11_DivisionIds: [1, 2],
      M03_YouTubeLink: 'a1B2c3D4e5F',
    })
  })

  test.each([
    '2024-12-07',
    '2024-02-30 10:00',
    '2024-12-07 24:00',
    '2024-12-07T18:30:00Z',
    '2024-12-07T18:30+05:30',
  ])('is not scheduled at %s, which would have to be guessed or shifted', (time) =>
    expect(problemsOf(ClassBody, { ...lesson, M03_ScheduledAt: time })).toEqual({
      M03_ScheduledAt: ['Schedule must be a date and time, such as 2024-12-07 18:30'],
    }),
  )

  test('may lose its expiry on edit (spec: 361)', () => {
    for (const none of ['', null, undefined])
      expect(ClassUpdate.parse({ ...lesson, M03_ExpiryTime: none }).M03_ExpiryTime).toBeNull()
  })

  test.each([[['1', '2']], ['["1","2"]'], [[1, 2]]])('takes its divisions as %j (spec: 251, 512)', (ids) => {
    expect(ClassBody.parse({ ...lesson, M03_M11_DivisionIds: ids }).M03_M11_DivisionIds).toEqual([1, 2])
  })
})

test('what is in use says by what and by how many', () => {
  expect(inUseText('batches', { students: 12, classes: 2 })).toBe('12 students and 2 classes use this batch.')
  expect(inUseText('batches', { teachers: 1, divisions: 0 })).toBe('1 teacher uses this batch.')
  expect(inUseText('teachers', { divisions: 3 })).toBe('3 divisions use this teacher.')
  expect(inUseText('batches', { students: 3, teachers: 1, divisions: 2, classes: 1 })).toBe(
    '3 students, 1 teacher, 2 divisions and 1 class use this batch.',
  )
  expect(inUseText('divisions', { students: 0 })).toBeUndefined()
})
