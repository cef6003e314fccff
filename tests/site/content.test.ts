import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readContent } from '#content/build/readContent.ts'
import { sectionsOf } from '#contract/site/pages.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'

const usual = 'src/content/institute.yaml'

/** The usual file with one thing changed. */
function changed(from: string | RegExp, to: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'institute.yaml')
  const text = readFileSync(usual, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
  return file
}

test('two playlists of 30 and 29 videos, each with an id, a day, a title and a link (spec: 257-263)', () => {
  const { playlists } = sectionsOf(readContent(usual), 'Asia/Kolkata')
  expect(playlists.map(({ id, videos }) => [id, videos.length])).toEqual([
    ['nabiyoram', 30],
    ['sancharikam', 29],
  ])
  for (const { title, description, videos } of playlists) {
    expect(title).toMatch(/\p{Script=Malayalam}/u)
    expect(description).toBeTruthy()
    expect(videos.map(({ id }) => id)).toEqual(videos.map((_video, index) => index + 1))
    expect(videos.map(({ day }) => day)).toEqual(
      videos.map((_video, index) => `DAY-${String(index + 1).padStart(2, '0')}`),
    )
    for (const { url } of videos) {
      expect(url).toMatch(/^https:\/\/youtu\.be\/[\w-]{11}\?si=/)
      expect(videoIdOf(url)).toHaveLength(11)
    }
  }
})

test('three pictures in the hero, and a paragraph in Malayalam (spec: 7, 8, 468)', () => {
  const { home } = sectionsOf(readContent(usual), 'Asia/Kolkata')
  expect(home.hero.slides).toHaveLength(3)
  expect(home.hero.text).toMatch(/ഹദീസ/)
})

test('a video may be linked in every form that a class takes (spec: 262, 263)', () => {
  const file = changed(/https:\/\/youtu\.be\/nabiyoram05\?\S*'/, "https://www.youtube.com/live/nabiyoram05'")
  const [playlist] = sectionsOf(readContent(file), 'Asia/Kolkata').playlists
  expect(videoIdOf(playlist?.videos[4]?.url ?? '')).toBe('nabiyoram05')
})

test.each([
  [/ {2}name: .*/, "  name: ''", 'institute.name: Write some text.'],
  [/nabiyoram05\?/, 'short?', 'library.playlists[1].videos[5][2]: Paste the link of a video in YouTube'],
  [
    /https:\/\/(?=youtu\.be\/nabiyoram05)/,
    '',
    'library.playlists[1].videos[5][2]: Paste the link of a video in YouTube',
  ],
  [/id: sancharikam/, 'id: nabiyoram', 'library.playlists: Two playlists have the same address (id)'],
  [
    /starts: in 155 days, 18:40/,
    'starts: in 155 days, 18:41',
    'events.cards[2].programme: The first time here is before the event starts.',
  ],
  [
    / {2}site: .*/,
    '  site: hadith.example.org',
    'institute.site: Write an address that begins with https://',
  ],
  [/starts: .*/, 'starts: tomorrow', 'events.cards[1].starts: Set a date and a time.'],
  [/starts: .*/, "starts: '2026-02-30T09:30'", 'events.cards[1].starts: Set a date and a time.'],
  [/ {2}copyright:/, '  copyrigth:', 'footer: Remove copyrigth: the site has no such part.'],
])('a fault is named by its place and by what it needs: %s', (from, to, words) => {
  const file = changed(from, to)
  expect(() => readContent(file)).toThrow(words)
  expect(() => readContent(file)).toThrow(file)
})

test('an institute may have no second name, and no events', () => {
  expect(readContent(changed(/ {2}localName: .*\n/, '')).institute.localName).toBeUndefined()
  const file = changed(/ {2}cards:\n {4}- title: Hadees Seminar[^]*?(?=\ngallery:)/, '  cards: []\n')
  expect(readContent(file).events.cards).toEqual([])
})

test('events of the sample are still to come on the day of its build', () => {
  vi.stubEnv('CONTENT_TODAY', '2026-02-20')
  const [first, second] = readContent(usual).events.cards
  expect([first?.starts, second?.ends]).toEqual(['2026-03-04T09:30', '2026-07-25T20:30'])
  vi.unstubAllEnvs()
})
