import { expect, test } from 'vitest'
import { withValue, listAt } from '#admin/site/draft/contentValues.ts'
import { changesOf } from '#contract/site/changes.ts'
import { Content } from '#contract/site/content.ts'
import { withoutKeys } from '#contract/site/keys.ts'
import { sectionOfKey, type Path } from '#contract/site/sections.ts'
import { contentOf, textAt, valueAt, type Parts } from '#contract/site/values.ts'
import { warningsOf } from '#contract/site/warnings.ts'
import { keyedSample } from './siteContents.ts'

/** Returns the warnings about the sample with another value at a place. */
function warningsAfter(path: Path, value: unknown): string[] {
  const keyed = withValue<Parts>(keyedSample, path, value)
  const section = sectionOfKey(path[0] ?? '')
  if (section === undefined) throw new Error('There is no such place')
  const differences = changesOf(section, contentOf(section, keyedSample), contentOf(section, keyed))
  return warningsOf({ content: Content.parse(withoutKeys(keyed)), keyed }, differences, '2024-10-12')
}

const keyIn = (path: Path, index = 0) => Object.keys(listAt(keyedSample, path))[index] ?? ''

test('a telephone number that is changed in one place is told where else it stands', () => {
  const phones = ['contact', 'phones']
  const path = [...phones, keyIn(phones)]
  const old = textAt(keyedSample, path)
  expect(warningsAfter(path, '+91 00000 99999').filter((one) => one.includes('still'))).toEqual([
    expect.stringContaining(`: still ${old}, which was changed in `),
  ])
  expect(warningsAfter(['contact', 'kicker'], 'Write to us')).toEqual([])
})

test('a link within the site that leads nowhere, a video that is there twice, and an event that is over are told', () => {
  const playlists = ['library', 'playlists']
  const videos = [...playlists, keyIn(playlists), 'videos']
  const [first] = Object.values(listAt(keyedSample, videos))
  expect(warningsAfter(videos, { ...listAt(keyedSample, videos), Kagain: first })).toEqual([
    expect.stringMatching(/^The video ".*" is there twice: ".*", video 1, and ".*", video \d+\.$/),
  ])
  const cards = ['events', 'cards']
  const event = Object(valueAt(keyedSample, [...cards, keyIn(cards)]))
  const over = { ...event, title: 'Over', starts: '2024-01-02T07:00', ends: '2024-01-02T12:00' }
  expect(warningsAfter([...cards, 'Kover'], over)).toContain(
    'The event "Over" is over already: it is shown as a past one.',
  )
})

test('pages that take long on a phone are told', () => {
  const plates = ['gallery', 'plates']
  const [plate] = Object.values(listAt(keyedSample, plates))
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`K${at}`, plate]))
  expect(warningsAfter(plates, many)).toEqual([
    'Gallery has 61 photographs: its page takes long on a phone. Remove older ones.',
  ])
})
