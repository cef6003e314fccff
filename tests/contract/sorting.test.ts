import { expect, test } from 'vitest'
import { orderOf, sortOf } from '#contract/text/sorting.ts'
import { compareKeys, sortKey } from '#contract/text/sortKeys.ts'

const sorted = (texts: string[]) => texts.toSorted((one, other) => compareKeys(sortKey(one), sortKey(other)))

test('texts are sorted as people read them', () => {
  const inOrder = [
    '',
    '7 days',
    'Ábid',
    'Abid Koya',
    'abid-koya 2',
    'Abid_Koya 10',
    'Batch 9',
    'batch 010',
    'Batch 99999999999999999999',
    'Qur’an',
    'Qurashi',
    'Zubair',
    'إبراهيم',
    'أحمد',
    'ആമിന',
    'ആമിനാ',
  ]
  expect(sorted(inOrder.toReversed())).toEqual(inOrder)
})

test('keys are compared as the databases compare their bytes', () => {
  const texts = ['a', 'ab', 'é', '\uD7FF', '\uE000', '\uFFFD', '🌙', '\u{10FFFF}', '']
  const byBytes = texts.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  expect(texts.toSorted(compareKeys)).toEqual(byBytes)
})

test('a key fits into an index, whatever the text holds', () => {
  const longest = [
    '1a'.repeat(128).slice(0, 255),
    '각'.repeat(255),
    '🌙'.repeat(127),
    'ΐ'.repeat(255),
    '1'.repeat(255),
  ]
  for (const text of longest) {
    expect(Buffer.byteLength(sortKey(text))).toBeLessThan(2000)
    expect(sortKey(text).isWellFormed()).toBe(true)
  }
})

test('an order and its parameter', () => {
  expect([undefined, 'newest', 'name', '-joined'].map(orderOf)).toEqual([
    undefined,
    undefined,
    { key: 'name', isDescending: false },
    { key: 'joined', isDescending: true },
  ])
  expect(
    ['name', '-joined'].map((sort) => sortOf(orderOf(sort) ?? { key: '', isDescending: false })),
  ).toEqual(['name', '-joined'])
})
