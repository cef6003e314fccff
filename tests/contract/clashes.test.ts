import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { expect, test } from 'vitest'
import { clashesOf, type Clash, type Other } from '#contract/classes/clashes.ts'
import { readWallClock } from '#contract/time/wallClock.ts'

const INDIA = 'Asia/Kolkata'
const LONDON = 'Europe/London'

const lesson = (part: Partial<Other> = {}): Other => ({
  id: 1,
  batchId: 7,
  divisionIds: [10],
  start: '2024-12-10 18:30:00',
  expiry: '2024-12-17 18:30:00',
  video: 'a1B2c3D4e5F',
  title: 'Module 1',
  divisions: [],
  ...part,
})
const told = (clashes: readonly Clash[]) =>
  clashes.map((clash) => ('other' in clash ? `${clash.kind} ${clash.other.id}` : clash.kind))

test.each<[string, Partial<Other>, Partial<Other>, string[]]>([
  ['at the same time', {}, {}, ['overlap 2']],
  ['a minute before the other is over', {}, { start: '2024-12-10 20:29:00' }, ['overlap 2']],
  ['when the other is over', {}, { start: '2024-12-10 20:30:00' }, []],
  ['over midnight', { start: '2024-12-10 22:30:00' }, { start: '2024-12-11 00:10:00' }, ['overlap 2']],
  ['of another division', {}, { divisionIds: [11] }, []],
  ['for several divisions', { divisionIds: [10, 11] }, { divisionIds: [11, 12] }, ['overlap 2']],
  ['for the whole batch', {}, { divisionIds: [] }, ['overlap 2']],
  ['for the whole of another batch', {}, { batchId: 8, divisionIds: [] }, []],
  ['of the same record', {}, { id: 1 }, []],
  ['at a time that is not complete', { start: '' }, {}, []],
])('another class %s', (_what, one, other, expected) => {
  const second = lesson({ id: 2, video: 'another video, later', ...other })
  expect(told(clashesOf(lesson(one), [second], INDIA))).toEqual(expected)
})

test.each<[string, string, string, string[]]>([
  ['the same video by another link', 'https://youtu.be/a1B2c3D4e5F?si=x', 'a1B2c3D4e5F', ['video 2']],
  ['another video', 'a1B2c3D4e5F', 'a1B2c3D4e5G', []],
  ['a text that is no link', 'follows later', 'follows later', []],
])('%s', (_what, video, other, expected) => {
  const second = lesson({ id: 2, start: '2024-11-10 18:30:00', video: other })
  expect(told(clashesOf(lesson({ video }), [second], INDIA))).toEqual(expected)
})

test.each<[string, string, string | null, string, string[]]>([
  ['no expiry', '2024-12-10 05:00:00', null, INDIA, []],
  ['an expiry at the start', '2024-12-10 22:59:00', '2024-12-10 22:59:00', INDIA, []],
  ['an expiry before the start', '2024-12-10 18:30:00', '2024-12-10 18:29:00', INDIA, ['expiry']],
  ['early', '2024-12-10 04:59:00', null, INDIA, ['hours']],
  ['late', '2024-12-10 23:00:00', null, INDIA, ['hours']],
  ['in the hour that summer time leaves out', '2025-03-30 01:30:00', null, LONDON, ['left-out', 'hours']],
  ['in the hour that comes twice', '2025-10-26 01:30:00', null, LONDON, ['hours']],
])('%s', (_what, start, expiry, zone, expected) => {
  expect(told(clashesOf(lesson({ start, expiry }), [], zone))).toEqual(expected)
})

test('across a clock change, classes overlap by real time', () => {
  // From 0:30 to 2:30 it is one hour when summer time begins, and three when it ends.
  const at = (id: number, start: string) => lesson({ id, start, expiry: null, video: `text ${id}` })
  const pair = (day: string) => told(clashesOf(at(1, `${day} 00:30:00`), [at(2, `${day} 02:30:00`)], LONDON))
  expect([pair('2025-03-30'), pair('2025-10-26')]).toEqual([['hours', 'overlap 2'], ['hours']])
})

/** A generator of whole numbers below `limit` that gives the same numbers each time. */
function seeded(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

test('of 500 seeded clashes and faults all are named, and none is named that was not seeded', () => {
  const random = seeded(40)
  const first = readWallClock('2025-01-01 12:00:00')
  const noon = (index: number) => addDays(first, index)
  const saved: Other[] = []
  const expected = new Map<Other, string[]>()
  for (let index = 0; index < 600; index += 1) {
    // A class a day at noon, of its own divisions and video: none of them clash.
    const day = noon(index)
    const other = lesson({
      id: index + 1,
      divisionIds: [10 + random(3), 20 + random(3)],
      start: formatISO9075(day),
      expiry: formatISO9075(addDays(day, 1 + random(9))),
      video: `base${String(index).padStart(7, '0')}`,
    })
    saved.push(other)
    expected.set(other, [])
  }
  const kinds = ['overlap', 'video', 'expiry', 'hours', 'batch']
  for (let index = 0; index < 500; index += 1) {
    const kind = kinds[index % kinds.length]
    const base = saved[index]
    if (!base) throw new Error('a class of the day')
    const day = noon(index)
    const later = formatISO9075(addMinutes(day, 240 + random(120)))
    const close = formatISO9075(addMinutes(day, random(239) - 119))
    const plain = lesson({
      id: undefined,
      start: later,
      expiry: null,
      video: `new ${index}`,
      divisionIds: [base.divisionIds[0] ?? 0],
    })
    const planned = {
      overlap: { ...plain, start: close },
      batch: { ...plain, start: close, divisionIds: [] },
      video: { ...plain, video: `https://youtu.be/${base.video}` },
      expiry: { ...plain, expiry: formatISO9075(addMinutes(day, 239 - random(9999))) },
      hours: { ...plain, start: later.replace(/ ../, random(2) === 0 ? ' 23' : ' 04') },
    }[String(kind)]
    if (!planned) throw new Error(`no ${kind}`)
    const name = kind === 'batch' ? 'overlap' : String(kind)
    expected.set(planned, [kind === 'expiry' || kind === 'hours' ? name : `${name} ${base.id}`])
  }
  const found = [...expected.keys()].map((planned) => told(clashesOf(planned, saved, INDIA)))
  expect(found).toEqual([...expected.values()])
  expect(found.flat()).toHaveLength(500)
})
