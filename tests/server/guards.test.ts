import { describe, expect, test } from 'vitest'
import { permissions } from '#contract/access/permissions.ts'
import { ErrorBody } from '#contract/errors.ts'
import { arabic } from '#mocks/fixtures/courses.ts'
import { accountBodies, codeAt, startTwoStep, turnOnTwoStep } from './accountCalls.ts'
import { importBodies, importOne, importPath } from './importCalls.ts'
import { pictureCall } from './onePicture.ts'
import { resources } from './resources.ts'
import { publishOnce, siteCall } from './siteCalls.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, courses, HOUR, lightKit, office, openToken, said, testApi } from './support.ts'

/** Routes that need no session; metrics have a token of their own. */
const open = new Set([
  'GET /health',
  'GET /metrics',
  'GET /openapi.json',
  'GET /ready',
  'POST /admin/login',
  'POST /admin/link',
  'POST /admin/link/name',
])

/** Every route of the app, read from the app itself: one that is added is guarded by this file at once. */
const { app } = await testApi()
const guarded = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
      .filter((route) => !open.has(route)),
  ),
]

test('there is a route for each permission, and a permission for each route', () => {
  const calls = Object.keys(permissions).filter((call) => !call.includes('?'))
  expect(guarded.toSorted()).toEqual(calls.toSorted())
})

