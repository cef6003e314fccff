import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LEVELS, levelNames, type Level } from '#contract/access/levels.ts'
import { mayCall, permissions, whoMayCall, type Call } from '#contract/access/permissions.ts'
import { LINK_GONE, LINK_LIFE, ONLY_ADMINISTRATOR, StaffLink, StaffMember } from '#contract/access/staff.ts'
import { describedRoutes } from '#server/guardedRoute.ts'
import type { Account } from '#server/store/accountStore.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { lightKit, office, testApi } from './support.ts'

const accountAt = (level: Level, id: number): Account => ({ ...office, id, login: level, level })

/** The API with an open session of each level; an Administrator stays whatever is done. */
async function apiWithLevels() {
  const accounts = LEVELS.map((level, at) => accountAt(level, at + 2))
  const api = await testApi({ seed: { ...institute, accounts: [office, ...accounts] } })
  const tokenAt = (level: Level) => level.padEnd(43, '0')
  for (const account of accounts) {
    const tokenHash = await lightKit.digest(tokenAt(account.level))
    await api.store.sessions.open({ tokenHash, account }, api.clock.now)
  }
  return { ...api, tokenAt }
}

const isCall = (route: string): route is Call => route in permissions
const calls = Object.keys(permissions).filter(isCall)
/** Lines for what a list answers to a query of its own. */
const downloads: readonly Call[] = ['GET /classes?export=export', 'GET /students?export=export']

test('every guarded route has the line of its own method and path in the table, and every line a route', async () => {
  const { app } = await testApi()
  const guarded = [...describedRoutes(app.routes)].filter(([, { needsSession }]) => needsSession)
  expect(guarded.filter(([route, { call }]) => call !== route)).toEqual([])
  const routes = guarded.map(([route]) => route)
  expect(calls.filter((call) => !routes.includes(call)).toSorted()).toEqual(downloads)
  const open = [...describedRoutes(app.routes)].filter(([, { needsSession }]) => !needsSession)
  expect(open.filter(([, { call }]) => call !== 'open')).toEqual([])
})

const refusal = (call: Call) => ({ status: 403, body: { message: whoMayCall(call) } })

describe.each(LEVELS)('the level %s', async (level) => {
  const { ask, store, clock } = await apiWithLevels()

  /** Calls with a session of its own, as some calls end all that there are. */
  async function callWith(call: Call) {
    const [method = '', pattern = ''] = call.split(' ')
    const path = pattern
      .replace(':kind', 'courses')
      .replace(':section', 'home')
      .replace(/:(id|number)/, '1')
    const token = call.replace(/\W/g, '').padEnd(43, '0')
    const account = await store.accounts.find(level)
    if (!account) throw new Error(`nobody is ${level}`)
    await store.sessions.open({ tokenHash: await lightKit.digest(token), account }, clock.now)
    return ask(method, path, { token, ...(method !== 'GET' && { json: {} }) })
  }

  const tried = calls.filter((call) => !downloads.includes(call))

  test.each(tried.filter((call) => mayCall(level, call)))('may %s', async (call) => {
    const answer = await callWith(call)
    expect(answer).not.toEqual(refusal(call))
    expect(answer.status).not.toBe(401)
  })

  test.each(tried.filter((call) => !mayCall(level, call)))(
    'is refused %s with who may, and nothing is written',
    async (call) => {
      const trail = async () => (await store.audit.page({ page: 1, per_page: 50, search: '' })).data
      const before = await trail()
      expect(await callWith(call)).toEqual(refusal(call))
      expect(await trail()).toEqual(before)
    },
  )
})

test.each(downloads)('only an Administrator is answered %s with the register', async (asked) => {
  const { call, tokenAt } = await apiWithLevels()
  const [, path = ''] = asked.split(' ')
  const download = (level: Level) => call('GET', path, { token: tokenAt(level) })
  expect(await Promise.all(LEVELS.map(async (level) => (await download(level)).status))).toEqual([
    403, 403, 200,
  ])
})

test('the sentence of a refusal names everybody who may', () => {
  expect(whoMayCall('GET /staff')).toBe('An Administrator can do this.')
  expect(whoMayCall('POST /courses')).toBe('An Editor or an Administrator can do this.')
  expect(whoMayCall('GET /courses')).toBe('A Viewer, an Editor or an Administrator can do this.')
  for (const level of LEVELS) expect(whoMayCall('GET /courses')).toContain(levelNames[level])
})

