import { expect, test } from 'vitest'
import { markerOf } from '#contract/text/marks.ts'
import { foldSearch } from '#design-system/foldSearch.ts'
import { optionFilter } from '#design-system/Select/option.ts'
import { findVideos } from '#site/library/findVideos.ts'
import { spellings } from '#tests/spellings.ts'

test.each(spellings.map((same) => [same[0] ?? '', same] as const))(
  '%s is found however it is spelled',
  (_name, same) => {
    const [first = '', ...others] = same.map(foldSearch)
    expect(first).not.toBe('')
    expect(others).toEqual(others.map(() => first))
  },
)

test.each([
  ['കൽ', 'കൾ'],
  ['മല', 'മാല'],
  ['حسن', 'حسين'],
  ['سعد', 'سعيد'],
  ['Umar', 'Omar'],
])('%s is not %s', (one, other) => {
  expect(foldSearch(one)).not.toBe(foldSearch(other))
})

test('a letter is folded on its own, with its signs, so that what was found can be marked', () => {
  const clusters = /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gu
  for (const text of spellings.flat())
    expect([...text.matchAll(clusters)].map(([cluster]) => foldSearch(cluster)).join('')).toBe(
      foldSearch(text),
    )
})

test.each(spellings.map((same) => [same[0] ?? '', same] as const))(
  '%s is found and marked in rows, in selects and in the library',
  (_name, same) => {
    const matches = optionFilter()
    for (const stored of same)
      for (const asked of same) {
        expect(markerOf(asked, [[`A ${stored}`]])(`A ${stored}`).length).toBeGreaterThan(0)
        expect(matches(`A ${stored}`, asked)).toBe(true)
        const video = { id: 200, day: 'DAY-200', title: stored }
        expect(findVideos([video], asked)).toEqual([video])
      }
  },
)
