import { expect, test } from 'vitest'
import type { Level } from '#contract/access/levels.ts'
import type { StaffMember } from '#contract/access/staff.ts'
import { LastAdministrator } from '#server/store/staffStore.ts'
import type { Store } from '#server/store/store.ts'

const by = { login: 'office@example.org', address: 'home', at: 1000 }

/** The people who may sign in, alike in every store. */
export function staffSuite(store: () => Store) {
  const office = async () => {
    const added = await store().accounts.add('office@example.org', 'hash')
    if (!added) throw new Error('The name is taken')
    return added
  }
  const invite = async (login: string, level: Level = 'editor', tokenHash = `link of ${login}`) => {
    const added = await store().staff.invite(
      { login, name: 'Nadira Salim', level },
      { tokenHash, expiresAt: 5000 },
      by,
    )
    if (!added) throw new Error(`${login} is taken`)
    return added
  }
  const choose = (login: string, at = 2000) =>
    store().staff.useLink(`link of ${login}`, 'chosen', { address: 'phone', at })
  const active = async (login: string, level: Level = 'editor') => {
    const { id } = await invite(login, level)
    await choose(login)
    const account = await store().accounts.find(login)
    if (!account) throw new Error(`${login} is not there`)
    return { ...account, id }
  }
  const open = async (login: string, tokenHash: string) => {
    const account = await store().accounts.find(login)
    return account !== undefined && store().sessions.open({ tokenHash, account }, 1000)
  }

  test('a person is invited once, chooses a password by the link, and signs in', async () => {
    await office()
    const person = await invite('Nadira@example.org', 'viewer')
    expect(person).toMatchObject({ level: 'viewer', state: 'invited', signed_in_at: null })
    expect(
      await store().staff.invite(
        { login: 'nadira@EXAMPLE.org', name: 'Nadira', level: 'editor' },
        { tokenHash: 'x', expiresAt: 1 },
        by,
      ),
    ).toBeUndefined()
    expect(await open('nadira@example.org', 'early')).toBe(false)
    expect(await store().staff.findLink('link of Nadira@example.org', 2000)).toMatchObject({ id: person.id })
    expect(await choose('Nadira@example.org')).toBe(true)
    expect(await choose('Nadira@example.org')).toBe(false)
    expect(await store().staff.findLink('link of Nadira@example.org', 2000)).toBeUndefined()
    expect(await open('nadira@example.org', 'token')).toBe(true)
    expect(await store().sessions.find('token')).toMatchObject({
      level: 'viewer',
      login: 'Nadira@example.org',
    })
    expect(
      (await store().staff.all()).map(({ login, state, signed_in_at }) => [login, state, signed_in_at]),
    ).toEqual([
      ['Nadira@example.org', 'active', 1000],
      ['office@example.org', 'active', null],
    ])
  })

  test('a link ends with its time, with a new one, and with its person', async () => {
    await office()
    const { id } = await invite('a')
    expect(await choose('a', 5000)).toBe(false)
    await store().staff.renewLink(id, { tokenHash: 'second', expiresAt: 9000 }, by)
    expect(await choose('a')).toBe(false)
    expect(await store().staff.findLink('second', 8999)).toMatchObject({ login: 'a' })
    await store().staff.change(id, { state: 'suspended' }, by)
    expect(await store().staff.findLink('second', 6000)).toBeUndefined()
    await store().staff.change(id, { state: 'active' }, by)
    expect((await store().staff.all()).find((person) => person.id === id)?.state).toBe('invited')
    await store().staff.remove(id, by)
    expect(await store().staff.findLink('second', 6000)).toBeUndefined()
    expect(await store().staff.renewLink(id, { tokenHash: 'third', expiresAt: 9000 }, by)).toBeUndefined()
  })

  test('a new password by a link ends the sessions that there were', async () => {
    await office()
    const { id } = await active('a')
    expect(await open('a', 'token')).toBe(true)
    await store().staff.renewLink(id, { tokenHash: 'link of a', expiresAt: 9000 }, by)
    expect(await store().sessions.find('token')).toBeDefined()
    expect(await choose('a')).toBe(true)
    expect(await store().sessions.find('token')).toBeUndefined()
  })

  test('suspending ends every session, and a changed level counts at once', async () => {
    await office()
    const person = await active('a')
    await open('a', 'token')
    await store().staff.change(person.id, { level: 'viewer' }, by)
    expect(await store().sessions.find('token')).toMatchObject({ level: 'viewer' })
    await store().staff.change(person.id, { state: 'suspended' }, by)
    expect(await store().sessions.find('token')).toBeUndefined()
    expect(await open('a', 'other')).toBe(false)
    await store().staff.change(person.id, { state: 'active' }, by)
    expect(await store().sessions.find('token')).toBeUndefined()
    expect(await open('a', 'other')).toBe(true)
  })

  test('the last active administrator stays, whoever else there is', async () => {
    const { id } = await office()
    await active('editor')
    await invite('invited', 'administrator')
    const suspended = await active('suspended', 'administrator')
    await store().staff.change(suspended.id, { state: 'suspended' }, by)
    for (const change of [{ level: 'editor' }, { level: 'viewer' }, { state: 'suspended' }] as const) {
      await expect(store().staff.change(id, change, by)).rejects.toThrow(LastAdministrator)
    }
    await expect(store().staff.remove(id, by)).rejects.toThrow(LastAdministrator)
    expect(await store().staff.change(id, { level: 'administrator' }, by)).toMatchObject({ id })
    await store().staff.change(suspended.id, { state: 'active' }, by)
    expect(await store().staff.remove(id, by)).toBe(true)
    expect(await store().staff.remove(id, by)).toBe(false)
    expect(await store().staff.change(id, { level: 'viewer' }, by)).toBeUndefined()
  })

  test('of two administrators who take each other away at once, one is left', async () => {
    const isLeft = ({ level, state }: StaffMember) => level === 'administrator' && state === 'active'
    let keeper = await active('keeper', 'administrator')
    for (let round = 0; round < 20; round += 1) {
      const one = await active(`one ${round}`, 'administrator')
      const other = await active(`other ${round}`, 'administrator')
      await store().staff.remove(keeper.id, by)
      const results = await Promise.allSettled([
        store().staff.change(one.id, { level: 'viewer' }, by),
        store().staff.remove(other.id, by),
      ])
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
      const left = (await store().staff.all()).filter(isLeft)
      expect(left).toHaveLength(1)
      keeper = left[0]?.id === one.id ? one : other
    }
  })

  test('each write has one entry, with the name that stays after its person is removed', async () => {
    await office()
    const { id } = await invite('a', 'viewer')
    await choose('a')
    await store().staff.change(id, { level: 'editor' }, by)
    await store().staff.renewLink(id, { tokenHash: 'n', expiresAt: 9000 }, by)
    await store().staff.remove(id, by)
    const { data } = await store().audit.page({ page: 1, per_page: 50, search: '' })
    expect(
      data.map(({ action, login, name, before, after }) => ({ action, login, name, before, after })),
    ).toEqual([
      { action: 'delete', login: by.login, name: 'a', before: { level: 'editor' }, after: null },
      { action: 'link-made', login: by.login, name: 'a', before: null, after: null },
      {
        action: 'change',
        login: by.login,
        name: 'a',
        before: { level: 'viewer' },
        after: { level: 'editor' },
      },
      { action: 'link-used', login: 'a', name: 'a', before: null, after: null },
      { action: 'add', login: by.login, name: 'a', before: null, after: { level: 'viewer' } },
    ])
  })
}
