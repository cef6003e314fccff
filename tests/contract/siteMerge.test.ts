import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listAt, moved, withValue } from '#admin/site/draft/contentValues.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import { mergeDrafts } from '#contract/site/mergeDrafts.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { isEqual, textAt, type Parts } from '#contract/site/values.ts'
import { keyedSample, sectionContents } from './siteContents.ts'

const base: SectionContent = { events: keyedSample['events'] }
const at = ['events', 'cards']
const cards = listAt(base, at)
const [seminar = '', ...others] = Object.keys(cards)
const seminarTitle = textAt(cards[seminar], ['title'])

const withCards = (next: Parts): SectionContent => withValue(base, at, next)
const withSeminar = (part: object) =>
  withCards({ ...cards, [seminar]: { ...Object(cards[seminar]), ...part } })
const keysIn = (content: SectionContent) => Object.keys(listAt(content, at))

/** All texts of a content. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf)

describe.each(SECTIONS)('merging %s', (section) => {
  const three = fc.tuple(sectionContents(section), sectionContents(section), sectionContents(section))

  test('what only one changed is as they have it, and two alike are no conflict', () => {
    fc.assert(
      fc.property(three, ([one, other]) => {
        for (const [mine, theirs] of [
          [other, one],
          [one, other],
          [other, other],
        ] as const) {
          const { merged, conflicts } = mergeDrafts(one, mine, theirs)
          expect(conflicts).toEqual([])
          expect(isEqual(merged, other)).toBe(true)
        }
      }),
    )
  })

  test('no new text of either is lost: it is in the merged content, or told as a conflict', () => {
    fc.assert(
      fc.property(three, ([from, mine, theirs]) => {
        const { merged, conflicts } = mergeDrafts(from, mine, theirs)
        const there = new Set([...textsOf(merged), ...textsOf(conflicts)])
        const old = new Set(textsOf(from))
        const lost = [...textsOf(mine), ...textsOf(theirs)].filter((one) => !old.has(one) && !there.has(one))
        expect(lost).toEqual([])
      }),
    )
  })
})

test('two fields of one event are joined', () => {
  const mine = withSeminar({ title: 'Seminar on hadith' })
  const theirs = withSeminar({ place: 'Kozhikode' })
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: withSeminar({ title: 'Seminar on hadith', place: 'Kozhikode' }),
    conflicts: [],
  })
})

test('one field changed by both is a conflict at its place, with both values', () => {
  const mine = withSeminar({ place: 'Kannur' })
  const theirs = withSeminar({ place: 'Kozhikode' })
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [
      {
        path: [...at, seminar, 'place'],
        place: `Events, event "${seminarTitle}", place`,
        mine: 'Kannur',
        theirs: 'Kozhikode',
      },
    ],
  })
})

test('what no form shows is never asked about', () => {
  const library = (title: string, id: string): SectionContent => ({
    library: { playlists: { K1: { id, title } } },
  })
  const { merged, conflicts } = mergeDrafts(library('a', 'a'), library('b', 'b'), library('c', 'c'))
  expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['title'])
  expect(merged).toEqual(library('b', 'b'))
})

test('both add events: all are there, each behind the one before it', () => {
  const mine = withCards({ ...cards, Kmine: { title: 'Mine' }, Kboth: { title: 'Both' } })
  const theirs = withCards({ Kboth: { title: 'Both' }, ...cards, Ktheirs: { title: 'Theirs' } })
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(keysIn(merged)).toEqual([...Object.keys(cards), 'Ktheirs', 'Kmine', 'Kboth'])
})

test('a removed event goes; if the other person changed it, one of both has to be chosen', () => {
  const { [seminar]: _gone, ...rest } = cards
  const removed = withCards(rest)
  expect(mergeDrafts(base, removed, base).merged).toEqual(removed)
  const changed = withSeminar({ place: 'Kannur' })
  const event = listAt(changed, at)[seminar]
  const conflict = { path: [...at, seminar], place: `Events, event "${seminarTitle}"` }
  expect(mergeDrafts(base, removed, changed)).toEqual({
    merged: removed,
    conflicts: [{ ...conflict, mine: undefined, theirs: event }],
  })
  expect(mergeDrafts(base, changed, removed)).toEqual({
    merged: changed,
    conflicts: [{ ...conflict, mine: event, theirs: undefined }],
  })
})

test('events that one moved and the other changed are moved and changed', () => {
  const last = others.length
  const movedEvents = withCards(moved(cards, seminar, last))
  const changed = withSeminar({ place: 'Kannur' })
  const expected = withCards(moved(listAt(changed, at), seminar, last))
  for (const { merged, conflicts } of [
    mergeDrafts(base, movedEvents, changed),
    mergeDrafts(base, changed, movedEvents),
  ]) {
    expect({ merged, conflicts }).toEqual({ merged: expected, conflicts: [] })
    expect(keysIn(merged)).toEqual([...others, seminar])
  }
})
