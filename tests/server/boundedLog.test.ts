import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoundedLog, type Sink } from '#server/node/boundedLog.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A disk of so many bytes, and a log on it. */
function onDisk(room: number) {
  const disk = { room, text: '' }
  const sink: Sink = (bytes, done) => {
    const taken = Math.min(bytes.length, disk.room)
    disk.text += bytes.subarray(0, taken).toString()
    disk.room -= taken
    queueMicrotask(() => done(taken > 0 ? null : new Error('ENOSPC'), taken))
  }
  return { disk, log: new BoundedLog({ sink, mostBytes: 100, retryMs: 1000 }) }
}

const lines = (text: string) => text.split('\n').slice(0, -1)
const tenBytes = (number: number) => `${String(number).padStart(9, '0')}\n`

test('lines are written in their order', async () => {
  const { disk, log } = onDisk(1000)
  for (let number = 0; number < 9; number += 1) log.write(tenBytes(number))
  await vi.advanceTimersByTimeAsync(0)
  expect(lines(disk.text).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect([log.dropped, log.rest().length]).toEqual([0, 0])
})

test('on a full disk lines wait, those beyond the bound are dropped, and all of that is said when there is room', async () => {
  const { disk, log } = onDisk(25)
  for (let number = 0; number < 30; number += 1) log.write(tenBytes(number))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(disk.text).toHaveLength(25)
  expect(log.dropped).toBe(20)
  disk.room = 10_000
  await vi.advanceTimersByTimeAsync(2000)
  log.write(tenBytes(99))
  await vi.advanceTimersByTimeAsync(0)
  const [told, ...written] = lines(disk.text).toSorted((one, other) => other.length - one.length)
  expect(JSON.parse(told ?? '')).toMatchObject({ level: 40, dropped: 20 })
  expect(written.map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99])
})

test('a reader who has stopped costs no more memory than the bound, and a line as long as the bound is dropped', async () => {
  const log = new BoundedLog({ sink: () => {}, mostBytes: 100 })
  log.write('first')
  for (let number = 0; number < 1000; number += 1) log.write(tenBytes(number))
  log.write('x'.repeat(101))
  expect([log.rest().length, log.dropped]).toEqual([90, 992])
})
