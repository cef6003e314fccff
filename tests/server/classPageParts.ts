import { mockStore } from '#mocks/database/mockStore.ts'
import { renderClassPage } from '#app/renderClassPage.tsx'
import { createClassPages, type ClassPageDeps } from '#server/classPage/classPages.ts'
import type { Seed } from '#mocks/database/seed.ts'
import type { Store } from '#server/store/store.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { lightKit } from './support.ts'

/** Zones with and without summer time, on both sides of the equator, with odd offsets. */
export const zones = [
  'Asia/Kolkata',
  'UTC',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Chatham',
] as const

/** The division of the fixtures whose page is on. */
export const DIVISION = 11
export const TOKEN = 'q7Kd2mVt9xRw4NbYp3sZ1A'

/** The wall clock of a zone at an instant, from Intl alone. @param at ms since 1970 */
export function wallClockOf(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return parts.replace(',', '')
}

const SHIFTS = [60, 30, 120].map((minutes) => minutes * 60_000)

/** The instant itself, or the earlier one at which clocks show the same. @param at ms since 1970 */
export const firstAlike = (at: number, zone: string) =>
  SHIFTS.map((shift) => at - shift).find((earlier) => wallClockOf(earlier, zone) === wallClockOf(at, zone)) ??
  at

/** Returns a function for whole numbers in a range, from a seed (Mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed
  return (min: number, max: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) % (max - min + 1))
  }
}

interface Options extends Partial<Omit<ClassPageDeps, 'store' | 'clock'>> {
  seed?: Seed
  store?: Store
  now?: number
  /** The network of each request. */
  network?: () => string
}

/** Class pages over a store of their own, whose one page is on, with a clock that only the test moves. */
export async function testPages({
  seed,
  store: given,
  now = 0,
  network = () => 'home',
  ...parts
}: Options = {}) {
  const store = given ?? (await mockStore({ ...institute, pages: [await pageOf(DIVISION, TOKEN)], ...seed }))
  const clock = { now }
  const logged: unknown[] = []
  const app = createClassPages({
    auth: lightKit,
    zone: 'Asia/Kolkata',
    renderer: { render: renderClassPage, policy: "default-src 'self'" },
    peerOf: () => ({ address: network(), network: network(), isSecure: true, host: 'hadith.example' }),
    log: (entry) => logged.push(entry),
    ...parts,
    store,
    clock: () => clock.now,
  })

  /** Status, headers and body of an answer, and all of it as one text. */
  async function ask(path: string, accept = 'text/html', method = 'GET') {
    const response = await app.request(path, { method, headers: { accept } })
    const body = await response.text()
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, body, all: `${JSON.stringify(headers)}${body}` }
  }
  return { app, store, clock, logged, ask }
}

export const pageOf = async (divisionId: number, token: string) => ({
  divisionId,
  token,
  digest: await lightKit.digest(token),
  since: 0,
})
