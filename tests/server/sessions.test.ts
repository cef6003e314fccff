import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { resetAdmin } from '#server/node/firstAdmin.ts'
import { Unsettled } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { answer, cookieOf, HOUR, lightKit, MINUTE, office, openToken, testApi, tokenOf } from './support.ts'

const DECADE = 10 * 365 * 24 * HOUR

test('a sign-in that is being checked while the password is replaced opens nothing', async () => {
  const store = await mockStore({ accounts: [office] })
  let isReset = false
  const verifyPassword = async (hash: string, password: string) => {
    const isRight = await lightKit.verifyPassword(hash, password)
    if (!isReset) await resetAdmin(store, office.login, { password: 'another-password' })
    isReset = true
    return isRight
  }
  const { signIn } = await testApi({ store, auth: { ...lightKit, verifyPassword } })
  const response = await signIn(office.login, office.passwordHash)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await answer(response)).toEqual({
    status: 401,
    body: { message: 'Email or password is incorrect', success: false },
  })
})

test('nobody is locked out, and no session lives on, after a clock that was ten years ahead', async () => {
  const { signIn, call, clock } = await testApi()
  const right = clock.now
  clock.now = right + DECADE
  for (let count = 0; count < 60; count += 1) await signIn(office.login, 'guess')
  expect((await signIn(office.login, office.passwordHash)).status).toBe(429)
  clock.now += 5 * MINUTE
  const early = await signIn(office.login, office.passwordHash)
  const cookie = cookieOf(early)
  const token = await tokenOf(early)
  for (let count = 0; count < 9; count += 1) await signIn(office.login, 'guess', { cookie })
  for (let count = 0; count < 60; count += 1) await signIn(office.login, 'guess')

  clock.now = right
  expect((await call('GET', '/courses', { token })).status).toBe(401)
  const late = await signIn(office.login, office.passwordHash)
  expect(late.status).toBe(200)
  expect((await call('GET', '/courses', { token: await tokenOf(late) })).status).toBe(200)
})

test('a little ahead is no wrong clock: servers are never quite together', async () => {
  const { call, signIn, clock } = await testApi()
  const token = await tokenOf(await signIn(office.login, office.passwordHash))
  clock.now -= 2 * MINUTE
  expect((await call('GET', '/courses', { token })).status).toBe(200)
})

test('a browser is known for a year, and not from the future', async () => {
  const { signIn, clock } = await testApi()
  const isKnown = async (cookie: string) => {
    const response = await signIn(office.login, office.passwordHash, { cookie })
    return response.status === 200 && !response.headers.has('set-cookie')
  }
  const cookie = cookieOf(await signIn(office.login, office.passwordHash))
  clock.now += 364 * 24 * HOUR
  expect(await isKnown(cookie)).toBe(true)
  clock.now += 24 * HOUR
  expect(await isKnown(cookie)).toBe(false)
  const newer = cookieOf(await signIn(office.login, office.passwordHash))
  clock.now -= DECADE
  expect(await isKnown(newer)).toBe(false)
})

/** A store whose disk is full for as long as the test says. */
async function fullStore() {
  const store = await mockStore({ accounts: [office] })
  const disk = { isFull: true }
  const full = new Error('no room')
  const writes = <T extends object>(part: T, ...names: (keyof T)[]): T =>
    new Proxy(part, {
      get: (target, name): unknown =>
        disk.isFull && names.some((one) => one === name)
          ? () => Promise.reject(full)
          : Reflect.get(target, name),
    })
  const limited: Store = {
    ...store,
    sessions: writes(store.sessions, 'close', 'touch'),
    audit: writes(store.audit, 'enter'),
    isFull: (error) => error === full,
  }
  return { store: limited, disk }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('on a full disk signing out ends the session all the same, says so, and is written once there is room', async () => {
  const { store, disk } = await fullStore()
  const { call } = await testApi({ store })
  const response = await call('POST', '/admin/logout')
  expect(await answer(response)).toEqual({
    status: 202,
    body: { success: true, message: expect.stringContaining('You are signed out.') },
  })
  expect((await call('GET', '/courses')).status).toBe(401)
  const hash = await lightKit.digest(openToken)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await store.sessions.find(hash)).toBeDefined()
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(await store.sessions.find(hash)).toBeUndefined()
  expect((await call('GET', '/courses')).status).toBe(401)
  expect((await store.audit.page({ page: 1, per_page: 10, search: '' })).data).toMatchObject([
    { action: 'sign-out', login: office.login },
  ])
})

test('sign-outs that wait are written one after the other, and the first failure alone is told', async () => {
  const { store, disk } = await fullStore()
  let running = 0
  let most = 0
  const sessions: Store['sessions'] = {
    ...store.sessions,
    async close(...what) {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      running -= 1
      return store.sessions.close(...what)
    },
  }
  const told = vi.fn<(error: unknown) => void>()
  const { call, signIn } = await testApi({ store: { ...store, sessions }, onSignOutUnwritten: told })
  for (let count = 0; count < 5; count += 1) {
    const token = await tokenOf(await signIn(office.login, office.passwordHash))
    expect((await call('POST', '/admin/logout', { token })).status).toBe(202)
  }
  await vi.advanceTimersByTimeAsync(6000)
  await vi.waitFor(() => expect(running).toBe(0))
  expect([most, told.mock.calls.length]).toEqual([1, 1])
  disk.isFull = false
  await vi.waitFor(async () => {
    const entries = (await store.audit.page({ page: 1, per_page: 50, search: '' })).data
    expect(entries.filter(({ action }) => action === 'sign-out')).toHaveLength(5)
  }, 10_000)
  disk.isFull = true
  const token = await tokenOf(await signIn(office.login, office.passwordHash))
  expect((await call('POST', '/admin/logout', { token })).status).toBe(202)
  expect(told).toHaveBeenCalledTimes(2)
})

test('a sign-out whose answer was lost is in the history once', async () => {
  const store = await mockStore({ accounts: [office] })
  let isLost = true
  const sessions: Store['sessions'] = {
    ...store.sessions,
    async close(...what) {
      await store.sessions.close(...what)
      if (isLost) throw new Unsettled(new Error('gone'))
    },
  }
  const { call } = await testApi({ store: { ...store, sessions } })
  expect((await call('POST', '/admin/logout')).status).toBe(202)
  isLost = false
  await vi.advanceTimersByTimeAsync(2000)
  expect((await store.audit.page({ page: 1, per_page: 10, search: '' })).data).toMatchObject([
    { action: 'sign-out' },
  ])
})

test('on a full disk reading goes on, also when the session was last seen minutes ago', async () => {
  const { store } = await fullStore()
  const { call, clock } = await testApi({ store })
  clock.now += 10 * MINUTE
  expect((await call('GET', '/courses')).status).toBe(200)
})
