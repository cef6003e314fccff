import { expect, test } from 'vitest'
import { batch07B } from '#mocks/fixtures/divisions.ts'
import { DIVISION, pageOf, TOKEN, testPages } from './classPageParts.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { lightKit, testApi } from './support.ts'

const by = { login: 'office@example.org', address: '192.0.2.1', at: 0 }
const OLD = 'o'.repeat(22)
const OFF = 'f'.repeat(22)

/** Pages with an address that was replaced, and one that was turned off. */
async function pagesWithHistory(parts: Parameters<typeof testPages>[0] = {}) {
  const other = batch07B.M11_Division_id
  let network = 'home'
  const pages = await testPages({
    seed: { pages: [await pageOf(DIVISION, OLD), await pageOf(other, OFF)] },
    network: () => network,
    ...parts,
  })
  const { classPages } = pages.store
  await classPages.renew(DIVISION, { token: TOKEN, digest: await lightKit.digest(TOKEN) }, by)
  await classPages.turnOff(other, by)
  return { ...pages, from: (name: string) => (network = name) }
}

test('wrong, old, turned-off and malformed addresses have one answer', async () => {
  const { ask } = await pagesWithHistory()
  const wrong = [
    'x'.repeat(22),
    OLD,
    OFF,
    TOKEN.slice(1),
    TOKEN.toLowerCase(),
    '%00',
    'a',
    'b'.repeat(5000),
    '..%2f..',
  ]
  const ways = ['', '.ics', '/watch/1', '/watch/none', '/']
  const answers = new Set<string>()
  for (const token of wrong) {
    for (const way of ways) {
      const { status, headers, body } = await ask(`/d/${token}${way}`)
      const { 'x-request-id': _id, ...same } = headers
      answers.add(JSON.stringify({ status, same, body }))
    }
  }
  expect(answers.size).toBe(1)
  const [only = ''] = answers
  expect(JSON.parse(only)).toMatchObject({
    status: 404,
    same: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
    body: expect.stringContaining('This address opens no class'),
  })
  expect((await ask(`/d/${TOKEN}`)).status).toBe(200)
  expect((await ask(`/d/${TOKEN}/`)).status).toBe(200)
})

test('a page is not indexed, tells no other site where it was, and is kept by nobody else', async () => {
  const { ask } = await pagesWithHistory()
  const { headers, body } = await ask(`/d/${TOKEN}`)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  const names = institute.teachers.map((teacher) => teacher.M05_UserName)
  const people = [...names, ...institute.students.map((student) => student.M05_UserName)]
  expect(people.filter((name) => body.includes(name))).toEqual([])
  expect((await ask(`/d/${TOKEN}`, '*/*', 'HEAD')).body).toBe('')
  const posted = await ask(`/d/${TOKEN}`, '*/*', 'POST')
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a guesser is refused further wrong addresses, and nobody behind the same network a right one', async () => {
  const { ask, from, clock } = await pagesWithHistory()
  from('carrier')
  const guess = async (number: number) => (await ask(`/d/${String(number).padStart(22, 'g')}`)).status
  const tried = []
  for (let number = 0; number < 60; number += 1) tried.push(await guess(number))
  expect(tried).toEqual([...Array<number>(50).fill(404), ...Array<number>(10).fill(429)])
  expect((await ask(`/d/${TOKEN}`)).status).toBe(200)
  expect((await ask(`/d/${TOKEN}.ics`)).status).toBe(200)

  const refused = await ask(`/d/${'w'.repeat(22)}`)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
  expect(await guess(7)).toBe(404)
  from('elsewhere')
  expect(await guess(60)).toBe(404)
  from('carrier')
  clock.now += 600_000
  expect(await guess(61)).toBe(404)
})

test('300 phones behind one address open the page, also those with the address from before', async () => {
  // What the page shows takes long to make, and does not matter here.
  const renderer = { render: () => '', policy: '' }
  const { ask } = await pagesWithHistory({ renderer })
  const statuses = await Promise.all(
    Array.from(
      { length: 600 },
      async (_, index) => (await ask(`/d/${index % 2 === 0 ? TOKEN : OLD}`)).status,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
})

test('a database that is away is told in words, and noted', async () => {
  const { store, ...first } = await pagesWithHistory()
  store.classPages.find = async () => {
    throw new Error('the database is away')
  }
  const { status, headers, body } = await first.ask(`/d/${TOKEN}`)
  expect([status, headers['retry-after']]).toEqual([503, '10'])
  expect(body).toContain('The classes cannot be shown right now')
  expect(first.logged.at(-1)).toMatchObject({ status: 503, route: '/d/:token' })
  expect(JSON.stringify(first.logged)).not.toContain(TOKEN)
})

test('the console turns a page on, renews its address and turns it off', async () => {
  const { ask } = await testApi({ seed: institute })
  const path = `/division/${DIVISION}/page`
  const dataOf = async (method: string) => {
    const { status, body } = await ask(method, path)
    return { status, ...(typeof body === 'object' && body !== null && 'data' in body && { data: body.data }) }
  }
  expect(await dataOf('GET')).toEqual({ status: 200, data: { token: null, since: null } })
  const on = await dataOf('POST')
  expect(on).toEqual({
    status: 200,
    data: { token: expect.stringMatching(/^[\w-]{22}$/), since: Date.UTC(2026, 0, 1) },
  })
  expect(await dataOf('POST')).toEqual(on)
  const renewed = await dataOf('PUT')
  expect(renewed.data).not.toEqual(on.data)
  expect(await ask('DELETE', path)).toEqual({
    status: 200,
    body: { success: true, message: 'The class page is off.' },
  })
  expect(await dataOf('GET')).toEqual({ status: 200, data: { token: null, since: null } })
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    expect((await ask(method, '/division/2147483646/page')).status).toBe(404)
})
