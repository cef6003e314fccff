import { expect, test } from 'vitest'
import { boundQuery, dayOf, weekOf } from '#contract/classes/classBounds.ts'
import { ClassQuery } from '#contract/classes/classQuery.ts'

test('a week is Sunday to Saturday, whatever the time of the day', () => {
  const week = { from: '2024-12-08 00:00:00', until: '2024-12-15 00:00:00' }
  for (const time of ['2024-12-08', '2024-12-10 18:30:00', '2024-12-14 23:59:59'])
    expect(weekOf(time)).toEqual(week)
  expect(dayOf('2024-12-10 18:30:00')).toEqual({ from: '2024-12-10 00:00:00', until: '2024-12-11 00:00:00' })
})

test('today is the day of the institute, and narrows other bounds', () => {
  const now = Date.parse('2024-12-10T20:00:00Z')
  const bound = (query: object, zone: string) => boundQuery(ClassQuery.parse(query), now, zone)
  expect(bound({ when: 'today' }, 'Asia/Kolkata')).toMatchObject({
    from: '2024-12-11 00:00:00',
    until: '2024-12-12 00:00:00',
  })
  expect(bound({ when: 'today' }, 'UTC')).toMatchObject({ from: '2024-12-10 00:00:00' })
  expect(bound({ when: 'week', from: '2024-12-10', until: '2024-12-30 10:00' }, 'UTC')).toMatchObject({
    from: '2024-12-10 00:00:00',
    until: '2024-12-15 00:00:00',
  })
  expect(bound({ from: '2024-12-10T08:00' }, 'UTC')).toMatchObject({ from: '2024-12-10 08:00:00' })
})

test('what cannot be read filters nothing', () => {
  const odd = { when: 'never', from: '2024-02-30', until: 'x'.repeat(100_000), video: '' }
  const { search, ...rest } = ClassQuery.parse(odd)
  expect(search).toBe('')
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
  expect(ClassQuery.parse({ video: 'https://youtu.be/a1B2c3D4e5F' }).video).toBe('a1B2c3D4e5F')
})
