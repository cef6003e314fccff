import { expect, test } from 'vitest'
import { viewOf } from '#server/classPage/view.ts'
import { testPages, DIVISION } from './classPageParts.ts'

test('of the classes that are running, the one that began last is first', async () => {
  const { store } = await testPages()
  const lesson = (id: number, time: string) => ({
    M03_ClassesId: id,
    M03_SubjectName: 'Tajweed',
    M03_Title: `Class ${id}`,
    M03_ScheduledAt: `2024-03-01 ${time}`,
    M03_ExpiryTime: null,
    sequence: 2,
  })
  const pages = {
    ...store.classPages,
    classes: async () => [lesson(1, '10:00:00'), lesson(2, '11:00:00'), lesson(3, '10:30:00')],
  }
  const found = { divisionId: DIVISION, division: 'A', batch: '7', course: null }
  const view = await viewOf(pages, found, { now: Date.parse('2024-03-01T11:30Z'), zone: 'UTC' })
  expect(view.live.map(({ id }) => id)).toEqual([2, 3, 1])
})
