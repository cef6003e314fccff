import { expect, test } from 'vitest'
import { SlowReaders } from '#server/node/http/slowReaders.ts'

const kB = 1024

/** A connection with an answer of so many bytes, of which one buffer is written when the one before it is taken whole. */
function connection(bytes: number, buffer: number) {
  let taken = 0
  const gone = () => Math.min(bytes, Math.floor(taken / buffer) * buffer)
  return {
    isEnded: false,
    get bytesWritten() {
      return Math.min(bytes, gone() + buffer)
    },
    get writableLength() {
      return this.bytesWritten - gone()
    },
    take(count: number) {
      taken += count
    },
    destroy() {
      this.isEnded = true
    },
  }
}

/** Looks once a second while the client takes some bytes each second; returns when the connection was ended. */
function endedAfter(reader: ReturnType<typeof connection>, bytesEachSecond: number) {
  const readers = new SlowReaders()
  readers.watch(reader)
  for (let second = 0; second < 24 * 3600; second += 1) {
    readers.look(second * 1000)
    if (reader.isEnded) return second
    reader.take(bytesEachSecond)
  }
  return undefined
}

test.each([
  ['a page of 300 kB in one piece', 300 * kB, 300 * kB],
  ['a page of 300 kB in small pieces', 300 * kB, 16 * kB],
  ['a spreadsheet of 7 MB', 7000 * kB, 64 * kB],
])('a phone that takes %s at 2 kB a second has it whole', (_what, bytes, buffer) => {
  expect(endedAfter(connection(bytes, buffer), 2 * kB)).toBeUndefined()
})

test.each([
  ['nothing', 64 * kB, 0],
  ['a byte each ten seconds', 64 * kB, 0.1],
  ['a byte each ten seconds, of small pieces', 1, 0.1],
  ['300 bytes a second', 64 * kB, 300],
  ['300 bytes a second, of small pieces', 100, 300],
])('who takes %s is let go within two minutes', (_what, buffer, each) => {
  expect(endedAfter(connection(7000 * kB, buffer), each)).toBeLessThan(120)
})

test('a client that stops in the middle has no credit left of what it took fast', () => {
  const reader = connection(7000 * kB, 64 * kB)
  const readers = new SlowReaders()
  readers.watch(reader)
  for (let second = 0; second < 60; second += 1) {
    readers.look(second * 1000)
    reader.take(100 * kB)
  }
  const left = reader.writableLength / kB
  readers.look(60_000)
  readers.look((60 + 30 + left) * 1000)
  expect(reader.isEnded).toBe(false)
  readers.look((60 + 32 + left) * 1000)
  expect(reader.isEnded).toBe(true)
})

test('who waits for the server is not let go, and a connection that is closed is forgotten', () => {
  const idle = connection(0, 1)
  const closed = connection(64 * kB, kB)
  const readers = new SlowReaders()
  readers.watch(idle)
  readers.watch(closed)
  readers.look(0)
  readers.forget(closed)
  readers.look(3_600_000)
  expect([idle.isEnded, closed.isEnded]).toEqual([false, false])
})
