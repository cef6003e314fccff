import { expect, test, vi } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { createDeviceLooks } from '#server/signIn/deviceLooks.ts'
import { byNetwork, createFullWindows } from '#server/signIn/limits.ts'
import { createPasswordQueue } from '#server/signIn/passwordQueue.ts'
import type { Store } from '#server/store/store.ts'
import { lightKit, MINUTE, office, testApi } from './support.ts'

/** A store that counts what is asked of it. */
function counting(store: Store) {
  const counts = { asked: 0 }
  const counted = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return (...args: unknown[]): unknown => {
          counts.asked += 1
          return Reflect.apply(method, target, args)
        }
      },
    })
  const { accounts, sessions, devices, attempts, audit } = store
  return {
    counts,
    store: {
      ...store,
      accounts: counted(accounts),
      sessions: counted(sessions),
      devices: counted(devices),
      attempts: counted(attempts),
      audit: counted(audit),
    },
  }
}

test('once a window is full, further tries ask nothing of the store but a few lines of history', async () => {
  const { store, counts } = counting(await mockStore({ accounts: [office] }))
  const { signIn, clock } = await testApi({ store })
  for (let count = 0; count < 5; count += 1) await signIn(office.login, 'guess')
  counts.asked = 0
  for (let count = 0; count < 1000; count += 1) {
    expect((await signIn(office.login, 'guess')).status).toBe(429)
  }
  expect(counts.asked).toBe(3)
  clock.now += 5 * MINUTE
  expect((await signIn(office.login, office.passwordHash)).status).toBe(200)
})

test('made-up cookies cost the store little, also in ever new forms, and known browsers still get in', async () => {
  const { store, counts } = counting(await mockStore({ accounts: [office] }))
  const { signIn } = await testApi({ store })
  const known = (await signIn(office.login, office.passwordHash)).headers.get('set-cookie') ?? ''
  for (let count = 0; count < 5; count += 1) await signIn(office.login, 'guess')
  counts.asked = 0
  for (let count = 0; count < 500; count += 1) {
    expect((await signIn(office.login, 'guess', { cookie: `device=junk-${count}` })).status).toBe(429)
  }
  // A few lines of history.
  expect(counts.asked).toBeLessThanOrEqual(3)
  for (let count = 0; count < 500; count += 1) {
    const cookie = `device=${lightKit.newToken()}`
    expect((await signIn(office.login, 'guess', { cookie })).status).toBe(429)
  }
  expect(counts.asked).toBeLessThanOrEqual(3 + 40 * 2)
  const cookie = known.split(';', 1)[0] ?? ''
  expect((await signIn(office.login, office.passwordHash, { cookie })).status).toBe(200)
})

test('a network that sent made-up cookies has its cookies looked up again after 5 minutes; others always', () => {
  const looks = createDeviceLooks()
  const of = (device: string) => ({ device, nameDigest: 'name' })
  for (let count = 0; count < 40; count += 1) looks.countUnknown(of(`made up ${count}`), 'net', 0)
  expect(looks.isWorthIt(of('another'), 'net', 5 * MINUTE - 1)).toBe(false)
  expect(looks.isWorthIt(of('another'), 'net', 5 * MINUTE)).toBe(true)
  expect(looks.isWorthIt(of('another'), 'other net', 0)).toBe(true)
  // The clock was set back.
  expect(looks.isWorthIt(of('another'), 'net', -1)).toBe(true)
  looks.keepKnown(of('another'))
  expect(looks.isWorthIt(of('another'), 'net', 0)).toBe(true)
  looks.countUnknown(of('another'), 'net', 0)
  expect(looks.isWorthIt(of('another'), 'net', 0)).toBe(false)
})

test('a sign-in itself forgets nothing: the hourly round does', async () => {
  const store = await mockStore({ accounts: [office] })
  const prunes = [vi.spyOn(store.sessions, 'prune'), vi.spyOn(store.devices, 'prune')]
  const { signIn } = await testApi({ store })
  expect((await signIn(office.login, office.passwordHash)).status).toBe(200)
  for (const prune of prunes) expect(prune).not.toHaveBeenCalled()
})

