import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { AuditQuery } from '#contract/audit.ts'
import { startRetention } from '#server/node/retentionTimer.ts'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { TRASH_LIFE } from '#server/store/store.ts'
import { HOUR, office } from './support.ts'

const DAY = 24 * HOUR
const begin = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({
    now: begin,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

async function kept() {
  const store = await mockStore({ accounts: [office] })
  const forgotten: number[] = []
  const faults: unknown[] = []
  const by = { login: office.login, address: '192.0.2.7', at: begin }
  const { record } = await store.courses.add({ M01_Title: 'Grammar', M01_Description: '-' }, undefined, by)
  await store.courses.remove(record.M01_CourseId, begin, by)
  await store.sessions.open({ tokenHash: 'session', account: office, deviceHash: 'browser' }, begin)
  const stop = startRetention({
    store,
    clock: Date.now,
    zone: 'Asia/Kolkata',
    lives: { idleMs: HOUR, absoluteMs: 8 * HOUR },
    onDeleted: (rows) => forgotten.push(rows),
    onError: (error) => faults.push(error),
  })
  const left = async () => ({
    trash: (await store.trash.page({ page: 1, per_page: undefined }, 0)).total,
    entries: (await store.audit.page(AuditQuery.parse({}))).total,
    isSessionKept: (await store.sessions.find('session')) !== undefined,
    isBrowserKnown: await store.devices.knows('browser', office.id, { after: 0, before: Infinity }),
  })
  return { store, stop, left, forgotten, faults }
}

test('what is too old goes by itself, each at its time', async () => {
  const { left, stop, forgotten } = await kept()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await left()).toEqual({ trash: 1, entries: 2, isSessionKept: true, isBrowserKnown: true })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(await left()).toMatchObject({ trash: 1, isSessionKept: false })
  await vi.advanceTimersByTimeAsync(TRASH_LIFE - 3 * HOUR)
  expect(await left()).toMatchObject({ trash: 1 })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(await left()).toMatchObject({ trash: 0, entries: 2, isBrowserKnown: true })
  await vi.advanceTimersByTimeAsync(AUDIT_LIFE - TRASH_LIFE)
  expect(await left()).toMatchObject({ entries: 0, isBrowserKnown: false })
  await vi.waitFor(() => expect(forgotten).toEqual([1, 2]))
  stop()
})

test('a database that does not answer is asked again an hour later', async () => {
  const { store, left, stop, faults } = await kept()
  const prune = vi.spyOn(store.sessions, 'prune').mockRejectedValue(new Error('away'))
  await vi.advanceTimersByTimeAsync(TRASH_LIFE + HOUR)
  expect(await left()).toMatchObject({ trash: 1 })
  expect(faults.length).toBeGreaterThan(0)
  prune.mockRestore()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(await left()).toMatchObject({ trash: 0 })
  stop()
})

test('the files are rewritten at the start and each night after 3:00, and again an hour later where that failed', async () => {
  const { store, stop } = await kept()
  const rebuild = vi.spyOn(store.upkeep, 'rebuild')
  // 5:30 AM in Kolkata.
  await vi.advanceTimersByTimeAsync(1000)
  expect(rebuild).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(21 * HOUR)
  expect(rebuild).toHaveBeenCalledTimes(1)
  rebuild.mockResolvedValueOnce(false)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(rebuild).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(rebuild).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(20 * HOUR)
  expect(rebuild).toHaveBeenCalledTimes(3)
  stop()
})

test('nothing is forgotten any more once it is stopped', async () => {
  const { left, stop } = await kept()
  stop()
  await vi.advanceTimersByTimeAsync(TRASH_LIFE + DAY)
  expect(await left()).toMatchObject({ trash: 1 })
})
