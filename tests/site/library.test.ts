import { describe, expect, test } from 'vitest'
import { readContent } from '#content/build/readContent.ts'
import { sectionsOf } from '#contract/site/pages.ts'
import { findVideos } from '#site/library/findVideos.ts'

const { playlists } = sectionsOf(readContent('src/content/institute.yaml'), 'Asia/Kolkata')
const videos = playlists[0]?.videos ?? []
const daysOf = (sought: string) => findVideos(videos, sought).map(({ id }) => id)

describe('a search in a playlist', () => {
  test.each(['12', 'DAY-12', 'day 12', 'day12', ' Day-012 '])('finds day 12 by %j', (sought) => {
    expect(daysOf(sought)).toEqual([12])
  })

  test('finds one day by one digit, not every day that has it', () => {
    expect(daysOf('1')).toEqual([1])
  })

  test('shows every day while "day-" is being typed', () => {
    expect(daysOf('day')).toHaveLength(30)
    expect(daysOf('day-0')).toHaveLength(9)
  })

  test('finds nothing for a day that there is not', () => {
    expect(daysOf('31')).toEqual([])
  })

  test('finds a number in titles, too, but not as a part of another', () => {
    const titles = ['Hadith 40, on intention', 'Hadith 140', 'ഹദീസ് ൪൦', 'The third', 'Hadith 3']
    const some = titles.map((title, index) => ({ id: index + 1, day: `DAY-0${index + 1}`, title }))
    const found = (sought: string) => findVideos(some, sought).map(({ id }) => id)
    expect(found('40')).toEqual([1, 3])
    expect(found('3')).toEqual([3, 5])
    expect(found('day 3')).toEqual([3])
    expect(found('day 40')).toEqual([])
  })

  test('shows all for nothing and for blanks', () => {
    expect(daysOf('')).toHaveLength(30)
    expect(daysOf('  ')).toHaveLength(30)
  })

  test('finds words in any order, and parts of them', () => {
    expect(daysOf('കുന്നി സഫാ')).toEqual([12])
  })

  test('finds a video only by all of the words', () => {
    expect(daysOf('സഫാ day-0')).toEqual([])
    expect(daysOf('സഫാ day-1')).toEqual([12])
  })

  test('finds each spelling of a chillu, with joiners and without', () => {
    expect(daysOf('വിശ്വസ്തൻ')).toEqual([5])
    expect(daysOf('വിശ്വസ്തന്\u200D')).toEqual([5])
    expect(daysOf('വിശ്വ\u200Cസ്തൻ')).toEqual([5])
  })
})
