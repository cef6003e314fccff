import { expect, test, vi } from 'vitest'

type Metric = Record<'name' | 'id' | 'rating', string> & { value: number }

/** Measures at once. */
const measuring = (name: string) => (send: (metric: Metric) => void) =>
  send({ name, value: 1, rating: 'good', id: 'v5-1' })

vi.mock('web-vitals', () => ({ onCLS: measuring('CLS'), onINP: measuring('INP'), onLCP: measuring('LCP') }))

const waiting: (() => void)[] = []
const sendBeacon = vi.fn<(address: string, body: string) => boolean>()
vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => waiting.push(work) })
vi.stubGlobal('navigator', { sendBeacon })
vi.stubGlobal('location', { pathname: '/home' })

async function start(address: string) {
  vi.stubEnv('VITE_VITALS_URL', address)
  vi.resetModules()
  const { reportVitals } = await import('#app/vitals.ts')
  reportVitals()
}

test('where a setting names an address, an idle page sends it what it measured (spec: 423)', async () => {
  await start('/vitals')
  expect(sendBeacon).not.toHaveBeenCalled()
  for (const work of waiting) work()
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(3))
  const body = JSON.stringify({ name: 'LCP', value: 1, rating: 'good', path: '/home' })
  expect(sendBeacon).toHaveBeenCalledWith('/vitals', body)
})

test('without the setting a page measures nothing', async () => {
  waiting.length = 0
  await start('')
  expect(waiting).toEqual([])
})
