import { expect, test } from 'vitest'
import { readLinks } from '#admin/site/AddLinks.tsx'
import { listAt, moved, withValue } from '#admin/site/draft/contentValues.ts'
import { withPlaylistIds } from '#admin/site/draft/playlistIds.ts'
import { withKeys } from '#contract/site/keys.ts'
import { textAt } from '#contract/site/values.ts'

const places = new Map([['aaaaaaaaaaa', '"Nabiyoram", video 3']])

test('pasted lines become videos, and what is none stays in the box', () => {
  const pasted = [
    'https://youtu.be/bbbbbbbbbbb',
    '  https://www.youtube.com/watch?v=ccccccccccc&t=3  ',
    '',
    'https://vimeo.com/1',
    'youtu.be/bbbbbbbbbbb',
    'https://youtu.be/aaaaaaaaaaa',
  ]
  expect(readLinks(pasted.join('\r\n'), places)).toEqual({
    found: ['https://youtu.be/bbbbbbbbbbb', 'https://youtu.be/ccccccccccc'],
    rest: 'https://vimeo.com/1',
    messages: [
      'One line is no link to a YouTube video. It is still in the box.',
      'https://youtu.be/aaaaaaaaaaa is in the library already: "Nabiyoram", video 3.',
    ],
  })
})

const library = (playlists: readonly { id?: string; title: string }[], like = {}) =>
  withKeys({ library: { playlists } }, like)
const idsOf = (content: object) =>
  Object.values(listAt(content, ['library', 'playlists'])).map((playlist) => textAt(playlist, ['id']))

test('a new playlist takes its id from its title; a published one keeps its own', () => {
  const published = library([{ id: 'nabiyoram', title: 'Nabiyoram' }])
  const renamed = library(
    [
      { id: 'nabiyoram', title: 'By the Prophet' },
      { title: 'Forty Hadith: Part 1' },
      { id: 'old', title: 'Nabiyoram' },
      { title: 'നബിയോരം' },
      { title: '' },
    ],
    published,
  )
  expect(idsOf(withPlaylistIds(renamed, published))).toEqual([
    'nabiyoram',
    'forty-hadith-part-1',
    'nabiyoram-2',
    'playlist-1',
    'playlist-2',
  ])
})

test('a value is changed without changing others, in pairs too', () => {
  const content = { library: { playlists: { K1: { title: 'A', videos: { K2: ['One', 'x'] } } } } }
  const changed = withValue(content, ['library', 'playlists', 'K1', 'videos', 'K2', '0'], 'Two')
  expect(changed).toEqual({ library: { playlists: { K1: { title: 'A', videos: { K2: ['Two', 'x'] } } } } })
  expect(content.library.playlists.K1.videos.K2).toEqual(['One', 'x'])
  expect(withValue(changed, ['library', 'playlists', 'K1', 'title'], undefined)).toEqual({
    library: { playlists: { K1: { videos: { K2: ['Two', 'x'] } } } },
  })
  expect(Object.keys(moved({ K1: 'a', K2: 'b', K3: 'c' }, 'K1', 2))).toEqual(['K2', 'K3', 'K1'])
})
