import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  AccountSession,
  CODE_ASKED,
  PROOF_ASKED,
  PROOF_LIFE,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '#contract/access/account.ts'
import { askedAgain } from '#contract/access/permissions.ts'
import { codeAt, turnOnTwoStep } from './accountCalls.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { MINUTE, office, openToken, testApi, tokenOf, lightKit } from './support.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const Sessions = z.object({ data: z.array(AccountSession) })

async function signedInTwice() {
  const api = await testApi({ peerOf: () => ({ address: '203.0.113.7', network: 'home', isSecure: false }) })
  const signIn = async (agent: string) =>
    tokenOf(await api.signIn(office.login, office.passwordHash, { 'user-agent': agent }))
  api.clock.now += MINUTE
  const desk = await signIn(firefox)
  api.clock.now += MINUTE
  const phone = await signIn(chrome)
  const sessions = async (token: string) =>
    Sessions.parse((await api.ask('GET', '/account/sessions', { token })).body).data
  const isOpen = async (token: string) => (await api.call('GET', '/courses', { token })).status === 200
  return { ...api, desk, phone, sessions, isOpen }
}

test('own sessions tell the device, the address and the last use, and which one asks', async () => {
  const { sessions, phone, clock } = await signedInTwice()
  expect(await sessions(phone)).toMatchObject([
    { device: 'Chrome on Android', address: '203.0.113.7', seen_at: clock.now, is_current: true },
    { device: 'Firefox on Windows', address: '203.0.113.7', seen_at: clock.now - MINUTE, is_current: false },
    { device: '', is_current: false },
  ])
})

test('one session is signed out, at once, and only one of the own', async () => {
  const { ask, sessions, desk, phone, isOpen } = await signedInTwice()
  const meant = (await sessions(phone)).find(({ device }) => device === 'Firefox on Windows')
  expect((await ask('DELETE', `/account/sessions/${meant?.id}`, { token: phone })).status).toBe(200)
  expect([await isOpen(desk), await isOpen(phone), await isOpen(openToken)]).toEqual([false, true, true])
  expect((await ask('DELETE', `/account/sessions/${meant?.id}`, { token: phone })).status).toBe(404)
  expect((await ask('DELETE', '/account/sessions/short', { token: phone })).status).toBe(404)
})

test('all others are signed out at once; the one that asks stays', async () => {
  const { call, sessions, desk, phone, isOpen } = await signedInTwice()
  expect((await call('DELETE', '/account/sessions', { token: phone })).status).toBe(200)
  expect([await isOpen(desk), await isOpen(phone), await isOpen(openToken)]).toEqual([false, true, false])
  expect(await sessions(phone)).toHaveLength(1)
})

test('a new password asks for the old one, ends the other sessions and forgets browsers', async () => {
  const { ask, desk, phone, isOpen, signIn } = await signedInTwice()
  const change = (password: string, new_password: string) =>
    ask('PUT', '/account/password', { token: phone, json: { password, new_password } })
  expect(await change('guess', 'a chain of narration')).toMatchObject({
    status: 422,
    body: { errors: { password: [WRONG_PASSWORD] } },
  })
  expect(await change(office.passwordHash, 'short')).toMatchObject({
    body: { errors: { new_password: [/12/] } },
  })
  expect(await change(office.passwordHash, 'qwerty123456')).toMatchObject({ status: 422 })
  expect(await change(office.passwordHash, office.login)).toMatchObject({ status: 422 })
  expect([await isOpen(desk), await isOpen(phone)]).toEqual([true, true])
  expect((await change(office.passwordHash, 'a chain of narration')).status).toBe(200)
  expect([await isOpen(desk), await isOpen(phone)]).toEqual([false, true])
  expect((await signIn(office.login, office.passwordHash)).status).toBe(401)
  expect((await signIn(office.login, 'a chain of narration')).status).toBe(200)
})

test.each([
  ['passwords', { password: 'guess' }],
  ['codes', { password: office.passwordHash, code: '000000' }],
])('%s are guessed in a session no faster than at a sign-in', async (_what, guess) => {
  const { ask, clock } = await testApi()
  const { codes } = await turnOnTwoStep(ask, clock.now)
  clock.now += 5 * MINUTE
  const prove = async (json: object) => (await ask('POST', '/account/prove', { json })).status
  const tries: number[] = []
  for (let count = 0; count < 9; count += 1) tries.push(await prove(guess))
  expect(tries).toEqual([422, 422, 422, 422, 422, 422, 422, 429, 429])
  const right = { password: office.passwordHash, code: codes[0] }
  expect(await prove(right)).toBe(429)
  clock.now += 5 * MINUTE
  expect(await prove(right)).toBe(200)
})

const refusal = { status: 403, body: { message: PROOF_ASKED, needs: 'proof' } }

/** Whether a call is refused for want of a proof. A spreadsheet is not. */
async function isRefused(
  send: Awaited<ReturnType<typeof testApi>>['call'],
  method: string,
  path: string,
): Promise<boolean> {
  const response = await send(method, path, method === 'GET' ? {} : { json: {} })
  if (response.status !== refusal.status) return false
  expect(await response.json()).toEqual(refusal.body)
  return true
}

