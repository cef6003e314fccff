import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listening, SCRIPT } from './listening.ts'
import { openToken } from './support.ts'

const { ask, say } = await listening()
const behindProxy = await listening({ proxies: { hops: 1 } })

const asset = '/assets/main-1a2b.js'

test.each([
  ['a page', 'GET', '/', 200],
  ['a file', 'GET', asset, 200],
  ['an unknown page', 'GET', '/nowhere', 404],
  ['an unknown file', 'GET', '/nowhere.js', 404],
  ['a write to a page', 'POST', '/', 405],
  ['the API', 'GET', '/api/health', 200],
  ['a refusal of the API', 'GET', '/api/courses', 401],
])('%s carries the security headers (spec: 482)', async (_what, method, path, status) => {
  const { headers, ...reply } = await ask(path, {}, method)
  expect(reply.status).toBe(status)
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('browsers are told to stay on https only where a trusted proxy says that they came by it', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' }
  const told = async (from: typeof ask, headers = {}) =>
    (await from('/', headers)).headers['strict-transport-security']
  expect(await told(ask, forwarded)).toBeUndefined()
  expect(await told(behindProxy.ask)).toBeUndefined()
  expect(await told(behindProxy.ask, { 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await told(behindProxy.ask, forwarded)).toBe('max-age=31536000; includeSubDomains')
})

test('only files with a hash in their name may be kept for a year', async () => {
  const kept = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await kept(asset)).toBe('public, max-age=31536000, immutable')
  expect(await kept('/')).toBe('no-cache')
  expect(await kept('/robots.txt')).toBe('no-cache')
  expect(await kept('/nowhere')).toBe('no-cache')
  expect(await kept('/api/health')).toBe('no-store')
})

test('a file that the browser has already is a 304 without a body, however its ETag comes', async () => {
  const { etag = '' } = (await ask(asset)).headers
  for (const have of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await ask(asset, { 'if-none-match': have })
    expect([reply.status, reply.body.length, reply.headers.etag], have).toEqual([304, 0, etag])
  }
  expect((await ask(asset, { 'if-none-match': '"other"' })).status).toBe(200)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', undefined],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
  ['brotli', undefined],
])('a browser that accepts %j is sent a script as %s', async (accepted, encoding) => {
  const { headers, body } = await ask(asset, { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(headers['content-length']).toBe(String(body.length))
  const unpacked =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(unpacked.toString()).toBe(SCRIPT)
})

test('a file without a packed form is sent as it is', async () => {
  const { headers, body } = await ask('/assets/logo.svg', { 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], headers['content-type'], body.toString()]).toEqual([
    undefined,
    'image/svg+xml',
    '<svg/>',
  ])
})

test.each(['bytes=0-9', 'bytes=-5', 'bytes=9-2', 'bytes=999999-', 'lines=1'])(
  'a request for the range %s is sent the whole file, as no ranges are offered',
  async (range) => {
    const { status, headers, body } = await ask(asset, { range })
    expect([status, headers['content-range'], body.toString()]).toEqual([200, undefined, SCRIPT])
  },
)

test('the name of a file that other servers show leads home', async () => {
  const { status, headers } = await ask('/index.html')
  expect([status, headers.location]).toEqual([301, '/'])
})

test('HEAD answers as GET does, without the body', async () => {
  const { headers, body, status } = await ask(asset, {}, 'HEAD')
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, String(SCRIPT.length)])
})

test('a page answers no write, and says what it answers', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/admin', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})

test('the API answers in JSON on the same port', async () => {
  const headers = { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' }
  const json = JSON.stringify({ M01_Title: 'Grammar', M01_Description: 'Two terms' })
  const added = await ask('/api/courses', headers, 'POST', json)
  expect([added.status, added.headers['content-type']]).toEqual([201, 'application/json'])
  expect((await ask('/api?x', headers)).status).toBe(404)
})

test('forms reach the API over the wire: multipart and urlencoded (spec: 512)', async () => {
  const send = (type: string, body: string) =>
    ask('/api/courses', { authorization: `Bearer ${openToken}`, 'content-type': type }, 'POST', body)
  const part = (name: string, value: string) =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const multipart = `${part('M01_Title', 'ഹദീസ്')}${part('M01_Description', 'Two terms')}--xx--\r\n`
  const first = await send('multipart/form-data; boundary=xx', multipart)
  expect([first.status, JSON.parse(first.body.toString())]).toMatchObject([
    201,
    { data: { M01_Title: 'ഹദീസ്' } },
  ])
  const second = await send('application/x-www-form-urlencoded', 'M01_Title=A+B&M01_Description=C%26D')
  expect(JSON.parse(second.body.toString())).toMatchObject({
    data: { M01_Title: 'A B', M01_Description: 'C&D' },
  })
})

test('a list goes packed to whoever takes it so, and reads the same', async () => {
  const signedIn = { authorization: `Bearer ${openToken}` }
  const plain = await ask('/api/courses', signedIn)
  const packed = await ask('/api/courses', { ...signedIn, 'accept-encoding': 'gzip, deflate, br' })
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.body)).toEqual(plain.body)
})

test('an address or header beyond all measure is refused by the server itself', async () => {
  expect((await ask(`/${'x'.repeat(20_000)}`)).status).toBe(431)
  expect((await ask('/', { cookie: 'x'.repeat(20_000) })).status).toBe(431)
})

test('who does not end its headers is let go with 408', async () => {
  expect(await say('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
})
