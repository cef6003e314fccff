import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import type { Course } from '#contract/courses.ts'
import type { LogEntry } from '#server/noteRequests.ts'
import type { Store } from '#server/store/store.ts'
import { resources } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, courseNumber, courses, office, testApi } from './support.ts'

const SLICE = 250

/** A store whose courses are made one slice after the other as they are asked for; their list is started again once. */
async function crowd(slices: number, afterSlice: (made: number) => void = () => {}) {
  const state = { made: 0, hasEnded: false }
  const store: Store = await mockStore({ accounts: [office] })
  store.courses.page = async () => {
    throw new Error('A complete list is never read at once.')
  }
  store.courses.slices = async function* (): AsyncGenerator<Course[]> {
    Object.assign(state, { made: 0, hasEnded: false })
    try {
      for (let slice = 0; slice < slices; slice += 1) {
        state.made += 1
        yield Array.from({ length: SLICE }, (_, index) => courseNumber(slice * SLICE + index + 1))
        afterSlice(state.made)
      }
    } finally {
      state.hasEnded = true
    }
  }
  return { store, state }
}

const accepting = (encoding: string | undefined): Record<string, string> =>
  encoding === undefined ? {} : { 'accept-encoding': encoding }

async function readerOf(response: Response) {
  if (!response.body) throw new Error('no body')
  return response.body.getReader()
}

test.each(['', '?per_page=100', '?per_page=1&search=', '?search=course'])(
  'a long list without a page comes whole, in slices: /courses%s (spec: 253)',
  async (query) => {
    const { store } = await crowd(12)
    const { ask } = await testApi({ store })
    const { status, body } = await ask('GET', `/courses${query}`)
    const data = Array.from({ length: 12 * SLICE }, (_, index) => courseNumber(index + 1))
    expect(status).toBe(200)
    expect(body).toEqual({ total: 3000, per_page: 3000, current_page: 1, last_page: 1, data })
  },
)

test.each([undefined, 'gzip'])('it is made as fast as it is taken, packed as %s', async (encoding) => {
  const { store, state } = await crowd(4000)
  const { call } = await testApi({ store })
  const reader = await readerOf(await call('GET', '/courses', { headers: accepting(encoding) }))
  await reader.read()
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  const { made } = state
  // A piece of what is packed holds many slices.
  expect(made).toBeLessThan(200)
  await reader.cancel()
  await vi.waitFor(() => expect(state.hasEnded).toBe(true), 10_000)
})

test('packed, it is the same list', async () => {
  const { store } = await crowd(12)
  const { call } = await testApi({ store })
  const response = await call('GET', '/courses', { headers: accepting('br;q=1, gzip;q=0.8') })
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ])
  expect(JSON.parse(text)).toMatchObject({ total: 3000, last_page: 1 })
})

test.each(['br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br'])(
  'whoever accepts %s has it as it is',
  async (encoding) => {
    const { store } = await crowd(12)
    const { call } = await testApi({ store })
    const response = await call('GET', '/courses', { headers: accepting(encoding) })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ])
    expect(await answer(response)).toMatchObject({ body: { total: 3000 } })
  },
)

test('a few are sent at once, others wait; who goes away leaves their turn to them', async () => {
  const { store } = await crowd(4000)
  const { call } = await testApi({ store })
  const sent = await Promise.all([1, 2, 3, 4].map(() => call('GET', '/courses')))
  const waiting = call('GET', '/courses')
  expect(await Promise.race([waiting, call('GET', '/roles').then(() => 'others are answered')])).toBe(
    'others are answered',
  )
  // Before a byte of it was read.
  await sent[0]?.body?.cancel()
  expect((await waiting).status).toBe(200)
  for (const response of [...sent.slice(1), await waiting]) await response.body?.cancel()
})

test('HEAD takes no turn', async () => {
  const { store } = await crowd(4000)
  const { call } = await testApi({ store })
  for (let count = 0; count < 9; count += 1) {
    expect((await call('HEAD', '/courses')).headers.get('content-type')).toBe('application/json')
  }
})

test.each([undefined, 'gzip'])(
  'a database that fails amid it breaks it off and is logged, packed as %s',
  async (encoding) => {
    const { store, state } = await crowd(4000, (made) => {
      if (made === 300) throw new Error('secret detail')
    })
    const lines: LogEntry[] = []
    const { call } = await testApi({ store, log: (line) => lines.push(line) })
    const response = await call('GET', '/courses', { headers: accepting(encoding) })
    await expect(response.arrayBuffer()).rejects.toThrow('The answer was broken off')
    expect(state.hasEnded).toBe(true)
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['/api/courses', 200],
      ['/api/courses', 500],
    ])
    expect(lines.at(-1)?.error).toMatchObject({ message: 'secret detail' })
  },
)

test('a database that fails at the first slice is an answer in the envelope', async () => {
  const { store } = await crowd(9, () => {
    throw new Error('secret detail')
  })
  const { call } = await testApi({ store })
  expect((await call('GET', '/courses')).status).toBe(500)
})

test('short ones are answered in one go, as they were', async () => {
  const { ask, call } = await testApi({ seed: { ...institute, courses: courses(20) } })
  for (const { path } of resources) {
    const { status, headers } = await call('GET', path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/json'])
  }
  expect(await ask('GET', '/course_ids')).toMatchObject({ body: { data: { 'Course 7': 7 } } })
  expect(await ask('GET', '/division?batch_id=7')).toMatchObject({
    body: { data: { current_page: 1, data: expect.any(Array) } },
  })
})

test('the trash is always a page', async () => {
  const { ask } = await testApi()
  expect(await ask('GET', '/trash')).toMatchObject({ body: { per_page: 15, data: [] } })
})
