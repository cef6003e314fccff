import { expect, test } from 'vitest'
import type { LogEntry } from '#server/noteRequests.ts'
import { SharedPulse } from '#server/node/sharedPulse.ts'
import { StallClock } from '#server/node/stallClock.ts'
import { courses, testApi } from './support.ts'

const bounds = { interval: 1000, longest: 10_000 }

/** Whether the clock calls it a stall, look after look: each is so many ms after the last, in so many of them the thread had to wait. */
function looks(steps: { step?: number; beat?: boolean; waited?: number }[]) {
  const last = { now: 0, beats: 0, waited: 0 }
  const clock = new StallClock(bounds, { ...last })
  return steps.map(({ step = 1000, beat = false, waited = 0 }) => {
    last.now += step
    last.beats += beat ? 1 : 0
    last.waited += waited
    return clock.isStalled({ ...last })
  })
}

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

test('a thread is stalled once it has been silent for 10 s', () => {
  expect(looks(times(10, {}))).toEqual([...times(9, false), true])
})

test('a beat, however late, begins the count again', () => {
  expect(looks([...times(9, {}), { beat: true }, ...times(9, {})])).toEqual(times(19, false))
})

test('a suspended machine, or process, is no stall', () => {
  expect(looks([...times(9, {}), { step: 3_600_000 }, ...times(9, {})])).toEqual(times(19, false))
})

test('a machine that gives the thread no time is no stall, unless it is silent for 10 s of its own', () => {
  expect(looks(times(100, { waited: 950 }))).toEqual(times(100, false))
  expect(looks(times(20, { waited: 500 }))).toEqual([...times(19, false), true])
  expect(looks(times(100, { step: 2500 }))).toEqual(times(100, false))
  const known = Array.from({ length: 100 }, (_, index) => ({ waited: index % 4 === 3 ? 3900 : 0 }))
  expect(looks(known)).toEqual(times(100, false))
})

test('what is at work is read through the memory alone', () => {
  const pulse = new SharedPulse()
  const other = new SharedPulse(pulse.memory)
  pulse.beat()
  const ends = Array.from({ length: 10 }, (_, index) => pulse.begin(`GET /api/courses (${index})`))
  expect([other.beats, other.atWork().length]).toEqual([1, 8])
  for (const end of ends) end()
  const end = pulse.begin('x'.repeat(1000))
  expect(other.atWork()).toEqual(['x'.repeat(128)])
  end()
  pulse.begin('GET')
  expect(other.atWork()).toEqual(['GET'])
})

test('a request is at work from its beginning to its end, by pattern and id', async () => {
  const events: unknown[] = []
  const entry = (line: Pick<LogEntry, 'requestId' | 'method' | 'route'>) =>
    `${line.method} ${line.route} ${line.requestId}`
  const { call } = await testApi({
    courses: courses(3),
    begun(line) {
      events.push(['begun', entry(line)])
      return () => events.push(['ended', entry(line)])
    },
  })
  const response = await call('GET', '/courses/2?search=Private')
  const line = `GET /api/courses/:id ${response.headers.get('x-request-id')}`
  expect(events).toEqual([
    ['begun', line],
    ['ended', line],
  ])
})
