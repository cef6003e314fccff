import { expect, test } from 'vitest'
import { agendaSpan, boundsOf, nowLine } from '#admin/classes/agenda/agenda.ts'
import { instantOf } from '#contract/time/instants.ts'
import { module1 } from '#mocks/fixtures/classes.ts'

const TODAY = '2024-12-10'

test('a week is from Sunday to Saturday', () => {
  const span = agendaSpan('2024-12-14', 'week', TODAY)
  expect(span.days).toHaveLength(7)
  expect([span.days[0], span.days[6]]).toEqual(['2024-12-08', '2024-12-14'])
  expect([span.previous, span.next, span.text]).toEqual(['2024-12-01', '2024-12-15', '8 to 14 Dec 2024'])
})

test('a month is from its first to its last day', () => {
  const span = agendaSpan('2024-02-29', 'month', TODAY)
  expect(span.days).toHaveLength(29)
  expect([span.previous, span.next, span.text]).toEqual(['2024-01-01', '2024-03-01', 'February 2024'])
})

test('a week of two months or years names both', () => {
  expect(agendaSpan('2024-10-01', 'week', TODAY).text).toBe('29 Sep to 5 Oct 2024')
  expect(agendaSpan('2025-01-01', 'week', TODAY).text).toBe('29 Dec 2024 to 4 Jan 2025')
})

test.each(['', 'soon', '2024-02-30'])('%j is no day: the week of today is shown', (day) => {
  expect(agendaSpan(day, 'week', TODAY).days[0]).toBe('2024-12-08')
})

test('a day on either side is asked for, too', () => {
  expect(boundsOf(agendaSpan(TODAY, 'week', TODAY))).toEqual({ from: '2024-12-07', until: '2024-12-16' })
})

test('the line of the present time is before the first class to come, or after the last one', () => {
  const zone = 'Asia/Kolkata'
  const [first, second] = ['18:30:00', '21:00:00'].map((time) => ({
    ...module1,
    M03_ScheduledAt: `${TODAY} ${time}`,
  }))
  const lessons = [first, second].flatMap((lesson) => lesson ?? [])
  const lineAt = (time: string) => nowLine(lessons, instantOf(`${TODAY} ${time}`, zone), zone)
  expect(lineAt('18:29:59')).toEqual({ lesson: first, side: 'before' })
  expect(lineAt('18:30:00')).toEqual({ lesson: second, side: 'before' })
  expect(lineAt('21:00:00')).toEqual({ lesson: second, side: 'after' })
})
