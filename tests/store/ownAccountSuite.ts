import { expect, test } from 'vitest'
import type { Factor } from '#server/store/accountStore.ts'
import type { Store } from '#server/store/store.ts'

const by = { login: 'office@example.org', address: 'home', at: 1000 }

/** The account of the person who is signed in, and two-step sign-in, alike in every store. */
export function ownAccountSuite(store: () => Store) {
  const office = async () => {
    const added = await store().accounts.add(by.login, 'hash', 500)
    if (!added) throw new Error('The name is taken')
    return added
  }
  const current = async () => {
    const account = await store().accounts.find(by.login)
    if (!account) throw new Error('There is no account')
    return account
  }
  const open = async (tokenHash: string, factor?: Factor, now = 1000) =>
    store().sessions.open({ tokenHash, account: await current(), factor, device: 'Firefox', by }, now)
  /** @param mine the session by which it is done; all others end */
  const turnOn = async (id: number, step = 10, mine?: string) => {
    await store().twoStep.start(id, 'KEY')
    const session = mine === undefined ? undefined : { tokenHash: mine, level: 'administrator' as const }
    return store().twoStep.confirm(id, { ...by, session }, { key: 'KEY', step, codeHashes: ['one', 'two'] })
  }
  const actions = async () =>
    (await store().audit.page({ page: 1, per_page: 50, search: '' })).data.map(({ action }) => action)

  test('the own account tells its times, two-step sign-in and the codes that are left', async () => {
    const { id } = await office()
    const plain = { id, login: by.login, name: '', level: 'administrator', added_at: 500 }
    const off = { password_changed_at: 500, two_step: null, two_step_required: false }
    expect(await store().own.find(id)).toEqual({ ...plain, ...off })
    await turnOn(id)
    await store().twoStep.require(true, by)
    await store().own.rename(id, 'Nadira', by)
    expect(await store().own.find(id)).toMatchObject({
      name: 'Nadira',
      two_step: { since: 1000, codes_left: 2 },
      two_step_required: true,
    })
    expect(await store().own.find(id + 1)).toBeUndefined()
    expect(await store().staff.all()).toMatchObject([{ name: 'Nadira', two_step: true }])
  })

  test('a new password ends the other sessions, and needs the one before', async () => {
    const { id } = await office()
    await open('mine')
    await open('other')
    const change = { was: 'hash', passwordHash: 'new hash', kept: 'mine' }
    expect(await store().own.changePassword(id, { ...change, was: 'older' }, by)).toBe(false)
    expect(await store().own.sessions(id)).toHaveLength(2)
    expect(await store().own.changePassword(id, change, by)).toBe(true)
    expect(await store().own.changePassword(id, change, by)).toBe(false)
    expect(await store().own.sessions(id)).toEqual([
      { tokenHash: 'mine', openedAt: 1000, seenAt: 1000, device: 'Firefox', address: 'home' },
    ])
    expect(await actions()).toEqual(['password-changed', 'sign-in', 'sign-in'])
  })

  test('sessions are ended by their owner alone, and told once', async () => {
    const { id } = await office()
    await open('mine')
    await open('other')
    expect(await store().own.endSessions(id + 1, ['mine', 'other'], by)).toBe(0)
    expect(await store().own.endSessions(id, ['other', 'none'], by)).toBe(1)
    expect(await store().own.endSessions(id, [], by)).toBe(0)
    expect(await store().sessions.find('other')).toBeUndefined()
    expect(await actions()).toEqual(['signed-out-elsewhere', 'sign-in', 'sign-in'])
  })

  test('two-step sign-in is on once its waiting key is confirmed, and not by another', async () => {
    const { id } = await office()
    const confirm = (key: string) => store().twoStep.confirm(id, by, { key, step: 10, codeHashes: ['one'] })
    expect(await confirm('KEY')).toBe(false)
    await store().twoStep.start(id, 'KEY')
    expect(await store().twoStep.waitingKey(id)).toBe('KEY')
    expect([await confirm('OTHER'), (await current()).twoStepKey]).toEqual([false, null])
    expect([await confirm('KEY'), (await current()).twoStepKey]).toEqual([true, 'KEY'])
    expect([await confirm('KEY'), await store().twoStep.waitingKey(id)]).toEqual([false, undefined])
    expect(await store().twoStep.replaceCodes(id, by, ['three'])).toBe(true)
    expect(await store().twoStep.turnOff(id, by)).toBe(true)
    expect(await store().twoStep.turnOff(id, by)).toBe(false)
    expect(await store().twoStep.replaceCodes(id, by, ['three'])).toBe(false)
    expect(await actions()).toEqual(['two-step-off', 'codes-made', 'two-step-on'])
  })

  test('a code opens one session, however many come at once, and no earlier one opens any', async () => {
    const { id } = await office()
    await turnOn(id, 10)
    expect(await open('early', { step: 10 })).toBe(false)
    const tries = ['a', 'b', 'c', 'd'].map((token) => open(token, { step: 12 }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await open('before', { step: 11 })).toBe(false)
    const codes = ['e', 'f', 'g'].map((token) => open(token, { recoveryHash: 'one' }))
    expect((await Promise.all(codes)).filter(Boolean)).toHaveLength(1)
    expect(await open('unknown', { recoveryHash: 'three' })).toBe(false)
    expect(await store().own.sessions(id)).toHaveLength(2)
    expect(await actions()).toEqual(['sign-in', 'code-used', 'sign-in', 'two-step-on'])
  })

  test('no session is opened for two-step sign-in that changed since the code was checked', async () => {
    const before = await office()
    await turnOn(before.id)
    expect(await store().sessions.open({ tokenHash: 'late', account: before }, 1000)).toBe(false)
    expect(await open('right', { step: 11 })).toBe(true)
  })

  test('a proof is of one session, and its code is used up', async () => {
    const { id } = await office()
    await open('mine')
    await open('before')
    await turnOn(id, 10, 'mine')
    expect(await store().sessions.find('before')).toBeUndefined()
    await open('other')
    const later = { ...by, at: 9000 }
    expect(await store().sessions.prove('mine', later, { step: 10 })).toBe(false)
    expect((await store().sessions.find('mine'))?.provedAt).toBe(1000)
    expect(await store().sessions.prove('mine', later, { step: 11 })).toBe(true)
    expect(await store().sessions.prove('mine', later, { step: 11 })).toBe(false)
    expect(await store().sessions.prove('none', later)).toBe(false)
    expect((await store().sessions.find('mine'))?.provedAt).toBe(9000)
    expect((await store().sessions.find('other'))?.provedAt).toBe(1000)
  })

  test('where everybody needs two-step sign-in, a session without it must set it up', async () => {
    const { id } = await office()
    await open('mine')
    const needs = async () => (await store().sessions.find('mine'))?.needsTwoStep
    expect([await store().twoStep.isRequired(), await needs()]).toEqual([false, false])
    await store().twoStep.require(true, by)
    await store().twoStep.require(true, by)
    expect([await store().twoStep.isRequired(), await needs()]).toEqual([true, true])
    await turnOn(id, 10, 'mine')
    expect(await needs()).toBe(false)
    await store().twoStep.require(false, by)
    await store().twoStep.turnOff(id, by)
    expect(await needs()).toBe(false)
  })

  test('a password from the command line turns two-step sign-in off and brings a suspended person back', async () => {
    const { id } = await office()
    await turnOn(id)
    const second = await store().accounts.add('second', 'hash')
    await store().staff.change(id, { state: 'suspended' }, by)
    await store().accounts.setPassword(id, 'new hash', 2000)
    expect(second?.state).toBe('active')
    expect(await current()).toMatchObject({ state: 'active', twoStepKey: null, passwordHash: 'new hash' })
    expect(await store().own.find(id)).toMatchObject({ password_changed_at: 2000, two_step: null })
    expect(await open('mine')).toBe(true)
  })

  test('the history without accounts has what was done to records', async () => {
    await office()
    await open('mine')
    await store().courses.add({ M01_Title: 'Arabic', M01_Description: 'Two terms' }, undefined, by)
    const page = { page: 1, per_page: 9, search: '', hasAccounts: false }
    expect((await store().audit.page(page)).data).toMatchObject([{ kind: 'courses' }])
    expect((await store().audit.page({ ...page, kind: 'accounts' })).total).toBe(0)
  })
}
