import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import type { Class } from '#contract/classes/classes.ts'
import { LIVE_FOR } from '#contract/classes/classState.ts'
import { batch07A } from '#mocks/fixtures/divisions.ts'
import { DIVISION, firstAlike, numbersFrom, TOKEN, testPages, wallClockOf, zones } from './classPageParts.ts'

/** Classes of one division, all in one feed. */
const CLASSES = 60

const NOW = Date.parse('2024-03-01T12:00:00Z')
const PAGE = `https://hadith.example/d/${TOKEN}`

/** An event as a parser read it. */
interface Read {
  uid: string
  start: number
  end: number
  sequence: number
  status: string
  summary: string
  url: string
}

function byIcalJs(feed: string): Read[] {
  return new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      url: String(component.getFirstPropertyValue('url')),
    }
  })
}

function byNodeIcal(feed: string): Read[] {
  return Object.values(nodeIcal.parseICS(feed)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return []
    const { uid, start, end, sequence, status, summary, url } = event
    return [
      {
        uid,
        start: start.getTime(),
        end: end?.getTime() ?? Number.NaN,
        sequence: Number(sequence),
        status: valueOf(status),
        summary: valueOf(summary),
        url: valueOf(url),
      },
    ]
  })
}

/** A property with parameters is an object, whatever its type says. */
function valueOf(property: unknown): string {
  const value: unknown =
    typeof property === 'object' && property !== null && 'val' in property ? property.val : property
  return typeof value === 'string' ? value : ''
}

const parsers = { 'ical.js': byIcalJs, 'node-ical': byNodeIcal }

const lessonAt = (id: number, startsAt: number, zone: string): Class => ({
  M03_ClassesId: id,
  M03_SubjectName: id % 2 === 0 ? 'സീറ' : 'Tajweed; letters, places',
  M03_Title:
    id % 3 === 0 ? 'مخارج الحروف' : `Class ${id}, a title that is long enough to be folded into two lines`,
  M03_ScheduledAt: wallClockOf(startsAt, zone),
  M03_ExpiryTime: null,
  M03_M02_BatchId: batch07A.M11_Batch_id,
  M03_YouTubeLink: 'ID-0000001_',
  batch: null,
  divisions: [{ M11_Division_id: DIVISION, M11_Division_name: 'Division A' }],
})

test.each(zones)(
  `two parsers read the instants of ${CLASSES} classes in %s, and the page as their link`,
  async (zone) => {
    const draw = numbersFrom(zones.indexOf(zone) + 1)
    const starts = Array.from({ length: CLASSES }, () =>
      firstAlike(NOW + draw(-30 * 1440, 300 * 1440) * 60_000, zone),
    )
    const classes = starts.map((startsAt, index) => lessonAt(index + 1, startsAt, zone))
    const { ask } = await testPages({ zone, now: NOW, seed: { classes } })
    const { status, headers, body } = await ask(`/d/${TOKEN}.ics`, '*/*')
    expect([status, headers['content-type'], headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
      'no-referrer',
    ])
    const expected = classes.map(({ M03_ClassesId: id, M03_Title }, index) => ({
      uid: `class-${id}-division-${DIVISION}@hadith.example`,
      start: starts[index],
      end: (starts[index] ?? 0) + LIVE_FOR,
      sequence: 2,
      status: 'CONFIRMED',
      summary: M03_Title,
      url: PAGE,
    }))
    const inOrder = (events: { uid: string }[]) =>
      events.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
    for (const [name, parse] of Object.entries(parsers)) {
      expect([name, inOrder(parse(body))]).toEqual([name, inOrder(expected)])
    }
  },
)

test('an event ends with its class: after two hours, or at an expiry before that', async () => {
  const zone = 'Asia/Kolkata'
  const expiries = [NOW + 7 * 86_400_000, NOW + 3_600_000, NOW - 3_600_000, NOW]
  const classes = expiries.map((at, index) => ({
    ...lessonAt(index + 1, NOW, zone),
    M03_ExpiryTime: wallClockOf(at, zone),
  }))
  const { ask } = await testPages({ zone, now: NOW, seed: { classes } })
  const ends = byIcalJs((await ask(`/d/${TOKEN}.ics`, '*/*')).body).map(({ end }) => end)
  expect(ends).toEqual([NOW + LIVE_FOR, NOW + 3_600_000, NOW + LIVE_FOR, NOW + LIVE_FOR])
})

test('a changed, cancelled and restored class keeps its UID, and its SEQUENCE grows', async () => {
  const { ask, store } = await testPages({
    now: NOW,
    seed: { classes: [lessonAt(1, NOW, 'Asia/Kolkata')] },
  })
  const { classes } = store
  const { M03_SubjectName, M03_YouTubeLink, M03_M02_BatchId } = lessonAt(1, NOW, 'Asia/Kolkata')
  const body = {
    M03_SubjectName,
    M03_YouTubeLink,
    M03_M02_BatchId,
    M03_Title: 'Moved',
    M03_ScheduledAt: '2024-03-05 18:30:00',
    M03_ExpiryTime: '2024-03-05 19:00:00',
    M03_M11_DivisionIds: [DIVISION],
  }
  const steps = [
    ['CONFIRMED', async () => {}],
    ['CONFIRMED', () => classes.replace(1, body)],
    ['CANCELLED', () => classes.remove(1, NOW)],
    ['CONFIRMED', () => classes.restore(1, NOW)],
  ] as const
  const seen: Read[] = []
  for (const [status, step] of steps) {
    await step()
    const feed = (await ask(`/d/${TOKEN}.ics`, '*/*')).body
    for (const parse of Object.values(parsers))
      expect(parse(feed).map((event) => event.status)).toEqual([status])
    seen.push(...byIcalJs(feed))
  }
  expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1)
  expect(seen.map(({ sequence }) => sequence)).toEqual([2, 4, 5, 6])
  expect(seen.map(({ summary }) => summary)).toEqual([
    lessonAt(1, NOW, 'Asia/Kolkata').M03_Title,
    'Moved',
    'Cancelled: Moved',
    'Moved',
  ])
  // It ends when it expires, if that is sooner than it would count as running.
  expect(seen.map(({ start, end }) => end - start)).toEqual([LIVE_FOR, 1_800_000, 1_800_000, 1_800_000])
})
