import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { AuditEntry, AuditQuery } from '#contract/audit.ts'
import { pagedOf } from '#contract/paging.ts'
import { DELETE_FIRST, TrashEntry } from '#contract/trash.ts'
import { createFirstAdmin, resetAdmin, UnknownName } from '#server/node/firstAdmin.ts'
import { readSettings } from '#server/node/settings.ts'
import { PASSWORD, resources, waysToWrite } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { done, lightKit, MINUTE, office, said, testApi, tokenOf } from './support.ts'

const peer = { address: '192.0.2.7', network: '192.0.2.7', isSecure: false }

async function watched() {
  const seed = { ...institute, accounts: [office] }
  const parts = await testApi({ seed, peerOf: () => peer })
  const { read } = parts
  const page = async (query = '') =>
    pagedOf(AuditEntry).parse(await read(`/audit?page=1&per_page=100${query}`))
  const trail = async (query?: string) => (await page(query)).data
  const actions = async () => (await trail()).map((entry) => entry.action)
  return { ...parts, page, trail, actions }
}

test.each(waysToWrite)(
  '$name: every write leaves exactly one entry, with who and where, and no password',
  async ({ path, writePath, idField, fields }) => {
    const { call, trail, clock } = await watched()
    const headers = { 'Idempotency-Key': 'form-0001' }
    const made = await (await call('POST', writePath, { json: fields, headers })).json()
    const id: unknown = Object(Object(made).data)[idField]
    await call('POST', writePath, { json: fields, headers })
    await call('PUT', `${writePath}/${String(id)}`, { json: { ...fields, M05_Password: `${PASSWORD}-new` } })
    await call('DELETE', `${path}/${String(id)}`)
    await call('POST', `${path}/${String(id)}/restore`)
    await call('DELETE', `${path}/${String(id)}`)
    await call('DELETE', `${path}/${String(id)}`)
    const entries = await trail()
    expect(entries.map((entry) => entry.action)).toEqual(['delete', 'restore', 'delete', 'change', 'add'])
    for (const { login, address, at, record_id } of entries) {
      expect([login, address, at, record_id]).toEqual([office.login, peer.address, clock.now, id])
    }
    expect(JSON.stringify(entries)).not.toContain(PASSWORD)
    const change = entries[3]?.after
    expect(change).toEqual(writePath === '/users' ? { passwordChanged: true } : {})
  },
)

test('sign-in and sign-out are entries; what names no account is not kept, as it may be a password', async () => {
  const { call, signIn, trail } = await watched()
  const token = await tokenOf(await signIn(office.login, office.passwordHash))
  await call('POST', '/admin/logout', { token })
  const typed = 'Right-password-in-the-wrong-field'
  for (let count = 0; count < 9; count += 1) await signIn(typed, 'Wrong-guess-1')
  await signIn(office.login.toUpperCase(), 'Wrong-guess-2')
  const entries = await trail('&kind=accounts')
  expect(entries.map(({ action, login, address }) => [action, login, address])).toEqual([
    ['sign-in-refused', office.login, peer.address],
    ['sign-in-slowed', 'unknown name', peer.address],
    ['sign-in-refused', 'unknown name', peer.address],
    ['sign-out', office.login, peer.address],
    ['sign-in', office.login, peer.address],
  ])
  const text = JSON.stringify(entries)
  for (const secret of [token, office.passwordHash, 'Wrong-guess', typed]) expect(text).not.toContain(secret)
})

test('refused sign-ins are summed: the first of 5 minutes, the 10th, the 100th', async () => {
  const { signIn, trail, clock } = await watched()
  const tries = async () => (await trail()).map(({ action, after }) => [action, after?.['tries'] ?? 1])
  for (let count = 0; count < 4 + 100; count += 1) await signIn(office.login, `Guess-${count}`)
  const summed = [
    ['sign-in-slowed', 100],
    ['sign-in-slowed', 10],
    ['sign-in-slowed', 1],
    ['sign-in-refused', 1],
  ]
  expect(await tries()).toEqual(summed)
  clock.now += 5 * MINUTE
  for (let count = 0; count < 5; count += 1) await signIn(office.login, `Guess-${count}`)
  expect(await tries()).toEqual([['sign-in-slowed', 1], ['sign-in-refused', 1], ...summed])
})

test('however many names are tried, the history says so in few lines', async () => {
  const { app, store } = await testApi({
    seed: { accounts: [office] },
    peerOf: (c) => ({ ...peer, network: c.req.header('test-network') ?? '' }),
  })
  for (let number = 0; number < 1060; number += 1) {
    const body = JSON.stringify({ M05_LoginUserName: `name-${number}`, password: 'guess' })
    const headers = { 'content-type': 'application/json', 'test-network': `net ${Math.floor(number / 20)}` }
    await app.request('/api/admin/login', { method: 'POST', headers, body })
  }
  const { total, data } = await store.audit.page(AuditQuery.parse({}))
  expect(total).toBe(54)
  expect(data.slice(0, 4).map(({ login, after }) => [login, after])).toEqual([
    ['several names', { tries: 1000 }],
    ['several names', { tries: 100 }],
    ['several names', { tries: 10 }],
    ['several names', null],
  ])
})

