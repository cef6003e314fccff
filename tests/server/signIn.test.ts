import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { nodeAuthKit } from '#server/node/authKit.ts'
import { createFirstAdmin, resetAdmin } from '#server/node/firstAdmin.ts'
import { readSettings, Settings } from '#server/node/settings.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'
import { answer, HOUR, invalid, MINUTE, office, openToken, testApi, tokenOf } from './support.ts'

test('a reset that the database does not enter leaves the password as it was', async () => {
  const store = await mockStore({ accounts: [office] })
  const audit = { ...store.audit, enter: () => Promise.reject(new Error('lost')) }
  await expect(resetAdmin({ ...store, audit }, office.login)).rejects.toThrow('lost')
  expect((await store.accounts.find(office.login))?.passwordHash).toBe(office.passwordHash)
})

test('the right name and password open a session with a token of its own (spec: 379)', async () => {
  const { call, signIn } = await testApi()
  const response = await signIn('office@example.org', 'forty-hadith')
  expect(response.status).toBe(200)
  const token = await tokenOf(response)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await call('GET', '/courses', { token })).status).toBe(200)
  expect(await tokenOf(await signIn('office@example.org', 'forty-hadith'))).not.toBe(token)
})

test('the name is the same in any letter case, and spaces around it do not count', async () => {
  const { signIn } = await testApi()
  expect((await signIn('  Office@EXAMPLE.org ', 'forty-hadith')).status).toBe(200)
  expect((await signIn('office@example.org', 'Forty-Hadith')).status).toBe(401)
})

test('a wrong password and an unknown name are refused in the same words (spec: 277, 491)', async () => {
  const { signIn } = await testApi()
  const known = await answer(await signIn('office@example.org', 'guess'))
  const unknown = await answer(await signIn('nobody@example.org', 'guess'))
  expect(known).toEqual({ status: 401, body: { message: 'Email or password is incorrect', success: false } })
  expect(unknown).toEqual(known)
})

test('a password is checked for an unknown name too, so that both take as long', async () => {
  const kit = await nodeAuthKit({ idleMs: HOUR, absoluteMs: 8 * HOUR })
  const checked: string[] = []
  const verifyPassword = async (hash: string, password: string) => {
    checked.push(hash.split('$', 4).join('$'))
    return kit.verifyPassword(hash, password)
  }
  const { signIn, store } = await testApi({ auth: { ...kit, verifyPassword } })
  await resetAdmin(store, 'real@example.org', { password: 'forty-hadith', isNew: true })
  await signIn('real@example.org', 'guess')
  await signIn('nobody@example.org', 'guess')
  expect(checked).toEqual(Array.from({ length: 2 }, () => '$argon2id$v=19$m=19456,t=2,p=1'))
})

test('a malformed sign-in is a 422 under its fields (spec: 366)', async () => {
  const { ask } = await testApi()
  const json = { M05_LoginUserName: 'office@', password: ['x'] }
  expect(await ask('POST', '/admin/login', { token: undefined, json })).toEqual(
    invalid({ M05_LoginUserName: 'Invalid email', password: 'Invalid password' }),
  )
})

test('logging out ends that session and no other (spec: 492)', async () => {
  const { ask, call, signIn } = await testApi()
  const token = await tokenOf(await signIn('office@example.org', 'forty-hadith'))
  expect(await ask('POST', '/admin/logout', { token })).toEqual({
    status: 200,
    body: { success: true },
  })
  expect((await call('GET', '/courses', { token })).status).toBe(401)
  expect((await call('GET', '/courses', { token: openToken })).status).toBe(200)
})

test('an hour without a request ends a session', async () => {
  const { call, clock } = await testApi()
  clock.now += HOUR - 1
  expect((await call('GET', '/courses')).status).toBe(200)
  clock.now += HOUR - 1
  expect((await call('GET', '/courses')).status).toBe(200)
  clock.now += HOUR
  expect((await call('GET', '/courses')).status).toBe(401)
})

test('a session that is in use all the time ends after 8 hours', async () => {
  const { call, clock } = await testApi()
  const endsAt = clock.now + 8 * HOUR
  while (clock.now + 30 * MINUTE < endsAt) {
    clock.now += 30 * MINUTE
    expect((await call('GET', '/courses')).status).toBe(200)
  }
  clock.now = endsAt - 1
  expect((await call('GET', '/courses')).status).toBe(200)
  clock.now = endsAt
  expect((await call('GET', '/courses')).status).toBe(401)
})

test('the files of the database hold neither token, password nor browser cookie, only digests', async () => {
  const folder = temporaryHome().home
  const store = await sqlStore(await openQuick(folder), 'sqlite')
  const kit = await nodeAuthKit({ idleMs: HOUR, absoluteMs: 8 * HOUR })
  const settings = Settings.parse(readSettings({ ADMIN_PASSWORD: 'forty-hadith' }))
  await createFirstAdmin(store, settings)
  const { signIn } = await testApi({ store, auth: kit })
  const response = await signIn(settings.ADMIN_EMAIL, 'forty-hadith')
  const token = await tokenOf(response)
  const device = /device=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? 'no cookie'
  const bytes = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
  const holds = async (text: string) => [bytes.includes(text), bytes.includes(await kit.digest(text))]
  expect(await holds(token)).toEqual([false, true])
  expect(await holds(device)).toEqual([false, true])
  expect(await holds('forty-hadith')).toEqual([false, false])
  await store.close()
})
