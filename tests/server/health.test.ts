import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import type { LogEntry } from '#server/noteRequests.ts'
import { loggedError } from '#server/node/loggedError.ts'
import { Refusal } from '#server/refusal.ts'
import { isFull, isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { Unsettled } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { healthReasons, type HealthReason } from '#server/store/healthReason.ts'
import { answer, courses, office, openToken, said, testApi } from './support.ts'

/** A store whose courses fail with one error. */
async function failingStore(error: Error): Promise<Store> {
  const fail = () => Promise.reject(error)
  const sound = await mockStore({ accounts: [office] })
  async function* failing(): AsyncGenerator<never> {
    yield await fail()
  }
  const lists = { page: fail, slices: failing, idSlices: failing }
  const broken = { ...lists, get: fail, uses: fail, add: fail, replace: fail, remove: fail, restore: fail }
  return { ...sound, courses: broken, isUnavailable, isFull }
}

const withCode = (code: string, message = 'secret detail') => Object.assign(new Error(message), { code })

test('health needs no session and no database: 200 while the process answers', async () => {
  const { ask } = await testApi({
    store: await failingStore(new Error('gone')),
    healthReason: () => 'unreachable',
  })
  const healthy = { status: 200, body: { status: 'ok' } }
  expect(await ask('GET', '/health', { token: undefined })).toEqual(healthy)
})

test('ready needs no session: 200 while nothing is wrong', async () => {
  const { ask } = await testApi()
  const ready = { status: 200, body: { status: 'ready' } }
  expect(await ask('GET', '/ready', { token: undefined })).toEqual(ready)
})

test('ready is a 503 that says what is wrong, and ready again when it is over', async () => {
  let reason: HealthReason | undefined = 'disk-full'
  const { ask, call } = await testApi({ healthReason: () => reason })
  expect(await ask('GET', '/ready', { token: undefined })).toEqual({
    status: 503,
    body: { message: healthReasons['disk-full'], reason },
  })
  reason = undefined
  expect((await call('GET', '/ready', { token: undefined })).status).toBe(200)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE', '53300', '57P01'])(
  'a database that fails with %s is a 503 with Retry-After',
  async (code) => {
    const { call } = await testApi({ store: await failingStore(withCode(code)) })
    const response = await call('GET', '/courses')
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await answer(response)).toEqual(
      said(503, 'The database cannot be reached right now. Please try again.'),
    )
  },
)

test('a write whose commit was not answered is a 503 that does not say it was not saved', async () => {
  const { call } = await testApi({ store: await failingStore(new Unsettled(new Error('gone'))) })
  const response = await call('POST', '/courses', { json })
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await answer(response)).toEqual(
    said(
      503,
      'The connection to the database was lost while this was being saved, so it may or may not have been saved. Please try again.',
    ),
  )
})

test.each(['SQLITE_FULL', '53100'])('a database without room (%s) is a 507 that says so', async (code) => {
  const { ask } = await testApi({ store: await failingStore(withCode(code)) })
  const message =
    'The disk of the server is full, so nothing was saved. Please tell the person who runs the server.'
  expect(await ask('POST', '/courses', { json })).toEqual(said(507, message))
})

const json = { M01_Title: 'Private title', M01_Description: 'Private text' }

test('an unexpected error is a 500 without details, also when saving', async () => {
  const { ask } = await testApi({
    store: await failingStore(withCode('23502', 'null in "M01_Title": Private title')),
  })
  const sorry = said(500, 'Something went wrong on the server. Please try again.')
  expect(await ask('GET', '/courses?search=Private')).toEqual(sorry)
  expect(await ask('POST', '/courses', { json })).toEqual(sorry)
})

/** One call of an API that logs, and its lines as the server writes them. */
async function logged(store: Store, method: string, path: string) {
  const entries: LogEntry[] = []
  const { call } = await testApi({ store, log: (entry) => entries.push(entry) })
  const response = await call(method, path, method === 'GET' ? {} : { json })
  const lines = entries.map(({ error, ...entry }) => ({
    ...entry,
    ...(error !== undefined && loggedError(error)),
  }))
  return { response, lines }
}

test('a request’s line in the log says what was asked and how it went, and nothing personal', async () => {
  const store = await mockStore({ accounts: [office], courses: courses(3) })
  const { response, lines } = await logged(store, 'GET', '/courses/2?search=Private')
  expect(lines).toEqual([
    {
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/courses/:id',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

test('an unforeseen error is logged by name, code and place, without its words, the body or the token', async () => {
  const { lines } = await logged(
    await failingStore(withCode('23502', 'Private title is null\n  in row')),
    'POST',
    '/courses',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ route: '/api/courses', status: 500, fault: 'Error', code: '23502' })
  expect(lines[0]).toMatchObject({
    at: expect.arrayContaining([expect.stringMatching(/^ {4}at .*health\.test/)]),
  })
  const text = JSON.stringify(lines)
  expect(text).not.toMatch(/Private|null/)
  expect(text).not.toContain(openToken)
})

test('a request that is refused because too many wait is no fault in the log, nor is a server that is not ready', async () => {
  const entries: LogEntry[] = []
  const log = (entry: LogEntry) => entries.push(entry)
  const busy = await failingStore(new Refusal(503, 'Many wait', { headers: { 'Retry-After': '2' } }))
  const { call } = await testApi({ store: busy, log, healthReason: () => 'slow' })
  expect((await call('GET', '/courses')).status).toBe(503)
  expect((await call('GET', '/ready', { token: undefined })).status).toBe(503)
  expect(entries.map(({ status, error }) => [status, error])).toEqual([
    [503, undefined],
    [503, undefined],
  ])
})

test('a database that does not answer is a fault in the log, with its code', async () => {
  const { lines } = await logged(await failingStore(withCode('ECONNREFUSED')), 'GET', '/courses')
  expect(lines).toMatchObject([{ status: 503, code: 'ECONNREFUSED' }])
})

test('words that look like a place in the code are left out of the log too', () => {
  const error = new Error('first\n    at Private title:1:2\nlast')
  expect(JSON.stringify(loggedError(error))).not.toContain('Private')
  expect(loggedError('a thrown text')).toEqual({ fault: 'string' })
})
