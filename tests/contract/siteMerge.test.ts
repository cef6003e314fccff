import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SectionContent } from '#contract/site/editing.ts'
import { mergeDrafts } from '#contract/site/mergeDrafts.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { isEqual } from '#contract/site/values.ts'
import { sample, sectionContents } from './siteContents.ts'

const { events } = sample
const [seminar, ...others] = events.cards
if (!seminar) throw new Error('The sample has no event')

const withCards = (cards: typeof events.cards): SectionContent => ({ events: { ...events, cards } })
const base: SectionContent = { events }

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
  const mine = withCards([{ ...seminar, title: 'Seminar on hadith' }, ...others])
  const theirs = withCards([{ ...seminar, place: 'Kozhikode' }, ...others])
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: withCards([{ ...seminar, title: 'Seminar on hadith', place: 'Kozhikode' }, ...others]),
    conflicts: [],
  })
})

test('one field changed by both is a conflict at its place, with both values', () => {
  const mine = withCards([{ ...seminar, place: 'Kannur' }, ...others])
  const theirs = withCards([{ ...seminar, place: 'Kozhikode' }, ...others])
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [
      {
        path: ['events', 'cards', 0, 'place'],
        place: 'Events, first event, place',
        mine: 'Kannur',
        theirs: 'Kozhikode',
      },
    ],
  })
})

test('both add an event: both are there, and one that both add is there once', () => {
  const own = {
    ...seminar,
    title: 'Mine',
    starts: '2027-01-01T09:00',
    ends: '2027-01-01T17:00',
    text: '1',
    lead: '2',
    place: '3',
    fullPlace: '4',
    kicker: '5',
    picture: 'a.jpg',
    programme: [],
  }
  const other = {
    ...own,
    title: 'Theirs',
    starts: '2027-02-01T09:00',
    text: '6',
    lead: '7',
    place: '8',
    kicker: '9',
  }
  const both = { ...own, title: 'Both', text: '10', lead: '11', place: '12', fullPlace: '13', kicker: '14' }
  const mine = withCards([...events.cards, own, both])
  const theirs = withCards([both, ...events.cards, other])
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged).toEqual(withCards([...events.cards, other, own, both]))
})

test('a removed event goes, unless the other person changed it', () => {
  const removed = withCards(others)
  expect(mergeDrafts(base, removed, base).merged).toEqual(removed)
  const changed = withCards([{ ...seminar, place: 'Kannur' }, ...others])
  expect(mergeDrafts(base, removed, changed)).toEqual({ merged: changed, conflicts: [] })
  expect(mergeDrafts(base, changed, removed)).toEqual({ merged: changed, conflicts: [] })
})

test('events that one moved and the other changed are moved and changed', () => {
  const moved = withCards([...others, seminar])
  const changed = withCards([{ ...seminar, place: 'Kannur' }, ...others])
  const expected = { merged: withCards([...others, { ...seminar, place: 'Kannur' }]), conflicts: [] }
  expect(mergeDrafts(base, moved, changed)).toEqual(expected)
  expect(mergeDrafts(base, changed, moved)).toEqual(expected)
})
