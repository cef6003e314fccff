import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listAt, moved, withValue } from '#admin/site/draft/contentValues.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import { changesOf, summaryOf, withoutChanges } from '#contract/site/changes.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { contentOf, isEqual, textAt, type Parts } from '#contract/site/values.ts'
import { keyedSample, sample, sectionContents } from './siteContents.ts'

const library = contentOf('library', keyedSample)
const playlists = listAt(library, ['library', 'playlists'])
const [first = ''] = Object.keys(playlists)
const at = ['library', 'playlists', first, 'videos']
const { title } = sample.library.playlists[0] ?? { title: '' }
const videos = listAt(library, at)
const [, two = '', three = ''] = Object.keys(videos)
const titleOf = (key: string) => textAt(videos[key], ['0'])

const withVideos = (next: Parts): SectionContent => withValue(library, at, next)
const without = (key: string) => {
  const { [key]: _gone, ...others } = videos
  return others
}

/** All texts of a content. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf)

const differences = (next: Parts) =>
  changesOf('library', library, withVideos(next)).map(({ kind, place, before, after }) => [
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
  const added = ['A new one', 'https://youtu.be/abcdefghijk']
  const place = `Library, playlist "${title}"`
  const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)
  expect(differences({ ...videos, Knew: added })).toEqual([
    ['added', `${place}, video "A new one"`, null, 'A new one'],
  ])
  expect(differences({ ...videos, Knew: ['', added[1]] })).toEqual([
    ['added', `${place}, video ${Object.keys(videos).length + 1}`, null, ''],
  ])
  expect(differences(without(two))).toEqual([
    ['removed', `${place}, video "${cut(titleOf(two))}"`, titleOf(two), null],
  ])
  expect(differences({ ...videos, [two]: ['Another title', added[1]] })).toEqual([
    ['changed', `${place}, video "Another title", title`, titleOf(two), 'Another title'],
    ['changed', `${place}, video "Another title", youtube link`, textAt(videos[two], ['1']), added[1]],
  ])
  const shown = titleOf(three)
  expect(differences(moved(videos, three, 0))).toEqual([
    ['moved', `${place}, video "${cut(shown)}"`, `Place 3: ${shown}`, `Place 1: ${shown}`],
  ])
})

test('one of two changes is left out, and what was removed comes back to its place, also in what was moved', () => {
  const next = { ...without(two), Knew: ['A new one', 'https://youtu.be/abcdefghijk'] }
  const moving = moved(playlists, first, Object.keys(playlists).length - 1)
  for (const draft of [
    withVideos(next),
    withValue(library, ['library', 'playlists'], {
      ...moving,
      [first]: { ...Object(moving[first]), videos: next },
    }),
  ]) {
    const removed = changesOf('library', library, draft).find(({ kind }) => kind === 'removed')
    const made = withoutChanges('library', library, draft, [removed?.id ?? ''])
    expect(Object.keys(listAt(made, at))).toEqual([...Object.keys(videos), 'Knew'])
    const rest = changesOf('library', library, made)
    expect(rest.map(({ kind }) => kind)).not.toContain('removed')
  }
})

test('a change has the same id after others were added before it', () => {
  const idOf = (next: Parts) =>
    changesOf('library', library, withVideos(next)).find(({ after }) => after === 'Another title')?.id
  const changed = { ...videos, [two]: ['Another title', textAt(videos[two], ['1'])] }
  expect(idOf(moved({ ...changed, Knew: ['A', 'https://youtu.be/abcdefghijk'] }, 'Knew', 0))).toBe(
    idOf(changed),
  )
})

test('long texts are cut, pictures are told by name, and choices by their words', () => {
  const gallery = contentOf('gallery', keyedSample)
  const [plate = ''] = Object.keys(listAt(gallery, ['gallery', 'plates']))
  const changed = { alt: 'a'.repeat(500), shape: 'tall', picture: 'p.jpg' }
  const draft = Object.entries(changed).reduce<SectionContent>(
    (content, [key, value]) => withValue(content, ['gallery', 'plates', plate, key], value),
    gallery,
  )
  const found = changesOf('gallery', gallery, draft)
  expect(found.map(({ after }) => after)).toEqual(expect.arrayContaining([`${'a'.repeat(240)}…`, 'p.jpg']))
  expect(found.filter(({ isPicture }) => isPicture).map(({ after }) => after)).toEqual(['p.jpg'])
  expect(found.map(({ after }) => after)).not.toContain('tall')
})

test('sums up what changed', () => {
  const added = {
    Ka: ['Lesson 1', 'https://youtu.be/abcdefghijk'],
    Kb: ['Lesson 2', 'https://youtu.be/bcdefghijkl'],
  }
  const events = contentOf('events', keyedSample)
  const changes = [
    ...changesOf('events', events, withValue(events, ['events', 'heading'], 'Gatherings')),
    ...changesOf('library', library, withVideos({ ...without(two), ...added })),
  ]
  expect(summaryOf(changes)).toBe('Library: 2 videos added, 1 video removed. Events: 1 changed.')
})