const unauthenticated: [string, Record<string, string>][] = [
  ['no token', {}],
  ['an empty header', { authorization: '' }],
  ['Bearer alone', { authorization: 'Bearer' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a random token', { authorization: `Bearer ${'r'.repeat(43)}` }],
  ['a token cut short', { authorization: `Bearer ${openToken.slice(0, 42)}` }],
  ['a token with more behind it', { authorization: `Bearer ${openToken} x` }],
  ['two tokens', { authorization: `Bearer ${openToken}, Bearer ${openToken}` }],
  ['a bare token', { authorization: openToken }],
  ['another scheme', { authorization: `Basic ${openToken}` }],
  ['a token in a cookie', { cookie: `adminToken=${openToken}; token=${openToken}` }],
  ['a token in headers of its own', { 'x-token': openToken, token: openToken }],
]

type Api = Awaited<ReturnType<typeof testApi>>

/** Sessions that were open once, with what ended them. */
const over: [string, (api: Api, token: string) => Promise<unknown>][] = [
  ['signed out', async ({ call }, token) => call('POST', '/admin/logout', { token })],
  ['revoked by a new password', async ({ store }) => store.accounts.setPassword(office.id, 'another')],
  ['unused for an hour', async ({ clock }) => (clock.now += HOUR)],
  ['of an administrator who is no more', async () => {}],
]

/** A person to invite; their id is 2. */
const colleague = { login: 'nadira@example.org', name: 'Nadira Salim', level: 'editor' }

const TRASHED = '/trash/:kind/:id'

const refused = said(401, 'Sign in to continue.')

/** The resource that a route is about, and the route's path for a record that can be written. */
function meant(route: string) {
  const [method = '', pattern = ''] = route.split(' ')
  const resource = resources.find(({ path, writePath }) =>
    [path, writePath].includes(`/${pattern.split('/')[1]}`),
  )
  if (pattern === '/staff/:id/two-step') return { method, path: '/staff/1/two-step' }
  if (pattern.startsWith('/account') || pattern === '/staff_settings') {
    const path = pattern.replace(':session', 'x'.repeat(16))
    return { method, path, resource: { fields: accountBodies[route], freeId: undefined } }
  }
  if (pattern.startsWith('/staff'))
    return { method, path: pattern.replace(':id', '2'), resource: { fields: colleague, freeId: 2 } }
  if (pattern.startsWith('/import')) return { method, path: importPath(pattern) }
  if (pattern.startsWith('/site')) return { method, ...siteCall(route) }
  if (pattern === TRASHED) return { method, path: `/trash/courses/${arabic.M01_CourseId}`, resource }
  if (pattern.startsWith('/about/'))
    return { method, path: `/about/courses/${arabic.M01_CourseId}`, resource }
  return { method, path: pattern.replace(':id', String(resource?.freeId)), resource }
}

/** What a call about several records sends. @param fields those of one record */
function bulkFields(path: string, id: unknown, fields: object) {
  if (path.endsWith('/add')) return { ...fields, records: [fields] }
  const place = path.startsWith('/classes')
    ? { M03_M02_BatchId: 7, M03_M11_DivisionIds: [10] }
    : { M05_IsActive: 0 }
  const version = /change|delete/.test(path) ? { version: 1 } : {}
  return { records: [{ id, ...version, ...(path.endsWith('/change') && { set: place }) }] }
}

const everything = ({ call }: Api) =>
  Promise.all(resources.map(async (resource) => (await call('GET', resource.path)).text()))

describe('who has not signed in', async () => {
  const api = await testApi({ seed: institute })
  const before = await everything(api)

  test.each(guarded)('is not answered by %s (spec: 369)', async (route) => {
    const { method, path } = meant(route)
    for (const [what, headers] of unauthenticated) {
      const response = await api.call(method, path, { token: undefined, headers })
      expect(response.headers.get('www-authenticate'), what).toBe('Bearer')
      expect(await answer(response), what).toEqual(refused)
    }
    const inAddress = `${path}?token=${openToken}&access_token=${openToken}`
    expect(await api.ask(method, inAddress, { token: undefined })).toEqual(refused)
  })

  test('has changed nothing by all of that', async () => {
    expect(await everything(api)).toEqual(before)
  })
})

describe.each(over)('a session that is over: %s', async (what, end) => {
  const api = await testApi({ seed: institute })
  const token = what.replaceAll(' ', '-').padEnd(43, '0')
  const account = { ...office, ...(what.includes('no more') && { id: office.id + 1 }) }
  await api.store.sessions.open({ tokenHash: await lightKit.digest(token), account }, api.clock.now)
  await end(api, token)

  test.each(guarded)('is not answered by %s (spec: 369, 492)', async (route) => {
    const { method, path } = meant(route)
    expect(await api.ask(method, path, { token })).toEqual(refused)
  })
})

const fileCalls: typeof importBodies = { ...importBodies, 'POST /site/pictures': pictureCall }

/** What an account needs before a call. Returns the body of the call. */
async function prepareAccount(route: string, { ask, store, clock }: Api) {
  if (route === 'POST /account/two-step/confirm') return { code: codeAt(await startTwoStep(ask), clock.now) }
  if (/^(POST|DELETE) .*two-step/.test(route) && route !== 'POST /account/two-step')
    await turnOnTwoStep(ask, clock.now)
  if (route.endsWith(':session'))
    await store.sessions.open({ tokenHash: 'x'.repeat(64), account: office }, clock.now)
  return undefined
}

test.each(guarded)('%s answers who has signed in (spec: 369)', async (route) => {
  const api = await testApi({ seed: institute })
  const { call } = api
  const prepared = await prepareAccount(route, api)
  const { method, path, resource } = meant(route)
  if (path.endsWith('/restore') && !path.includes('/several/'))
    await call('DELETE', path.replace('/restore', ''))
  if (path.startsWith('/staff/2')) await call('POST', '/staff', { json: colleague })
  if (path.startsWith('/trash/')) await call('DELETE', `/courses/${arabic.M01_CourseId}`)
  if (path.startsWith('/import')) await importOne(api)
  if (path.startsWith('/site')) await publishOnce((...[asked, at, body]) => call(asked, at, { json: body }))
  const fields = path.includes('/several/')
    ? bulkFields(path, resource?.freeId, resource?.fields ?? {})
    : resource?.fields
  const json = prepared ?? fields
  const response = await call(
    method,
    path,
    method === 'GET' ? {} : (fileCalls[route] ?? { json: json ?? {} }),
  )
  expect(response.ok).toBe(true)
})

test('what is nowhere is a 404 in the envelope, and tells an unauthenticated client nothing', async () => {
  const { ask, call } = await testApi()
  for (const path of ['', '/', '/nothing', '/courses/', '/courses/1/more', '//courses', '/Courses', '/%00']) {
    expect(await ask('GET', path), path).toEqual(said(404, 'Not found'))
  }
  expect((await call('GET', '/nothing', { token: undefined })).status).toBe(401)
})

test.each([
  ['PATCH', '/courses', 'GET, HEAD, POST'],
  ['DELETE', '/courses', 'GET, HEAD, POST'],
  ['OPTIONS', '/courses', 'GET, HEAD, POST'],
  ['PUT', '/courses/1/restore', 'POST'],
  ['POST', '/courses/1', 'DELETE, GET, HEAD, PUT'],
  ['BREW', '/courses/1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/admin/login', 'POST'],
  ['GET', '/admin/logout', 'POST'],
  ['POST', '/health', 'GET, HEAD'],
  ['POST', '/ready', 'GET, HEAD'],
])('%s %s is a 405 that names what is allowed', async (method, path, allowed) => {
  const { call } = await testApi({ courses: courses(1) })
  const response = await call(method, path)
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  expect(ErrorBody.safeParse(await response.json()).success).toBe(true)
})

test('HEAD answers as GET does, without the body', async () => {
  const { call } = await testApi({ courses: courses(1) })
  const response = await call('HEAD', '/courses/1')
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, '"1"', ''])
  expect((await call('HEAD', '/courses/2')).status).toBe(404)
  expect((await call('HEAD', '/courses/1', { token: undefined })).status).toBe(401)
})

test('every answer carries a request id of its own and is kept by no cache', async () => {
  const { call } = await testApi({ courses: courses(1) })
  const responses = [
    await call('GET', '/courses'),
    await call('GET', '/nothing'),
    await call('GET', '/courses', { token: undefined }),
  ]
  const ids = responses.map((response) => response.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(responses.map((response) => response.headers.get('cache-control'))).toEqual(
    ids.map(() => 'no-store'),
  )
})