test.each(askedAgain)('%s asks for the password again ten minutes after the last proof', async (call) => {
  const { ask, call: send, clock, store } = await testApi({ seed: institute })
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(':kind', 'courses').replace(':id', '7')
  const trail = async () => (await store.audit.page({ page: 1, per_page: 1, search: '' })).total
  clock.now += PROOF_LIFE
  const before = await trail()
  expect(await isRefused(send, method, path)).toBe(true)
  expect(await trail()).toBe(before)
  expect((await ask('POST', '/account/prove', { json: { password: office.passwordHash } })).status).toBe(200)
  clock.now += PROOF_LIFE - 1
  expect(await isRefused(send, method, path)).toBe(false)
})

test('with two-step sign-in neither the password nor a code alone is a proof; both are, once, and of their own session', async () => {
  const { ask, clock, signIn, store } = await testApi()
  const before = await tokenOf(await signIn(office.login, office.passwordHash))
  const { key, codes } = await turnOnTwoStep(ask, clock.now)
  // Sessions that were opened without a code end.
  expect((await ask('GET', '/staff', { token: before })).status).toBe(401)
  const other = 'other'.padEnd(43, '0')
  const account = await store.accounts.find(office.login)
  if (account) await store.sessions.open({ tokenHash: await lightKit.digest(other), account }, clock.now)
  clock.now += PROOF_LIFE
  const password = office.passwordHash
  const prove = (json: object) => ask('POST', '/account/prove', { json })
  const weakening = [
    ['POST', '/account/two-step'],
    ['POST', '/account/two-step/codes'],
    ['DELETE', '/account/two-step'],
    ['DELETE', '/staff/1/two-step'],
  ] as const
  const code = codeAt(key, clock.now)
  for (const [json, errors] of [
    [{ password }, { code: [CODE_ASKED] }],
    [{ password, code: '000000' }, { code: [WRONG_CODE] }],
    [{ password: 'guess', code }, { password: [WRONG_PASSWORD] }],
    [{ code }, { password: [expect.any(String)] }],
  ] as const) {
    expect(await prove(json)).toMatchObject({ status: 422, body: { errors } })
    for (const [method, path] of weakening) expect(await ask(method, path)).toEqual(refusal)
  }
  // A wrong password uses no code up.
  expect((await prove({ password, code })).status).toBe(200)
  expect(await prove({ password, code })).toMatchObject({
    status: 422,
    body: { errors: { code: [WRONG_CODE] } },
  })
  expect((await ask('GET', '/staff', { token: other })).status).toBe(200)
  expect(await ask('DELETE', '/staff/9', { token: other })).toEqual(refusal)
  expect((await ask('DELETE', '/staff/9')).status).toBe(404)
  clock.now += PROOF_LIFE
  expect((await prove({ password, code: codes[0] })).status).toBe(200)
  expect((await ask('DELETE', '/account/two-step')).status).toBe(200)
  clock.now += PROOF_LIFE
  expect((await prove({ password })).status).toBe(200)
})

test('a proof needs a password', async () => {
  const { ask } = await testApi()
  const prove = (json: object) => ask('POST', '/account/prove', { json })
  for (const json of [{}, { password: '' }, { password: '', code: '' }, { code: '123456' }])
    expect(await prove(json)).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    })
})

test('a name is given, shown to staff and kept in the history', async () => {
  const { ask } = await testApi()
  expect((await ask('GET', '/account')).body).toMatchObject({ data: { login: office.login, name: '' } })
  expect(await ask('PUT', '/account', { json: { name: ' Nadira Salim ' } })).toMatchObject({
    status: 200,
    body: { data: { name: 'Nadira Salim' } },
  })
  expect((await ask('GET', '/staff')).body).toMatchObject({ data: [{ name: 'Nadira Salim' }] })
  expect((await ask('GET', '/audit')).body).toMatchObject({
    data: [{ action: 'change', kind: 'accounts', before: { name: '' }, after: { name: 'Nadira Salim' } }],
  })
})

test('a name that is no account is in the history as a digest that nobody can look up', async () => {
  const api = await testApi()
  const typed = 'my-secret-password'
  await api.signIn(typed, 'x')
  await api.signIn('another', 'x')
  const { data } = await api.store.audit.page({ page: 1, per_page: 9, search: '' })
  const digests = data.map(({ after }) => after?.['digest'])
  expect(digests.every((digest) => /^[\da-f]{12}$/.test(String(digest)))).toBe(true)
  expect(new Set(digests).size).toBe(2)
  expect(JSON.stringify(data)).not.toContain(typed)
  const elsewhere = await testApi()
  await elsewhere.signIn(typed, 'x')
  const [other] = (await elsewhere.store.audit.page({ page: 1, per_page: 9, search: '' })).data
  expect(digests).not.toContain(other?.after?.['digest'])
})
