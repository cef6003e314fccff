import { expect, test } from 'vitest'
import type { Account } from '#server/store/accountStore.ts'
import type { Store } from '#server/store/store.ts'

/** Accounts, sessions, known browsers and counted tries, alike in every store. */
export function accountSuite(store: () => Store) {
  const account = async (login = 'office@example.org') => {
    const added = await store().accounts.add(login, 'hash')
    if (!added) throw new Error(`${login} is taken`)
    return added
  }

  test('an account is found in any letter case, and its name is unique', async () => {
    expect(await store().accounts.count()).toBe(0)
    const added = await account()
    expect(await store().accounts.find('OFFICE@example.org')).toEqual(added)
    expect(await store().accounts.add('Office@Example.org', 'other')).toBeUndefined()
    expect(await store().accounts.count()).toBe(1)
    expect(await store().accounts.find('nobody')).toBeUndefined()
  })

  const open = (tokenHash: string, of: Account, now: number, deviceHash?: string) =>
    store().sessions.open({ tokenHash, account: of, deviceHash }, now)

  test('a new password ends every session of its account, forgets its browsers, and of no other', async () => {
    const mine = await account()
    const other = await account('other')
    await open('mine', mine, 1000, 'my browser')
    await open('other', other, 1000, 'other browser')
    await store().accounts.setPassword(mine.id, 'new hash')
    expect((await store().accounts.find('office@example.org'))?.passwordHash).toBe('new hash')
    expect(await store().sessions.find('mine')).toBeUndefined()
    expect(await store().devices.knows('my browser', mine.id, always)).toBe(false)
    expect(await store().sessions.find('other')).toBeDefined()
    expect(await store().devices.knows('other browser', other.id, always)).toBe(true)
  })

  test('no session is opened for a password that was replaced since it was checked', async () => {
    const before = await account()
    await store().accounts.setPassword(before.id, 'new hash')
    expect(await open('late', before, 1000, 'late browser')).toBe(false)
    expect(await store().sessions.find('late')).toBeUndefined()
    expect(await store().devices.knows('late browser', before.id, always)).toBe(false)
    expect(await open('late', { ...before, passwordHash: 'new hash' }, 1000)).toBe(true)
  })

  test('of a session and a new password that come at once, the session is not left', async () => {
    let current = await account()
    for (let round = 0; round < 20; round += 1) {
      const next = { ...current, passwordHash: `hash ${round}` }
      const sessions = [1, 2, 3].map((number) =>
        open(`${round} ${number}`, current, 1000, `b${round} ${number}`),
      )
      await Promise.all([...sessions, store().accounts.setPassword(current.id, next.passwordHash)])
      for (const number of [1, 2, 3]) {
        expect(await store().sessions.find(`${round} ${number}`)).toBeUndefined()
        expect(await store().devices.knows(`b${round} ${number}`, current.id, always)).toBe(false)
      }
      current = next
    }
  })

  test('a session opens, is seen, and closes; times keep their milliseconds', async () => {
    const mine = await account()
    await open('token', mine, 1_764_000_000_123)
    await store().sessions.touch('token', 1_764_000_060_456)
    expect(await store().sessions.find('token')).toEqual({
      accountId: mine.id,
      login: 'office@example.org',
      level: 'administrator',
      openedAt: 1_764_000_000_123,
      seenAt: 1_764_000_060_456,
      provedAt: 1_764_000_000_123,
      needsTwoStep: false,
    })
    await store().sessions.close('token')
    expect(await store().sessions.find('token')).toBeUndefined()
  })

  test('a session that closes is told once, however often it is closed; one that there is not, never', async () => {
    const mine = await account()
    await open('token', mine, 1000)
    const by = { login: mine.login, address: 'home', at: 2000 }
    for (const hash of ['token', 'token', 'no such token']) await store().sessions.close(hash, by)
    expect((await store().audit.page({ page: 1, per_page: 10, search: '' })).data).toMatchObject([
      { action: 'sign-out', login: mine.login, at: 2000 },
    ])
  })

  test('sessions that are old, idle or of a clock that was wrong are pruned', async () => {
    const mine = await account()
    await open('old', mine, 1000)
    await store().sessions.touch('old', 9000)
    await open('idle', mine, 3000)
    await open('live', mine, 5000)
    await open('ahead', mine, 10_001)
    await open('seen ahead', mine, 5000)
    await store().sessions.touch('seen ahead', 10_001)
    await store().sessions.prune({ openedAfter: 2000, seenAfter: 4000, before: 10_000 })
    const left = ['old', 'idle', 'live', 'ahead', 'seen ahead'].map((hash) => store().sessions.find(hash))
    expect((await Promise.all(left)).map((session) => session?.openedAt)).toEqual([
      undefined,
      undefined,
      5000,
      undefined,
      undefined,
    ])
  })

  test('a browser is known for its own account only, and for as long as is asked', async () => {
    const mine = await account()
    const other = await account('other')
    const { devices } = store()
    await open('token', mine, 1000, 'cookie')
    expect(await devices.knows('cookie', mine.id, always)).toBe(true)
    expect(await devices.knows('cookie', other.id, always)).toBe(false)
    expect(await devices.knows('unknown', mine.id, always)).toBe(false)
    expect(await devices.knows('cookie', mine.id, { after: 999, before: 1001 })).toBe(true)
    expect(await devices.knows('cookie', mine.id, { after: 1000, before: 2000 })).toBe(false)
    expect(await devices.knows('cookie', mine.id, { after: 0, before: 1000 })).toBe(false)
    await devices.prune({ after: 999, before: 1001 })
    expect(await devices.knows('cookie', mine.id, always)).toBe(true)
    await devices.prune({ after: 0, before: 1000 })
    expect(await devices.knows('cookie', mine.id, always)).toBe(false)
  })

  const limit = { most: 3, windowMs: 60_000 }
  const take = (key: string, now: number) => store().attempts.take([{ key, limit }], now)

  test('tries are counted in windows, also when they come at once', async () => {
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => take('key', 1000)))
    expect(results.filter(Boolean)).toEqual([
      { key: 'key', endsAt: 61_000 },
      { key: 'key', endsAt: 61_000 },
    ])
    expect(await take('key', 31_000)).toEqual({ key: 'key', endsAt: 61_000 })
    expect(await take('other key', 31_000)).toBeUndefined()
    expect(await take('key', 61_000)).toBeUndefined()
    const mine = await account()
    await store().sessions.open({ tokenHash: 'token', account: mine, cleared: ['key'] }, 61_001)
    for (let count = 0; count < 3; count += 1) expect(await take('key', 61_001)).toBeUndefined()
  })

  test('a try counts in its windows up to the first that is full', async () => {
    const tries = [
      { key: 'wide', limit },
      { key: 'narrow', limit: { ...limit, most: 1 } },
      { key: 'last', limit: { ...limit, most: 2 } },
    ]
    expect(await store().attempts.take(tries, 1000)).toBeUndefined()
    expect(await store().attempts.take(tries, 1000)).toEqual({ key: 'narrow', endsAt: 61_000 })
    expect(await store().attempts.take(tries, 1000)).toEqual({ key: 'narrow', endsAt: 61_000 })
    expect(await store().attempts.take(tries, 1000)).toEqual({ key: 'wide', endsAt: 61_000 })
    expect(await store().attempts.take(tries.slice(2), 1000)).toBeUndefined()
    expect(await store().attempts.take(tries.slice(2), 1000)).toEqual({ key: 'last', endsAt: 61_000 })
  })

  test('a window that a clock ahead began is over once the clock is right', async () => {
    const decade = 10 * 365 * 24 * 60 * 60_000
    for (let count = 0; count < 4; count += 1) await take('key', decade)
    expect(await take('key', decade)).toBeDefined()
    expect(await take('key', 1000)).toBeUndefined()
    expect(await take('key', 1000)).toBeUndefined()
    expect(await take('key', 1000)).toBeUndefined()
    expect(await take('key', 1000)).toEqual({ key: 'key', endsAt: 61_000 })
  })
}

const always = { after: 0, before: Number.MAX_SAFE_INTEGER }
