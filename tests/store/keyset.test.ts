import { expect, test } from 'vitest'
import { cursorTo, noteStart, type Cursor, type Starts } from '#server/store/sql/lists/keyset.ts'

/** Ids of a list, newest first, with gaps. */
const ids = Array.from({ length: 60 }, (_row, index) => 1000 - 3 * index)

/** What a database answers to a cursor. */
function follow({ from: [from = 0], isBackward, skip }: Cursor, size: number) {
  const rows = isBackward
    ? ids.filter((id) => id > Number(from)).toReversed()
    : ids.filter((id) => id <= Number(from))
  const found = rows.slice(skip, skip + size)
  return isBackward ? found.toReversed() : found
}

const startsAt = (...offsets: number[]): Starts =>
  new Map(offsets.map((offset) => [offset, [ids[offset] ?? 0]]))

test('a cursor leads to its page from both ends and from every known start row, in both directions', () => {
  const known = [[], [0], [15], [30, 45], [7, 22, 58], ids.map((_id, offset) => offset)]
  for (const offsets of known) {
    for (let offset = 0; offset < ids.length; offset += 1) {
      const size = Math.min(15, ids.length - offset)
      const cursor = cursorTo(startsAt(...offsets), { offset, size, total: ids.length })
      expect([offset, follow(cursor, size)]).toEqual([offset, ids.slice(offset, offset + size)])
    }
  }
})

test('a cursor skips as few rows as it can', () => {
  const skipTo = (starts: Starts, offset: number) => cursorTo(starts, { offset, size: 15, total: 60 }).skip
  expect([0, 15, 30, 45].map((offset) => skipTo(new Map(), offset))).toEqual([0, 15, 15, 0])
  expect(skipTo(startsAt(30), 30)).toBe(0)
  // The page before a known one ends where that begins.
  expect(skipTo(startsAt(30), 15)).toBe(0)
  expect(skipTo(startsAt(20), 23)).toBe(3)
})

test('of the start rows only the last hundred are remembered', () => {
  const starts: Starts = new Map()
  for (let offset = 0; offset < 500; offset += 1) noteStart(starts, offset, [1000 - offset])
  expect([starts.size, starts.has(399), starts.get(400), starts.get(499)]).toEqual([100, false, [600], [501]])
})
