import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReadiness } from '#server/node/readiness.ts'
import { healthReasons, type HealthReason } from '#server/store/healthReason.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A watched database whose state the test sets; `ask` stands in for however long it takes to answer. */
async function watched(ask: () => Promise<unknown> = async () => {}) {
  const state: { found: HealthReason | undefined; checks: number } = { found: undefined, checks: 0 }
  const told: (HealthReason | undefined)[] = []
  const readiness = await watchReadiness(
    async () => {
      state.checks += 1
      await ask()
      return state.found
    },
    (healthReason) => told.push(healthReason),
  )
  return { state, told, readiness }
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a fault is known within 5 s, told once, and its end as well', async () => {
  const { state, told, readiness } = await watched()
  expect(readiness.healthReason()).toBeUndefined()
  state.found = 'disk-full'
  await vi.advanceTimersByTimeAsync(5000)
  expect(readiness.healthReason()).toBe('disk-full')
  await vi.advanceTimersByTimeAsync(20_000)
  state.found = undefined
  await vi.advanceTimersByTimeAsync(5000)
  expect([readiness.healthReason(), told]).toEqual([undefined, ['disk-full', undefined]])
})

test('to ask is not to check', async () => {
  const { state, readiness } = await watched()
  for (let asked = 0; asked < 1000; asked += 1) readiness.healthReason()
  expect(state.checks).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.checks).toBeLessThanOrEqual(1 + 60 / 2)
})

test('a database that does not answer is slow within 5 s, and is asked once at a time', async () => {
  let answer = () => {}
  let isSilent = false
  const { state, readiness } = await watched(async () => {
    if (isSilent) await new Promise<void>((resolve) => (answer = resolve))
  })
  isSilent = true
  await vi.advanceTimersByTimeAsync(5000)
  const { checks } = state
  expect(readiness.healthReason()).toBe('slow')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([readiness.healthReason(), state.checks]).toEqual(['slow', checks])
  isSilent = false
  answer()
  await vi.advanceTimersByTimeAsync(5000)
  expect(readiness.healthReason()).toBeUndefined()
})

test('a database that always answers late stays slow', async () => {
  let ms = 0
  const { told, readiness } = await watched(async () => {
    if (ms > 0) await after(ms)
  })
  ms = 2000
  await vi.advanceTimersByTimeAsync(60_000)
  expect([readiness.healthReason(), told]).toEqual(['slow', ['slow']])
})

test('damage that a request met counts for a minute, though the checks do not meet it', async () => {
  const { told, readiness } = await watched()
  readiness.notice(Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT_INDEX' }))
  readiness.notice(Object.assign(new Error('unique'), { code: 'SQLITE_CONSTRAINT' }))
  await vi.advanceTimersByTimeAsync(55_000)
  expect(readiness.healthReason()).toBe('corrupt')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([readiness.healthReason(), told]).toEqual([undefined, ['corrupt', undefined]])
})

test('each health reason has words with a way on, and nothing of the inside', () => {
  for (const words of Object.values(healthReasons)) expect(words).toMatch(/^[A-Z].+\.$/)
  expect(Object.values(healthReasons).join(' ')).not.toMatch(/SQLITE|\.db|errno/i)
})
