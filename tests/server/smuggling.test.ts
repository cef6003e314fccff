import { describe, expect, test } from 'vitest'
import { listening, SECRET } from './listening.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { openToken, testApi } from './support.ts'

const { ask, say } = await listening()

const parents = (
  '.. %2e%2e %2E%2e .%2e %252e%252e %25252e%25252e ..; .... ..%00 %00.. ..%20 %c0%ae%c0%ae ' +
  '%e0%80%ae%e0%80%ae %u002e%u002e %uff0e%uff0e %ef%bc%8e%ef%bc%8e ..%e2%80%8b'
).split(' ')
const separators = ['/', '//', '/./', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af', '%ef%bc%8f', ';/']
const goals = ['secret.txt', '.env.json']
const roots = ['/', '/assets/', '/admin/', '/library/', '/api/', '//', '/%2e/', '/assets/..;/']

/** Every parent with every separator, to each goal, from one root after the other. */
const climbs = parents
  .flatMap((parent) => separators.map((separator) => `${parent}${separator}`))
  .flatMap((step) => goals.map((goal) => step.repeat(3) + goal))
  .map((path, index) => `${roots[index % roots.length]}${path}`)

/** Paths to what no client may have, written in other ways. */
const others = [
  '/.env.json',
  '/.git/config.txt',
  '/assets/../.env.json',
  '/source.map',
  '/assets',
  '/assets/',
  '/assets/main-1a2b.js.br',
  'http://127.0.0.1/../secret.txt',
  '//secret.txt',
  'file:///etc/passwd',
  '/proc/self/environ',
  '/index.html%00.txt',
  '/index.html/../../secret.txt',
]

/** The answers that are fair, with the kind of page or where they lead. */
const fair: Record<number, string | undefined> = {
  200: 'text/html; charset=utf-8',
  302: '/library',
  400: undefined,
  401: undefined,
  404: undefined,
}

test(`${climbs.length} ways to write a path out of the client's folder lead nowhere`, async () => {
  expect(climbs.length).toBeGreaterThanOrEqual(300)
  for (const path of climbs) {
    const { status, headers, body } = await ask(path)
    expect(Object.keys(fair), path).toContain(String(status))
    expect([path, body.toString().includes(SECRET)]).toEqual([path, false])
    // A page of the console answers all addresses below it, a playlist that is not there leads to the library; else
    // nothing is found.
    const led = status === 200 ? headers['content-type'] : headers.location
    expect([path, led]).toEqual([path, fair[status]])
  }
})

test.each(others)('%s is not found', async (path) => {
  const { status, body } = await ask(path)
  expect([404, 400]).toContain(status)
  expect(body.toString()).not.toContain(SECRET)
  expect(body.toString()).not.toContain('root:')
})

describe('no header can be slipped in', () => {
  const breaks = [
    '%0d%0a',
    '%0D%0A',
    '%0a',
    '%0d',
    '%E5%98%8A%E5%98%8D',
    '%250d%250a',
    '%u000d%u000a',
    '\u010D\u010A',
  ]
  const places = [
    '/library/x{}',
    '/role_edit/1{}',
    '/{}',
    '/home?x={}',
    '/admin{}',
    '/api/courses?search={}',
    '/api/courses/1{}',
    '/api/students?export=export&batch_id={}',
    '/api/classes?export=export&video={}',
    '/api/{}',
  ]
  const signedIn = { authorization: `Bearer ${openToken}` }
  const hasSlipped = (headers: object) =>
    Object.keys(headers).some((name) => name === 'injected') || JSON.stringify(headers).includes('Injected')

  test.each(places)('by the address %s', async (place) => {
    for (const lineBreak of breaks) {
      const path = encodeURI(place.replace('{}', `${lineBreak}Injected:%20yes`)).replaceAll('%25', '%')
      const { status, headers } = await ask(path, signedIn)
      expect([path, hasSlipped(headers)]).toEqual([path, false])
      expect(status, path).toBeLessThan(500)
    }
  })

  test.each([
    'if-match',
    'idempotency-key',
    'x-forwarded-for',
    'x-request-id',
    'if-none-match',
    'origin',
    'cookie',
  ])('by what %s says', async (name) => {
    for (const value of ['"1"%0d%0aInjected: yes', 'a\tInjected: yes', 'é\u0085Injected: yes']) {
      const { headers } = await ask('/api/courses?page=1', { ...signedIn, [name]: value })
      expect([value, hasSlipped(headers)]).toEqual([value, false])
    }
  })

  test.each([
    [
      'a length and chunks at once',
      'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /secret HTTP/1.1\r\n\r\n',
    ],
    [
      'two lengths',
      'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 30\r\n\r\nGET /secret HTTP/1.1\r\n\r\n',
    ],
    ['a folded header', 'GET /home HTTP/1.1\r\nHost: a\r\nX: a\r\n b: c\r\n\r\n'],
    ['no host', 'GET /home HTTP/1.1\r\n\r\n'],
    ['a bare line feed', 'GET /home HTTP/1.1\nHost: a\n\n'],
    ['a space before the colon', 'GET /home HTTP/1.1\r\nHost : a\r\n\r\n'],
  ])('by %s: the connection is refused and closed', async (_what, request) => {
    const heard = await say(request)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

/** The status and the body of an answer over a bare connection. */
const split = (reply: string) => {
  const [head = '', body = ''] = reply.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

test.each([
  ['no method', 'nonsense\r\n\r\n', 400],
  ['a host that is none', 'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a port that is none', 'GET /api/health HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n', 400],
  ['headers that are too long', `GET /api HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an expectation that nobody meets',
    'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: foo\r\nConnection: close\r\n\r\n',
    417,
  ],
])('%s is refused in words', async (_, request, status) => {
  const reply = split(await say(request))
  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body)).toEqual({ message: expect.any(String) })
})

test('HTTP/1.0 without a host is answered', async () => {
  const reply = split(await say('GET /api/health HTTP/1.0\r\n\r\n'))
  expect(reply).toEqual({ status: 200, body: '{"status":"ok"}' })
})

test('a target with scheme and host is that path', async () => {
  const reply = await say('GET http://a.example/api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(split(reply).body).toBe('{"status":"ok"}')
})

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: a\r\n'

test('a client may send a few requests ahead', async () => {
  const reply = await say(`${`${HEALTH}\r\n`.repeat(9)}${HEALTH}Connection: close\r\n\r\n`)
  expect(reply.match(/HTTP\/1.1 200/g)).toHaveLength(10)
})

test('whoever sends 1,500 ahead is let go at once', async () => {
  const reply = await say(`${HEALTH}\r\n`.repeat(1500)).catch(() => '')
  expect(reply.match(/HTTP\/1.1 200/g) ?? []).toHaveLength(0)
})

test('no prototype is reached by a body, a form or an address', async () => {
  const { call } = await testApi({ seed: institute })
  const polluted = JSON.stringify({ isPolluted: 'yes', M01_Title: 'Polluted', isActive: 1 })
  const bodies = [
    `{"constructor":{"prototype":${polluted}}}`,
    `{"__proto__":${polluted},"M01_Description":"-"}`,
    `{"M01_Title":"Kept","M01_Description":"-","__proto__":${polluted}}`,
    `{"M01_Title":"Kept","M01_Description":{"__proto__":${polluted}}}`,
  ]
  for (const body of bodies)
    for (const [method, path] of [
      ['POST', '/courses'],
      ['PUT', '/courses/1'],
    ] as const) {
      const response = await call(method, path, { body, headers: { 'content-type': 'application/json' } })
      expect(await response.text()).not.toContain('isPolluted')
    }
  const names = ['__proto__[isPolluted]', 'constructor[prototype][isPolluted]', '__proto__.isPolluted']
  for (const form of names.map((name) => `${name}=yes`)) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await call('POST', '/courses', { body: `${form}&M01_Title=${form}&M01_Description=-`, headers })
    await call('GET', `/courses?${form}`)
  }
  expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
  expect(Reflect.get({}, 'isActive')).toBeUndefined()
})
