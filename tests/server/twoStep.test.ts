import { expect, test } from 'vitest'
import {
  CODE_ASKED,
  NO_KEY,
  NO_TWO_STEP,
  RECOVERY_CODES,
  TWO_STEP_ASKED,
  TWO_STEP_KEPT,
  TWO_STEP_OWN_FIRST,
  WRONG_CODE,
} from '#contract/access/account.ts'
import { openBeforeTwoStep } from '#contract/access/permissions.ts'
import { codeAt, startTwoStep, turnOnTwoStep } from './accountCalls.ts'
import { answer, MINUTE, office, testApi, tokenOf } from './support.ts'

const STEP = MINUTE / 2

/** An account with two-step sign-in, and a way to sign in to it. */
async function withTwoStep() {
  const api = await testApi()
  const { key, codes } = await turnOnTwoStep(api.ask, api.clock.now)
  // The code of the set-up is used up.
  api.clock.now += STEP
  let address = 0
  const enter = (code?: string, password = office.passwordHash) => {
    // Limits count each try; 5 minutes later all are open again.
    address += 1
    if (address % 3 === 0) api.clock.now += 10 * STEP
    const json = { M05_LoginUserName: office.login, password, ...(code !== undefined && { code }) }
    return api.call('POST', '/admin/login', { token: undefined, json })
  }
  const code = (steps = 0) => codeAt(key, api.clock.now + steps * STEP)
  return { ...api, key, codes, enter, code }
}

const asked = { status: 401, body: { success: false, message: CODE_ASKED, needs: 'code' } }
const wrong = { status: 401, body: { success: false, message: WRONG_CODE, needs: 'code' } }

test('an authenticator app shows the institute and the sign-in name', async () => {
  const { ask } = await testApi({ instituteName: 'Madrasa of Kuttiady' })
  expect(await ask('POST', '/account/two-step')).toMatchObject({
    body: { data: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Madrasa%20of%20Kuttiady:/) } },
  })
})

test('with two-step sign-in the right password asks for a code, and a code alone opens nothing', async () => {
  const { enter, code } = await withTwoStep()
  expect(await answer(await enter())).toEqual(asked)
  expect(await answer(await enter(''))).toEqual(asked)
  expect((await enter(code(), 'wrong')).status).toBe(401)
  expect((await answer(await enter(code(), 'wrong'))).body).not.toHaveProperty('needs')
  expect((await enter(code())).status).toBe(200)
})

test.each([
  ['two steps ago', -2, 401],
  ['one step ago', -1, 200],
  ['now', 0, 200],
  ['one step ahead', 1, 200],
  ['two steps ahead', 2, 401],
])('a code of %s', async (_when, steps, status) => {
  const { enter, code, clock } = await withTwoStep()
  clock.now += 4 * STEP
  expect((await enter(code(steps))).status).toBe(status)
})

test('a code is accepted once, also by two sign-ins at once, and no earlier one after it', async () => {
  const { enter, code } = await withTwoStep()
  const both = await Promise.all([enter(code()), enter(code())])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const again = await withTwoStep()
  expect((await again.enter(again.code(1))).status).toBe(200)
  expect(await answer(await again.enter(again.code(0)))).toEqual(wrong)
})

test('the code of the set-up is used up by it', async () => {
  const { ask, call, clock } = await testApi()
  const { key } = await turnOnTwoStep(ask, clock.now)
  const json = {
    M05_LoginUserName: office.login,
    password: office.passwordHash,
    code: codeAt(key, clock.now),
  }
  expect(await answer(await call('POST', '/admin/login', { token: undefined, json }))).toEqual(wrong)
})

test('ten recovery codes are each good once, in any letter case and spacing', async () => {
  const { enter, codes, ask } = await withTwoStep()
  expect(codes).toHaveLength(RECOVERY_CODES)
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  const [first = '', second = ''] = codes
  expect(first).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  expect((await enter(first.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect(await answer(await enter(first))).toEqual(wrong)
  expect((await enter(second)).status).toBe(200)
  expect((await ask('GET', '/account')).body).toMatchObject({ data: { two_step: { codes_left: 8 } } })
})

test('new recovery codes end the earlier ones', async () => {
  const { enter, codes, ask, call, clock } = await withTwoStep()
  const made = await call('POST', '/account/two-step/codes')
  expect(made.status).toBe(200)
  clock.now += 10 * STEP
  expect(await answer(await enter(codes[0]))).toEqual(wrong)
  expect((await ask('GET', '/account')).body).toMatchObject({ data: { two_step: { codes_left: 10 } } })
})

test('wrong codes count against the limits of passwords, and none gets through', async () => {
  const { call } = await withTwoStep()
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1) {
    const json = { M05_LoginUserName: office.login, password: office.passwordHash, code: `00000${count}` }
    statuses.push((await call('POST', '/admin/login', { token: undefined, json })).status)
  }
  expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401])
  expect(new Set(statuses.slice(4))).toEqual(new Set([429]))
})

