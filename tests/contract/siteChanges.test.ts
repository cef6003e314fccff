import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesOf, summaryOf, withoutChanges } from '#contract/site/changes.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { contentOf, isEqual } from '#contract/site/values.ts'
import { sample, sectionContents } from './siteContents.ts'

const library = contentOf('library', sample)
const { playlists } = sample.library
const [first] = playlists
if (!first) throw new Error('The sample has no playlist')
const [one, two, three, ...others] = first.videos

type Videos = typeof first.videos

const withVideos = (videos: Videos) => ({
  library: { ...sample.library, playlists: [{ ...first, videos }, ...playlists.slice(1)] },
})

/** All texts of a content. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf)

const differences = (videos: Videos) =>
  changesOf('library', library, withVideos(videos)).map(({ kind, place, before, after }) => [
    kind,
    place,
    before,
    after,
  ])

describe.each(SECTIONS)('changes of %s', (section) => {
  const both = fc.tuple(sectionContents(section), sectionContents(section))

  test('with all left out it is as published, with none as in the draft, and each id is there once', () => {
    fc.assert(
      fc.property(both, ([published, draft]) => {
        const ids = changesOf(section, published, draft).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(isEqual(withoutChanges(section, published, draft, ids), published)).toBe(true)
        expect(isEqual(withoutChanges(section, published, draft, []), draft)).toBe(true)
      }),
    )
  })

  test('with some left out, all its texts are of one of the two, and those of what was removed are there again', () => {
    fc.assert(
      fc.property(both, fc.infiniteStream(fc.boolean()), ([published, draft], isLeft) => {
        const left = changesOf(section, published, draft).filter(() => isLeft.next().value === true)
        const ids = left.map(({ id }) => id)
        const made = new Set(textsOf(withoutChanges(section, published, draft, ids)))
        const known = new Set([...textsOf(published), ...textsOf(draft)])
        expect([...made].filter((text) => !known.has(text))).toEqual([])
        const back = left.flatMap(({ kind, before }) =>
          kind === 'removed' && before !== null ? [before] : [],
        )
        expect(back.filter((text) => known.has(text) && !made.has(text))).toEqual([])
      }),
    )
  })
})

test('a list that did not change has no changes', () => {
  expect(changesOf('library', library, structuredClone(library))).toEqual([])
})

test('says which videos were added, removed, changed and moved', () => {
  if (!one || !two || !three) throw new Error('The sample has too few videos')
  const added: Videos[number] = ['A new one', 'https://youtu.be/abcdefghijk']
  expect(differences([one, two, three, ...others, added])).toEqual([
    ['added', `Library, first playlist, video ${first.videos.length + 1}`, null, 'A new one'],
  ])
  expect(differences([one, three, ...others])).toEqual([
    ['removed', 'Library, first playlist, second video', two[0], null],
  ])
  expect(differences([one, ['Another title', two[1]], three, ...others])).toEqual([
    ['changed', 'Library, first playlist, second video, title', two[0], 'Another title'],
  ])
  expect(differences([three, one, two, ...others])).toEqual([
    ['moved', 'Library, first playlist, first video', `Place 3: ${three[0]}`, `Place 1: ${three[0]}`],
  ])
})

test('a video with another link is the same video by its title', () => {
  if (!one || !two || !three) throw new Error('The sample has too few videos')
  const link = 'https://youtu.be/abcdefghijk'
  expect(differences([one, [two[0], link], three, ...others])).toEqual([
    ['changed', 'Library, first playlist, second video, youtube link', two[1], link],
  ])
})

test('one of two changes is left out, and what was removed comes back to its place', () => {
  if (!one || !two || !three) throw new Error('The sample has too few videos')
  const draft = withVideos([
    one,
    three,
    ...others.slice(0, -1),
    ['A new one', 'https://youtu.be/abcdefghijk'],
  ])
  const changes = changesOf('library', library, draft)
  const removed = changes.find(({ kind, before }) => kind === 'removed' && before === two[0])
  const made = withoutChanges('library', library, draft, [removed?.id ?? ''])
  const rest = changesOf('library', library, made)
  expect(rest.map(({ kind }) => kind).toSorted()).toEqual(['added', 'removed'])
  expect(rest.some(({ before }) => before === two[0])).toBe(false)
})

test('long texts are cut, pictures are told by name, and choices by their words', () => {
  const gallery = contentOf('gallery', sample)
  const [plate, ...plates] = sample.gallery.plates
  if (!plate) throw new Error('The sample has no photographs')
  const alt = 'a'.repeat(500)
  const draft = {
    gallery: { ...sample.gallery, plates: [{ ...plate, alt, shape: 'tall', picture: 'p.jpg' }, ...plates] },
  }
  const found = changesOf('gallery', gallery, draft)
  expect(found.map(({ after }) => after)).toEqual(expect.arrayContaining([`${'a'.repeat(240)}…`, 'p.jpg']))
  expect(found.filter(({ isPicture }) => isPicture).map(({ after }) => after)).toEqual(['p.jpg'])
  expect(found.map(({ after }) => after)).not.toContain('tall')
})

test('sums up what changed', () => {
  if (!one || !two || !three) throw new Error('The sample has too few videos')
  const added: Videos = ['abcdefghijk', 'bcdefghijkl'].map((id) => [`Lesson ${id}`, `https://youtu.be/${id}`])
  const events = contentOf('events', sample)
  const changes = [
    ...changesOf('events', events, { events: { ...sample.events, heading: 'Gatherings' } }),
    ...changesOf('library', library, withVideos([one, three, ...others, ...added])),
  ]
  expect(summaryOf(changes)).toBe('Library: 2 videos added, 1 video removed. Events: 1 changed.')
})