/** Jobs that end when they are told to. */
function jobs() {
  const ends: (() => void)[] = []
  let most = 0
  const started: string[] = []
  const job = (name: string) => async () => {
    started.push(name)
    const running = ends.length + 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  return { job, endOne, started, most: () => most }
}

test.each([
  {
    of: 'new browsers and known ones: each has a place',
    given: ['new 1', 'new 2', 'new 3', 'known 1', 'known 2', 'known 3'],
    started: ['new 1', 'known 1', 'new 2', 'known 2', 'new 3', 'known 3'],
  },
  {
    of: 'known browsers alone: both places are theirs, until others come',
    given: ['known 1', 'known 2', 'known 3', 'known 4', 'new 1'],
    started: ['known 1', 'known 2', 'new 1', 'known 3', 'known 4'],
  },
  {
    of: 'new passwords of many users: known browsers and new ones do not wait for all of them',
    given: ['user 1', 'user 2', 'user 3', 'user 4', 'user 5', 'new 1', 'new 2', 'known 1', 'known 2'],
    started: ['user 1', 'user 2', 'known 1', 'new 1', 'known 2', 'user 3', 'new 2', 'user 4', 'user 5'],
  },
  {
    of: 'new browsers alone: one place stays free for others',
    given: ['new 1', 'new 2', 'user 1'],
    started: ['new 1', 'user 1', 'new 2'],
  },
])('two passwords are worked on at once, of $of', async ({ given, started: expected }) => {
  const queue = createPasswordQueue()
  const { job, endOne, started, most } = jobs()
  const whose = (name: string) =>
    (['known', 'new', 'user'] as const).find((one) => name.startsWith(one)) ?? 'user'
  const all = given.map((name) => queue.run(whose(name), job(name)))
  await endOne()
  while (started.length < all.length) await endOne()
  for (let count = 0; count < all.length; count += 1) await endOne()
  await Promise.all(all)
  expect(started).toEqual(expected)
  expect(most()).toBe(2)
})

test('when twenty wait, further new browsers are told to come back; a known one is not', async () => {
  const queue = createPasswordQueue()
  const { job, endOne } = jobs()
  const waiting = Array.from({ length: 21 }, (_, index) => queue.run('new', job(String(index))))
  await expect(queue.run('new', job('late'))).rejects.toMatchObject({
    status: 503,
    extras: { headers: { 'Retry-After': '2' } },
  })
  const known = queue.run('known', job('known'))
  for (let count = 0; count < 23; count += 1) await endOne()
  await Promise.all([...waiting, known])
})

test('a job that fails gives its turn on', async () => {
  const queue = createPasswordQueue()
  for (let count = 0; count < 3; count += 1) {
    await expect(queue.run('new', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  expect(await queue.run('new', async () => 'done')).toBe('done')
})

test('sign-ins and new passwords of users share the two turns', async () => {
  let running = 0
  let most = 0
  const work = async <T>(result: T) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
    running -= 1
    return result
  }
  const auth = { ...lightKit, verifyPassword: () => work(false), hashPassword: (text: string) => work(text) }
  const { signIn, call } = await testApi({ auth })
  const student = { M05_User_Type: 'student', M05_UserName: 'Abid', M05_Password: 'Long-enough-1' }
  await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => signIn(`name-${index}`, 'guess')),
    ...Array.from({ length: 10 }, () => call('POST', '/users', { json: student })),
  ])
  expect(most).toBeLessThanOrEqual(2)
})

test('full windows are kept for as long as they run, and no more than ten thousand', () => {
  const windows = createFullWindows()
  const tries = (network: number) => byNetwork(`net ${network}`, 'name').tries
  const key = (network: number) => tries(network)[0]?.key ?? ''
  for (let network = 0; network <= 10_000; network += 1) {
    windows.keep({ key: key(network), endsAt: 5 * MINUTE, login: '' })
  }
  expect(windows.find(tries(0), 0)).toBeUndefined()
  expect(windows.find(tries(1), 0)).toMatchObject({ endsAt: 5 * MINUTE })
  expect(windows.find(tries(1), 5 * MINUTE)).toBeUndefined()
  expect(windows.find(tries(2), 0)).toBeDefined()
  // The clock was set back.
  expect(windows.find(tries(2), -1)).toBeUndefined()
})

test('whoever has to wait is answered later, but for more than five hundred; a wrong password is answered at once', async () => {
  const pauses: (() => void)[] = []
  const pause = (ms: number) => {
    expect(ms).toBeGreaterThanOrEqual(250)
    expect(ms).toBeLessThanOrEqual(750)
    return new Promise<void>((resolve) => pauses.push(resolve))
  }
  const { signIn } = await testApi({ pause })
  for (let count = 0; count < 4; count += 1) {
    expect((await signIn(office.login, 'guess')).status).toBe(401)
  }
  const first = signIn(office.login, 'guess')
  await vi.waitFor(() => expect(pauses).toHaveLength(1))
  const held = Array.from({ length: 499 }, () => signIn(office.login, 'guess'))
  await vi.waitFor(() => expect(pauses).toHaveLength(500))
  expect((await signIn(office.login, 'guess')).status).toBe(429)
  for (const answer of pauses) answer()
  const statuses = (await Promise.all([first, ...held])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([429]))
  expect(pauses).toHaveLength(500)
})