test('a key counts only once a code confirms it; the one before stays until then', async () => {
  const { ask, clock, code, enter } = await withTwoStep()
  const confirm = (json: object) => ask('POST', '/account/two-step/confirm', { json })
  const other = await startTwoStep(ask)
  expect(await confirm({ code: '000000' })).toMatchObject({
    status: 422,
    body: { errors: { code: [WRONG_CODE] } },
  })
  expect((await enter(code())).status).toBe(200)
  clock.now += STEP
  expect((await confirm({ code: codeAt(other, clock.now) })).status).toBe(200)
  expect(await confirm({ code: codeAt(other, clock.now) })).toEqual({
    status: 409,
    body: { message: NO_KEY },
  })
  expect(await answer(await enter(code()))).toEqual(wrong)
})

test('what is off cannot be turned off, nor has it recovery codes', async () => {
  const { ask } = await testApi()
  const off = { status: 409, body: { message: NO_TWO_STEP } }
  expect(await ask('DELETE', '/account/two-step')).toEqual(off)
  expect(await ask('POST', '/account/two-step/codes')).toEqual(off)
  expect((await ask('DELETE', '/staff/1/two-step')).status).toBe(404)
})

/** Two-step sign-in is required of everybody; `office` has it and a colleague has not. */
async function required() {
  const colleague = { ...office, id: 2, login: 'nadira@example.org' }
  const api = await testApi({ seed: { accounts: [office, colleague] } })
  const { ask, clock, signIn } = api
  expect(await ask('PUT', '/staff_settings', { json: { two_step_required: true } })).toEqual({
    status: 403,
    body: { message: TWO_STEP_OWN_FIRST },
  })
  await turnOnTwoStep(ask, clock.now)
  expect((await ask('PUT', '/staff_settings', { json: { two_step_required: true } })).status).toBe(200)
  return { ...api, token: await tokenOf(await signIn(colleague.login, office.passwordHash)) }
}

test('required of everybody, it opens nothing but its set-up to who has none yet', async () => {
  const { ask, token, clock } = await required()
  const refusal = { status: 403, body: { message: TWO_STEP_ASKED, needs: 'two-step' } }
  for (const path of ['/courses', '/staff', '/account/sessions', '/students?export=export'])
    expect(await ask('GET', path, { token })).toEqual(refusal)
  expect(await ask('PUT', '/account/password', { token, json: {} })).toEqual(refusal)
  expect(openBeforeTwoStep).toHaveLength(5)
  expect((await ask('GET', '/account', { token })).body).toMatchObject({
    data: { two_step: null, two_step_required: true },
  })
  await turnOnTwoStep(ask, clock.now, { token })
  expect((await ask('GET', '/courses', { token })).status).toBe(200)
})

test('required of everybody, nobody turns their own off; an Administrator can, for somebody, and it is in the history', async () => {
  const { ask, store, token, clock } = await required()
  await turnOnTwoStep(ask, clock.now, { token })
  expect(await ask('DELETE', '/account/two-step', { token })).toEqual({
    status: 403,
    body: { message: TWO_STEP_KEPT },
  })
  expect((await ask('DELETE', '/staff/2/two-step')).status).toBe(200)
  expect((await ask('GET', '/courses', { token })).status).toBe(403)
  const { data } = await store.audit.page({ page: 1, per_page: 2, search: '' })
  expect(data).toMatchObject([
    { action: 'two-step-off', login: office.login, name: 'nadira@example.org' },
    { action: 'two-step-on', login: 'nadira@example.org', name: '' },
  ])
})

test('neither a key nor a code is in a list, the history or an account', async () => {
  const { ask, key, codes, enter } = await withTwoStep()
  await enter(codes[0])
  const texts = JSON.stringify([
    await ask('GET', '/staff'),
    await ask('GET', '/audit'),
    await ask('GET', '/account'),
  ])
  for (const secret of [key, ...codes]) expect(texts).not.toContain(secret)
})
