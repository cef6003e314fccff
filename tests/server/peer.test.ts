import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { peerOf } from '#server/node/peer.ts'

function from(address: string, headers: Record<string, string>) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers })
}

const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

test('forwarded headers are not believed without a trusted proxy', () => {
  expect(peerOf(from('192.0.2.1', forwarded), false)).toEqual({ address: '192.0.2.1', isSecure: false })
})

test('behind a trusted proxy the caller is whom the proxy names', () => {
  expect(peerOf(from('192.0.2.1', forwarded), true)).toEqual({ address: '203.0.113.7', isSecure: true })
})

test('of several entries the proxy’s own is the last: what a caller sends along is not believed', () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.7', 'x-forwarded-proto': 'https, http' }
  expect(peerOf(from('192.0.2.1', headers), true)).toEqual({ address: '203.0.113.7', isSecure: false })
})

test.each<Record<string, string>>([{}, { 'x-forwarded-for': '' }, { 'x-forwarded-for': '10.0.0.1, ' }])(
  'a proxy that names nobody (%j) leaves the address of the connection',
  (headers) => {
    expect(peerOf(from('192.0.2.1', headers), true)).toEqual({ address: '192.0.2.1', isSecure: false })
  },
)
