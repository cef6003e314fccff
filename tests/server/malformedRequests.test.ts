import { expect, test } from 'vitest'
import { listening } from './listening.ts'

/** What is no proper HTTP, or more of it than a connection may send ahead; over bare connections. */
const server = await listening()

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
  const reply = split(await server.say(request))
  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body)).toEqual({ message: expect.any(String) })
})

test('HTTP/1.0 without a host is answered', async () => {
  const reply = split(await server.say('GET /api/health HTTP/1.0\r\n\r\n'))
  expect(reply).toEqual({ status: 200, body: '{"status":"ok"}' })
})

test('a target with scheme and host is that path', async () => {
  const reply = await server.say(
    'GET http://a.example/api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  )
  expect(split(reply).body).toBe('{"status":"ok"}')
})

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: a\r\n'

test('a client may send a few requests ahead', async () => {
  const reply = await server.say(`${`${HEALTH}\r\n`.repeat(9)}${HEALTH}Connection: close\r\n\r\n`)
  expect(reply.match(/HTTP\/1.1 200/g)).toHaveLength(10)
})

test('whoever sends 1,500 ahead is let go at once', async () => {
  const reply = await server.say(`${HEALTH}\r\n`.repeat(1500)).catch(() => '')
  expect(reply.match(/HTTP\/1.1 200/g) ?? []).toHaveLength(0)
})
