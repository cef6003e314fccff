import { expect, test } from 'vitest'
import { diffWords } from '#design-system/WordDiff/diffWords.ts'

/** Writes a difference as 'kept [-removed-] {+added+}'. */
const told = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

const cases: [before: string, after: string, told: string][] = [
  ['Three days', 'Three days', 'Three days'],
  ['', 'Three days', '{+Three days+}'],
  ['Three days', '', '[-Three days-]'],
  ['Three days of papers', 'Four days of papers', '[-Three -]{+Four +}days of papers'],
  ['one two three', 'one three', 'one [-two -]three'],
  ['a b c d e', 'x b y d z', '[-a -]{+x +}b [-c -]{+y +}d [-e-]{+z+}'],
  ['Papers, readings', 'Papers and readings', 'Papers [-, -]{+and +}readings'],
  ['one  two', 'one two', 'one two'],
  ['first\nsecond', 'first\nthird', 'first\n[-second-]{+third+}'],
  ['ഹദീസ് പഠനം ക്ലാസ്', 'ഹദീസ് ക്ലാസ്', 'ഹദീസ് [-പഠനം -]ക്ലാസ്'],
  [' one', ' two', ' [-one-]{+two+}'],
  ['കാര്‍ഡ് ഒന്ന്', 'കാര് ഒന്ന്', '[-കാര്‍ഡ് -]{+കാര് +}ഒന്ന്'],
  ['ندوة في الحديث', 'ندوة الحديث', 'ندوة [-في -]الحديث'],
]

test.each(cases)('%j to %j', (before, after, expected) => {
  expect(told(before, after)).toBe(expected)
})

const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')

test('what both texts end and begin with stays, even where the words between are too many to compare', () => {
  const [old, now] = [numbered(1900, 'a'), numbered(1900, 'b')]
  expect(told(`Title ${old} end`, `Title ${now} end`)).toBe(`Title [-${old} -]{+${now} +}end`)
})

test.each([500, 5_000])('two texts of %i words, all of them new, take less than 50 ms', (count) => {
  const times = [1, 2, 3].map((round) => {
    const [old, now] = [numbered(count, `a${round}`), numbered(count, `b${round}`)]
    const before = performance.now()
    diffWords(old, now)
    return performance.now() - before
  })
  // A busy machine may hold up one of them.
  expect(Math.min(...times)).toBeLessThan(50)
})
