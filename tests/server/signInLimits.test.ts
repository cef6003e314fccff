import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { mockStore } from '#mocks/database/mockStore.ts'
import type { Peer } from '#server/auth.ts'
import { answer, cookieOf, countingKit, MINUTE, office, testApi } from './support.ts'

const NAME = office.login
const PASSWORD = office.passwordHash

/** The API as callers from several addresses see it: the test says who calls by a header. */
async function limitedApi() {
  const { auth, checks } = countingKit()
  const peerOf = (c: Context): Peer => {
    const address = c.req.header('test-address') ?? 'home'
    return { address, network: address, isSecure: c.req.header('test-secure') === '1' }
  }
  const other = { ...office, id: 2, login: 'other@example.org', passwordHash: 'other-word' }
  const store = await mockStore({ accounts: [office, other] })
  const api = await testApi({ store, peerOf, auth })
  const guess = async (name: string, address: string) =>
    (await api.signIn(name, 'guess', { 'test-address': address })).status
  /** So many guesses; each # in a name or an address is the guess's number. */
  const guesses = async (count: number, name: string, address: string) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) {
      const [of = '', from = ''] = [name, address].map((text) => text.replace('#', String(index)))
      statuses.push(await guess(of, from))
    }
    return statuses
  }
  return { ...api, guess, guesses, checks }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

/** The cookie by which a browser is known again, from a sign-in at home before the attack. */
async function knownBrowser(
  { signIn }: Awaited<ReturnType<typeof limitedApi>>,
  name = NAME,
  password = PASSWORD,
) {
  const response = await signIn(name, password)
  return { cookie: cookieOf(response) }
}

test('from one address a name is tried four times in 5 minutes, then not even the right password counts', async () => {
  const { guesses, signIn, clock, checks } = await limitedApi()
  expect(await guesses(5, NAME, 'home')).toEqual([...times(4, 401), 429])
  clock.now += 60_500
  const refused = await signIn(NAME, PASSWORD)
  expect(refused.headers.get('retry-after')).toBe('240')
  expect(await answer(refused)).toEqual({
    status: 429,
    body: { message: 'Too many attempts. Try again in 240 seconds.', success: false },
  })
  expect(checks()).toBe(4)
  clock.now += 5 * MINUTE
  expect((await signIn(NAME, PASSWORD)).status).toBe(200)
})

test('tries in another letter case are tries at the same name', async () => {
  const { guess } = await limitedApi()
  const names = [NAME, NAME.toUpperCase(), ` ${NAME}`, 'Office@example.org', 'oFFICE@example.org']
  const statuses: number[] = []
  for (const name of names) statuses.push(await guess(name, 'home'))
  expect(statuses).toEqual([...times(4, 401), 429])
})

test('a right password resets the counts of its name', async () => {
  const { guesses, signIn } = await limitedApi()
  const atHome = (count: number) => guesses(count, NAME, 'home')
  expect(await atHome(3)).toEqual(times(3, 401))
  expect((await signIn(NAME, PASSWORD)).status).toBe(200)
  expect(await atHome(5)).toEqual([...times(4, 401), 429])
})

test('from ever new addresses a name is tried seven times in 5 minutes; other names are not touched', async () => {
  const { guesses, signIn, clock } = await limitedApi()
  expect(await guesses(9, NAME, 'bot #')).toEqual([...times(7, 401), 429, 429])
  expect((await signIn(NAME, PASSWORD, { 'test-address': 'bot 99' })).status).toBe(429)
  expect((await signIn('other@example.org', 'other-word')).status).toBe(200)
  clock.now += 5 * MINUTE
  expect((await signIn(NAME, PASSWORD)).status).toBe(200)
})

test('an unknown name is limited as a known one is', async () => {
  const { guesses } = await limitedApi()
  expect(await guesses(9, 'nobody', 'bot #')).toEqual([...times(7, 401), 429, 429])
})

test('from one address all names together are tried forty times in 5 minutes', async () => {
  const { guesses, signIn } = await limitedApi()
  expect(await guesses(41, 'name-#', 'bot')).toEqual([...times(40, 401), 429])
  expect((await signIn(NAME, PASSWORD, { 'test-address': 'bot' })).status).toBe(429)
  expect((await signIn(NAME, PASSWORD, { 'test-address': 'home' })).status).toBe(200)
})

test('guessing from many addresses for an hour checks at most 91 passwords', async () => {
  const { guess, clock, checks } = await limitedApi()
  for (let second = 0; second < 3600; second += 5) {
    await guess(NAME, `bot ${second}`)
    clock.now += 5000
  }
  expect(checks()).toBeGreaterThan(0)
  expect(checks()).toBeLessThanOrEqual(91)
})

test('the owner, in a browser that signed in before, gets in while the name is under attack', async () => {
  const api = await limitedApi()
  const browser = await knownBrowser(api)
  await api.guesses(20, NAME, 'bot #')
  expect((await api.signIn(NAME, PASSWORD, { 'test-address': 'cafe' })).status).toBe(429)
  expect((await api.signIn(NAME, PASSWORD, { ...browser, 'test-address': 'cafe' })).status).toBe(200)
})

test('the owner, in a browser that signed in before, gets in while their address has no tries left', async () => {
  const api = await limitedApi()
  const browser = await knownBrowser(api)
  const spent = await api.guesses(45, 'student-#', 'home')
  expect(spent).toContain(429)
  expect((await api.signIn('other@example.org', 'other-word')).status).toBe(429)
  for (let count = 0; count < 20; count += 1) {
    expect((await api.signIn(NAME, PASSWORD, browser)).status).toBe(200)
  }
})

test('a browser that is known for one account gives no way around the limit of another', async () => {
  const api = await limitedApi()
  const browser = await knownBrowser(api, 'other@example.org', 'other-word')
  await api.guesses(20, NAME, 'bot #')
  expect((await api.signIn(NAME, PASSWORD, browser)).status).toBe(429)
  expect((await api.signIn(NAME, PASSWORD, { cookie: 'device=made-up' })).status).toBe(429)
})

test('a known browser has a limit of its own: seven attempts in 5 minutes', async () => {
  const api = await limitedApi()
  const browser = await knownBrowser(api)
  const statuses: number[] = []
  for (let index = 0; index < 8; index += 1) {
    const response = await api.signIn(NAME, 'guess', { ...browser, 'test-address': `cafe ${index}` })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([...times(7, 401), 429])
})

test('the browser’s cookie is out of reach of scripts and other sites, and secure over https', async () => {
  const { signIn } = await limitedApi()
  const plain = (await signIn(NAME, PASSWORD)).headers.get('set-cookie')
  expect(plain).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
  const secure = (await signIn(NAME, PASSWORD, { 'test-secure': '1' })).headers.get('set-cookie')
  expect(secure).toContain('; Secure')
})

test('a known browser is not given a second cookie, and a refused one none at all', async () => {
  const api = await limitedApi()
  const browser = await knownBrowser(api)
  expect((await api.signIn(NAME, PASSWORD, browser)).headers.get('set-cookie')).toBeNull()
  expect((await api.signIn(NAME, 'guess')).headers.get('set-cookie')).toBeNull()
})
