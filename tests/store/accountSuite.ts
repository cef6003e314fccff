import { expect, test } from 'vitest'
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

  test('a new password ends every session of its account, and of no other', async () => {
    const mine = await account()
    const other = await account('other')
    await store().sessions.open('mine', mine.id, 1000)
    await store().sessions.open('other', other.id, 1000)
    await store().accounts.setPassword(mine.id, 'new hash')
    expect((await store().accounts.find('office@example.org'))?.passwordHash).toBe('new hash')
    expect(await store().sessions.find('mine')).toBeUndefined()
    expect(await store().sessions.find('other')).toBeDefined()
  })

  test('a session opens, is seen, and closes; times keep their milliseconds', async () => {
    const { id } = await account()
    await store().sessions.open('token', id, 1_764_000_000_123)
    await store().sessions.touch('token', 1_764_000_060_456)
    expect(await store().sessions.find('token')).toEqual({
      accountId: id,
      login: 'office@example.org',
      openedAt: 1_764_000_000_123,
      seenAt: 1_764_000_060_456,
    })
    await store().sessions.close('token')
    expect(await store().sessions.find('token')).toBeUndefined()
  })

  test('old and idle sessions are pruned', async () => {
    const { id } = await account()
    await store().sessions.open('old', id, 1000)
    await store().sessions.touch('old', 9000)
    await store().sessions.open('idle', id, 3000)
    await store().sessions.open('live', id, 5000)
    await store().sessions.prune(2000, 4000)
    expect(await store().sessions.find('old')).toBeUndefined()
    expect(await store().sessions.find('idle')).toBeUndefined()
    expect(await store().sessions.find('live')).toBeDefined()
  })

  test('a browser is known for its own account only', async () => {
    const mine = await account()
    const other = await account('other')
    await store().devices.remember('cookie', mine.id, 1000)
    expect(await store().devices.knows('cookie', mine.id)).toBe(true)
    expect(await store().devices.knows('cookie', other.id)).toBe(false)
    expect(await store().devices.knows('stranger', mine.id)).toBe(false)
  })

  test('tries are counted in windows, also when they come at once', async () => {
    const limit = { most: 3, windowMs: 60_000 }
    const waits = await Promise.all([1, 2, 3, 4, 5].map(() => store().attempts.take('key', limit, 1000)))
    expect(waits.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 60_000, 60_000])
    expect(await store().attempts.take('key', limit, 31_000)).toBe(30_000)
    expect(await store().attempts.take('other key', limit, 31_000)).toBe(0)
    expect(await store().attempts.take('key', limit, 61_000)).toBe(0)
    await store().attempts.clear('key')
    expect(await store().attempts.take('key', limit, 61_001)).toBe(0)
    await store().attempts.prune(200_000)
    expect(await store().attempts.take('other key', limit, 200_000)).toBe(0)
  })
}
