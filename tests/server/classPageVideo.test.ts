import { expect, test } from 'vitest'
import type { Class } from '#contract/classes/classes.ts'
import { batch07A } from '#mocks/fixtures/divisions.ts'
import { DIVISION, firstAlike, numbersFrom, TOKEN, testPages, wallClockOf, zones } from './classPageParts.ts'

/** Classes in all zones together. */
const CASES = Number(process.env.CLASS_PAGE_CASES ?? 80)
const SEED = Number(process.env.CLASS_PAGE_SEED ?? 7)

/** Classes of one page, which shows and lists them all at once. */
const OF_PAGE = 10

const FROM = Date.parse('2024-01-01T00:00:00Z')

interface Case {
  lesson: Class
  video: string
  startsAt: number
  expiresAt: number | null
  /** When it is asked for. */
  at: number
}

/** A class with times to the second, and a moment: often at one of them or a moment beside it. */
function caseOf(id: number, zone: string, draw: (min: number, max: number) => number): Case {
  const start = FROM + draw(0, 730 * 86_400) * 1000
  const life = draw(0, 9) === 0 ? draw(-48 * 3600, 0) : draw(1, 15 * 86_400)
  const end = draw(0, 4) === 0 ? null : start + life * 1000
  const video = `ID-${String(id).padStart(7, '0')}_`
  const startsAt = firstAlike(start, zone)
  const expiresAt = end === null ? null : firstAlike(end, zone)
  const edge = draw(0, 1) === 0 ? startsAt : (expiresAt ?? startsAt)
  const at = draw(0, 2) === 0 ? startsAt + draw(-20 * 86_400, 20 * 86_400) * 1000 : edge + draw(-1, 1)
  const lesson: Class = {
    M03_ClassesId: id,
    M03_SubjectName: 'Hadith sciences',
    M03_Title: `Class ${id}`,
    M03_ScheduledAt: wallClockOf(startsAt, zone),
    M03_ExpiryTime: expiresAt === null ? null : wallClockOf(expiresAt, zone),
    M03_M02_BatchId: batch07A.M11_Batch_id,
    M03_YouTubeLink: video,
    batch: null,
    divisions: [{ M11_Division_id: DIVISION, M11_Division_name: 'Division A' }],
  }
  return { lesson, video, startsAt, expiresAt, at }
}

test.each(zones)(
  `the video of a class is served exactly between its start and its expiry, and in no other byte: ${CASES / zones.length} classes in %s`,
  async (zone) => {
    const draw = numbersFrom(SEED + zones.indexOf(zone))
    const counts = { open: 0, closed: 0 }
    for (let first = 1; first <= CASES / zones.length; first += OF_PAGE) {
      const cases = Array.from({ length: OF_PAGE }, (_, index) => caseOf(first + index, zone, draw))
      const { ask, clock, logged } = await testPages({
        zone,
        seed: { classes: cases.map(({ lesson }) => lesson) },
      })
      for (const { lesson, video, startsAt, expiresAt, at } of cases) {
        clock.now = at
        const isOpen = at >= startsAt && (expiresAt === null || at < expiresAt)
        counts[isOpen ? 'open' : 'closed'] += 1
        const address = `/d/${TOKEN}/watch/${lesson.M03_ClassesId}`
        const json = await ask(address, 'application/json')
        const redirect = await ask(address)
        const told = `${lesson.M03_ScheduledAt} to ${lesson.M03_ExpiryTime} in ${zone} at ${at}`
        expect([told, json.status, json.all.includes(video)]).toEqual([told, isOpen ? 200 : 404, isOpen])
        expect([told, redirect.status, redirect.all.includes(video)]).toEqual([told, 302, isOpen])
        const page = await ask(`/d/${TOKEN}`)
        const feed = await ask(`/d/${TOKEN}.ics`, '*/*')
        expect([page.status, feed.status]).toEqual([200, 200])
        for (const { video: any } of cases) {
          expect([told, page.all.includes(any), feed.all.includes(any)]).toEqual([told, false, false])
        }
        expect(page.all.includes(`/watch/${lesson.M03_ClassesId}"`)).toBe(isOpen)
      }
      const lines = JSON.stringify(logged)
      expect(lines).not.toMatch(/ID-\d{7}_/)
      expect(lines).not.toContain(TOKEN)
    }
    expect(Math.min(counts.open, counts.closed)).toBeGreaterThan(CASES / zones.length / 10)
  },
  20_000 + 40 * CASES,
)
