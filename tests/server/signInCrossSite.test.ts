import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import { AuditQuery } from '#contract/audit.ts'
import { answer, countingKit, office, openToken, said, testApi } from './support.ts'

const peer = { address: '192.0.2.7', network: '192.0.2.7', isSecure: true, host: 'console.example:8443' }

async function watched() {
  const { auth, checks } = countingKit()
  const store = await mockStore({ accounts: [office] })
  let taken = 0
  const attempts = {
    ...store.attempts,
    take: async (...args: Parameters<typeof store.attempts.take>) => {
      taken += 1
      return store.attempts.take(...args)
    },
  }
  const api = await testApi({ store: { ...store, attempts }, peerOf: () => peer, auth })
  const right = (headers: Record<string, string>) => api.signIn(office.login, office.passwordHash, headers)
  const entries = async () => (await store.audit.page(AuditQuery.parse({}))).total
  return { ...api, right, touched: async () => [checks(), taken, await entries()] }
}

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://console.example:8443' },
  { origin: 'https://elsewhere.example' },
  { origin: 'https://console.example.elsewhere.example' },
  { origin: 'null' },
]

test.each(foreign)(
  'a sign-in that another site sent (%j) is refused, and counts nowhere',
  async (headers) => {
    const { right, signIn, touched } = await watched()
    for (let count = 0; count < 50; count += 1) await signIn(office.login, 'guess', headers)
    expect(await answer(await right(headers))).toEqual(
      said(403, 'This was sent from another site. Open the console at its own address and try again.'),
    )
    expect(await touched()).toEqual([0, 0, 0])
    expect((await right({})).status).toBe(200)
  },
)

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'https://console.example:8443' },
  // Where a proxy asks for another host, the browser's word counts.
  { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://console.example:8443' },
  // Proxies that leave out the port.
  { origin: 'https://console.example' },
  { origin: 'https://CONSOLE.example:8443' },
])('a sign-in of this site, or of no browser (%j), is taken', async (headers) => {
  const { right } = await watched()
  expect((await right(headers)).status).toBe(200)
})

test('where nothing names the host, the address of the request does', async () => {
  const { app } = await testApi()
  const ask = (origin: string) =>
    app.request('http://10.0.0.7:3000/api/admin/login', { method: 'POST', headers: { origin } })
  expect((await ask('http://10.0.0.7:3000')).status).not.toBe(403)
  expect((await ask('http://10.0.0.8:3000')).status).toBe(403)
})

test('writes are refused alike, with a session too; reads are not', async () => {
  const { call } = await watched()
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await call(method, '/courses/1', { token: openToken, headers })).status).toBe(403)
  }
  expect((await call('GET', '/courses', { token: openToken, headers })).status).toBe(200)
})
