import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, listAt } from '#admin/site/draft/contentValues.ts'
import { keyedPath, newKey, withKeys, withKeysOf, withoutKeys } from '#contract/site/keys.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { isEqual, isKey, valueAt, withItems } from '#contract/site/values.ts'
import { keyedSample, sample, sectionContents } from './siteContents.ts'

describe.each(SECTIONS)('keys of %s', (section) => {
  test('taken away and given back, a content is as it was; with the keys of another, its items are found again', () => {
    fc.assert(
      fc.property(sectionContents(section), (keyed) => {
        const plain = withoutKeys(keyed)
        expect(withoutKeys(withKeys(plain))).toEqual(plain)
        expect(isEqual(withKeysOf(plain, keyed), keyed)).toBe(true)
        expect(isEqual(withKeys(withKeys(plain)), withKeys(plain))).toBe(true)
      }),
    )
  })
})

test('the same content has the same keys, and equal items have different ones', () => {
  expect(isEqual(withKeys(sample), withKeys(structuredClone(sample)))).toBe(true)
  const phones = listAt(withKeys({ contact: { phones: ['+91 1', '+91 1'] } }), ['contact', 'phones'])
  expect(Object.keys(phones)).toHaveLength(2)
})

test('another content has the keys of the items that are in both: equal ones, and those with the same id or video', () => {
  const playlist = sample.library.playlists[0]
  const [video, ...videos] = playlist?.videos ?? []
  if (!playlist || !video) throw new Error('The sample has no video')
  const next = {
    ...sample,
    library: {
      ...sample.library,
      playlists: [
        ...sample.library.playlists.slice(1),
        { ...playlist, title: 'Another title', videos: [...videos, ['Another title', video[1]]] },
      ],
    },
  }
  const at = ['library', 'playlists']
  const keys = Object.keys(listAt(keyedSample, at))
  const found = withKeys(next, keyedSample)
  expect(Object.keys(listAt(found, at))).toEqual([...keys.slice(1), keys[0]])
  const videoKeys = Object.keys(listAt(keyedSample, [...at, keys[0] ?? '', 'videos']))
  expect(Object.keys(listAt(found, [...at, keys[0] ?? '', 'videos']))).toEqual([
    ...videoKeys.slice(1),
    videoKeys[0],
  ])
})

test('an item that was edited keeps its key by its place, but no playlist takes that of another', () => {
  const at = ['events', 'cards']
  const { events, library } = sample
  const [first, ...others] = events.cards
  const edited = {
    ...sample,
    events: { ...events, cards: [{ ...first, title: 'Another title' }, ...others] },
  }
  expect(Object.keys(listAt(withKeys(edited, keyedSample), at))).toEqual(Object.keys(listAt(keyedSample, at)))
  const added = {
    ...sample,
    events: { ...events, cards: [{ ...first, title: 'A new one' }, ...events.cards] },
  }
  expect(Object.keys(listAt(withKeys(added, keyedSample), at)).slice(1)).toEqual(
    Object.keys(listAt(keyedSample, at)),
  )
  const playlists = library.playlists.map((playlist) => ({ ...playlist, id: `new-${playlist.id}` }))
  const lists = ['library', 'playlists']
  const keys = Object.keys(
    listAt(withKeys({ ...sample, library: { ...library, playlists } }, keyedSample), lists),
  )
  expect(keys.filter((key) => key in listAt(keyedSample, lists))).toEqual([])
})

test('items of a list of one length keep their keys by place', () => {
  const at = ['home', 'hero', 'slides']
  const { home } = sample
  const slides = home.hero.slides.map((slide) => ({ ...slide, portrait: 'other.jpg' }))
  const found = withKeys({ ...sample, home: { ...home, hero: { ...home.hero, slides } } }, keyedSample)
  expect(Object.keys(listAt(found, at))).toEqual(Object.keys(listAt(keyedSample, at)))
})

test('a place in a content without keys is found in the one with them', () => {
  const path = keyedPath('library', keyedSample, ['library', 'playlists', 1, 'videos', 2, 0])
  expect(valueAt(keyedSample, path)).toBe(sample.library.playlists[1]?.videos[2]?.[0])
  expect(keyedPath('library', keyedSample, ['library', 'heading'])).toEqual(['library', 'heading'])
})

test('new keys are keys, and names of fields are none', () => {
  for (let count = 0; count < 1000; count += 1) expect(newKey()).toSatisfy(isKey)
  expect(['id', 'Icon', 'constructor', '__proto__', '0', 'K', 'K_'].filter(isKey)).toEqual([])
})

test('items come to the places that they have in another order', () => {
  const list = { Ka: 1, Kb: 2, Kd: 4 }
  expect(Object.keys(withItems(list, { Kc: 3, K0: 0 }, ['K0', 'Ka', 'Kb', 'Kc', 'Kd']))).toEqual([
    'K0',
    'Ka',
    'Kb',
    'Kc',
    'Kd',
  ])
  expect(withItems(list, { Ka: 9 }, ['Ka'])).toEqual(list)
  expect(isEqual(list, moved(list, 'Ka', 1))).toBe(false)
})