const Invited = z.object({ data: StaffMember, link: StaffLink })

/** An invited person, and the token of the link. */
async function invited(login = 'nadira@example.org') {
  const api = await testApi()
  const { status, body } = await api.ask('POST', '/staff', {
    json: { login, name: 'Nadira Salim', level: 'editor' },
  })
  expect(status).toBe(201)
  const { data, link } = Invited.parse(body)
  const choose = (password: string, token = link.token) =>
    api.ask('POST', '/admin/link', { token: undefined, json: { token, password } })
  const nameOf = (token = link.token) =>
    api.ask('POST', '/admin/link/name', { token: undefined, json: { token } })
  return { ...api, id: data.id, link, choose, nameOf }
}

const gone = { status: 404, body: { message: LINK_GONE } }

test('invited by a link, a person chooses a password once, and signs in', async () => {
  const { choose, nameOf, signIn, link, clock } = await invited()
  expect(link.expires_at).toBe(clock.now + LINK_LIFE)
  expect(await nameOf()).toEqual({ status: 200, body: { login: 'nadira@example.org' } })
  expect((await signIn('nadira@example.org', '')).status).toBe(422)
  expect(await choose('a chain of narration')).toEqual({ status: 200, body: { success: true } })
  expect((await signIn('nadira@example.org', 'a chain of narration')).status).toBe(200)
  expect([await choose('another password'), await nameOf()]).toEqual([gone, gone])
})

test('a link that is wrong, used or expired has one answer', async () => {
  const { choose, nameOf, clock } = await invited()
  expect([await choose('long enough for all', 'wrong'), await nameOf('')]).toEqual([gone, gone])
  clock.now += LINK_LIFE
  expect([await choose('long enough for all'), await nameOf()]).toEqual([gone, gone])
})

test.each([
  ['short', 'elevenchars', 'Use at least 12 characters'],
  ['common', 'qwerty123456', 'This password is one of the most common ones. Choose another'],
  ['common in capitals', 'QWERTY123456', 'This password is one of the most common ones. Choose another'],
  ['one character', 'aaaaaaaaaaaaaa', 'This password is one of the most common ones. Choose another'],
  ['the name', 'Nadira.K.Salim', 'Choose a password that is not the sign-in name'],
])('a password that is %s is refused, and the link stays good', async (_what, password, message) => {
  const { choose } = await invited('nadira.k.salim@example.org')
  expect(await choose(password)).toMatchObject({ status: 422, body: { errors: { password: [message] } } })
  expect((await choose('a chain of narration')).status).toBe(200)
})

test('no token of a link is in a list, the history or a refusal', async () => {
  const { ask, id, link } = await invited()
  const renewed = Invited.parse((await ask('POST', `/staff/${id}/link`)).body)
  const tokens = [link.token, renewed.link.token]
  const texts = JSON.stringify([await ask('GET', '/staff'), await ask('GET', '/audit')])
  for (const token of tokens) expect(texts).not.toContain(token)
})

test('the only Administrator stays, and is told so', async () => {
  const { ask } = await testApi()
  const kept = { status: 403, body: { message: ONLY_ADMINISTRATOR } }
  expect(await ask('PUT', '/staff/1', { json: { level: 'viewer' } })).toEqual(kept)
  expect(await ask('PUT', '/staff/1', { json: { state: 'suspended' } })).toEqual(kept)
  expect(await ask('DELETE', '/staff/1')).toEqual(kept)
})

test('a name that is taken is said at its field', async () => {
  const { ask } = await testApi()
  const body = { login: 'OFFICE@example.org', name: 'Nadira', level: 'viewer' }
  expect(await ask('POST', '/staff', { json: body })).toMatchObject({
    status: 422,
    body: { errors: { login: [expect.any(String)] } },
  })
  expect(await ask('POST', '/staff', { json: {} })).toMatchObject({
    status: 422,
    body: {
      errors: { login: [expect.any(String)], name: ['Name is required'], level: ['Choose a level'] },
    },
  })
})