test('a download of the register is an entry with its filter, named', async () => {
  const { call, trail } = await watched()
  await (await call('GET', '/students?export=export&batch_id=7')).arrayBuffer()
  expect(await trail()).toMatchObject([
    { action: 'export', kind: 'students', record_id: null, after: { batch_id: 7 } },
  ])
  expect((await trail())[0]?.names).toEqual({ 'batches:7': 'Batch 07 Women' })
})

test('the first administrator and a new password from the command line are entries, without the password', async () => {
  const store = await mockStore({})
  const settings = readSettings({ ADMIN_EMAIL: office.login, ADMIN_PASSWORD: PASSWORD })
  if (Array.isArray(settings)) throw new Error(settings.join())
  await createFirstAdmin(store, settings)
  await createFirstAdmin(store, settings)
  const { password } = await resetAdmin(store, office.login)
  const { data } = await store.audit.page(AuditQuery.parse({}))
  expect(data.map(({ action, login, address }) => [action, login, address])).toEqual([
    ['password-reset', office.login, 'command line'],
    ['add', office.login, 'first start'],
  ])
  for (const secret of [password, PASSWORD, '$argon2']) expect(JSON.stringify(data)).not.toContain(secret)
})

test('a name that is no account gets nothing from the command line without --new', async () => {
  const store = await mockStore({ accounts: [office] })
  await expect(resetAdmin(store, 'ofice@example.org')).rejects.toThrow(UnknownName)
  expect(await store.accounts.count()).toBe(1)
  expect((await store.audit.page(AuditQuery.parse({}))).total).toBe(0)
  await resetAdmin(store, 'second@example.org', { isNew: true })
  expect(await store.accounts.find('second@example.org')).toMatchObject({
    level: 'administrator',
    state: 'active',
  })
})

test('reading leaves no entry', async () => {
  const { call, actions } = await watched()
  for (const { path, freeId } of resources) {
    await call('GET', path)
    await call('GET', `${path}/${freeId}`)
  }
  await call('GET', '/trash')
  expect(await actions()).toEqual([])
})

test('only an Administrator reads what was done to accounts', async () => {
  const editor = { ...office, id: 2, login: 'editor', level: 'editor' as const }
  const api = await testApi({ seed: { ...institute, accounts: [office, editor] } })
  const token = 'editor'.padEnd(43, '0')
  await api.store.sessions.open({ tokenHash: await lightKit.digest(token), account: editor }, api.clock.now)
  await api.call('POST', '/courses', { json: { M01_Title: 'Grammar', M01_Description: 'Two terms.' } })
  await api.call('POST', '/staff', { json: { login: 'asma', name: 'Asma', level: 'viewer' } })
  const kindsSeen = async (asked?: { token: string }) =>
    pagedOf(AuditEntry)
      .parse((await api.ask('GET', '/audit', asked)).body)
      .data.map(({ kind }) => kind)
  expect([await kindsSeen(), await kindsSeen({ token })]).toEqual([['accounts', 'courses'], ['courses']])
})

test('is never answered whole, and nonsense in its address filters nothing', async () => {
  const { read, call, page } = await watched()
  for (const { writePath, fields } of resources) await call('POST', writePath, { json: fields })
  for (let number = 0; number < 10; number += 1)
    await call('POST', '/new_role', { json: { name: `r${number}` } })
  const first = pagedOf(AuditEntry).parse(await read('/audit'))
  const total = resources.length + 10
  expect([first.total, first.data.length, first.last_page]).toEqual([total, 15, 2])
  expect((await page('&kind=nothing&action=%00&search=%00')).total).toBe(total)
  expect((await page('&kind=roles&action=add&search=R9')).data.map(({ name }) => name)).toEqual(['r9'])
})

test('the trash lists what was deleted, and erases it for good, once it is deleted', async () => {
  const { read, ask, trail, clock } = await watched()
  const erase = () => ask('DELETE', '/trash/courses/4')
  expect(await erase()).toEqual(said(403, DELETE_FIRST))
  await ask('DELETE', '/courses/4')
  expect(await trail()).toMatchObject([{ action: 'delete', record_id: 4, can_erase: true }])
  const { data } = pagedOf(TrashEntry).parse(await read('/trash?page=1'))
  const name = 'Arabic for Readers'
  expect(data).toMatchObject([
    { kind: 'courses', id: 4, name, deleted_at: clock.now, deleted_by: office.login },
  ])
  expect(await erase()).toEqual(done('Deleted permanently'))
  expect(await erase()).toEqual(said(404, 'Deleted record not found'))
  expect(await ask('POST', '/courses/4/restore')).toEqual(said(404, 'Course not found'))
  expect((await trail()).map((entry) => entry.action)).toEqual(['erase', 'delete'])
  expect(JSON.stringify(await trail())).not.toContain(name)
})

test.each(['/trash/nothing/1', '/trash/courses/0', '/trash/courses/x', '/trash/accounts/1'])(
  'DELETE %s names nothing',
  async (path) => {
    const { call } = await watched()
    expect((await call('DELETE', path)).status).toBe(404)
  },
)
