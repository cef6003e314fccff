import { describe, expect, test } from 'vitest'
import { listening, SECRET } from './listening.ts'
import { resources } from './resources.ts'
import { institute, openToken, testApi } from './support.ts'

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

describe('no prototype is reached', () => {
  const polluted = { isPolluted: 'yes', M01_Title: 'Polluted', isActive: 1 }
  const bodies = [
    JSON.stringify({ constructor: { prototype: polluted } }),
    `{"__proto__":${JSON.stringify(polluted)},"M01_Description":"-"}`,
    `{"M01_Title":"Kept","M01_Description":"-","__proto__":${JSON.stringify(polluted)}}`,
    `{"M01_Title":"Kept","M01_Description":{"__proto__":${JSON.stringify(polluted)}}}`,
  ]
  const forms = [
    '__proto__[isPolluted]=yes',
    'constructor[prototype][isPolluted]=yes',
    '__proto__.isPolluted=yes',
  ]

  test.each(resources)('by a $name', async ({ writePath, path, freeId, fields }) => {
    const { call } = await testApi({ seed: institute })
    for (const body of bodies) {
      for (const [method, at] of [
        ['POST', writePath],
        ['PUT', `${writePath}/${freeId}`],
      ] as const) {
        const headers = { 'content-type': 'application/json' }
        expect(await (await call(method, at, { body, headers })).text()).not.toContain('isPolluted')
      }
    }
    for (const form of forms) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const rest = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      await call('POST', writePath, { body: `${form}&${rest}`, headers })
      await call('GET', `${path}?${form}`)
    }
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
    expect(Reflect.get({}, 'isActive')).toBeUndefined()
    expect(await (await call('GET', path)).text()).not.toContain('isPolluted')
  })
})

describe('a body says nothing beyond the fields of its form', () => {
  const more = {
    id: 999_999,
    version: 77,
    deleted: 1,
    deleted_at: 5,
    created_at: 5,
    by: 'somebody',
    passwordHash: 'planted',
    M05_PasswordHash: 'planted',
    search: 'planted',
    isAdmin: 1,
    ...Object.fromEntries(resources.map(({ idField }) => [idField, 999_999])),
  }

  /** What no two records may share. */
  const own = ['name', 'M01_Title', 'M02_Name', 'M05_UserCode', 'M11_Division_name']
  const renamed = (fields: object, word: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, own.includes(name) ? `${word} ${value}` : value]),
    )

  test.each(resources)('$name', async ({ path, writePath, idField, freeId, fields }) => {
    const { call, read } = await testApi({ seed: institute })
    const record = (id: unknown) => read(`${path}/${String(id)}`)
    const plain = await call('POST', writePath, { json: fields })
    expect(plain.status).toBe(201)
    const { data: like } = await plain.json()

    const added = await call('POST', writePath, { json: { ...more, ...renamed(fields, 'Other') } })
    const { data } = await added.json()
    expect(added.status).toBe(201)
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(like).toSorted())
    expect(data[idField]).not.toBe(999_999)
    expect(JSON.stringify(await record(data[idField]))).not.toMatch(/planted|999999/)

    // The address says which record is changed, not the body.
    const changed = await call('PUT', `${writePath}/${freeId}`, {
      json: { ...more, ...renamed(fields, 'Third') },
    })
    expect(changed.status).toBe(200)
    expect(JSON.stringify(await record(freeId))).not.toMatch(/planted|999999/)
    expect(await record(like[idField])).toEqual({ data: like })
    expect((await call('GET', `${path}/999999`)).status).toBe(404)
  })
})
