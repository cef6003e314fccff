import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { peerOf } from '#server/node/http/peer.ts'
import { NO_PROXIES, proxiesOf } from '#server/node/http/proxies.ts'

function from(address: string, headers: Record<string, string> = {}) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers })
}

/** Who is seen to call, behind proxies as TRUST_PROXY names them. */
const seen = (setting: string, address: string, forwarded?: string) =>
  peerOf(
    from(address, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    proxiesOf(setting) ?? NO_PROXIES,
  ).address

const forwarded = {
  host: 'inside:3000',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'institute.example',
}

test('forwarded headers are not believed without a trusted proxy', () => {
  expect(peerOf(from('192.0.2.1', forwarded), NO_PROXIES)).toEqual({
    address: '192.0.2.1',
    network: '192.0.2.1',
    isSecure: false,
    host: 'inside:3000',
  })
})

test('behind a trusted proxy the caller is whom the proxy names', () => {
  expect(peerOf(from('192.0.2.1', forwarded), { hops: 1 })).toEqual({
    address: '203.0.113.7',
    network: '203.0.113.7',
    isSecure: true,
    host: 'institute.example',
  })
})

test('of several entries the proxy’s own is the last: what a caller sends along is not believed', () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.7', 'x-forwarded-proto': 'https, http' }
  expect(peerOf(from('192.0.2.1', headers), { hops: 1 })).toMatchObject({
    address: '203.0.113.7',
    isSecure: false,
  })
})

test.each(['', '10.0.0.1, ', 'somebody', '10.0.0.1, unknown'])(
  'a proxy that names nobody (%j) leaves the address of the connection',
  (header) => {
    expect(seen('1', '192.0.2.1', header)).toBe('192.0.2.1')
  },
)

test.each([
  ['0', '203.0.113.9', '192.0.2.1'],
  ['1', '203.0.113.9, 198.51.100.2', '198.51.100.2'],
  ['2', '1.2.3.4, 203.0.113.9, 198.51.100.2', '203.0.113.9'],
  // The request came past the outer of two.
  ['2', '203.0.113.9', '203.0.113.9'],
  ['192.0.2.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['192.0.2.0/24', '203.0.113.9, 192.0.2.77', '203.0.113.9'],
  ['192.0.2.0/24, 2001:db8::/32', '1.2.3.4, 203.0.113.9, 2001:db8::7', '203.0.113.9'],
  ['192.0.2.0/24', '192.0.2.3, 192.0.2.4', '192.0.2.3'],
  ['198.51.100.0/24', '203.0.113.9', '192.0.2.1'],
])('TRUST_PROXY=%s: "%s" before 192.0.2.1 is %s', (setting, header, caller) => {
  expect(seen(setting, '192.0.2.1', header)).toBe(caller)
})

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
  ['::1', '::1', '::/64'],
  ['', 'unknown', 'unknown'],
])('%s is told as %s and counted as %s', (address, told, network) => {
  expect(peerOf(from(address), NO_PROXIES)).toMatchObject({ address: told, network })
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('a proxy may write %s', (header, caller) => {
  expect(seen('1', '192.0.2.1', header)).toBe(caller)
})

test.each([
  'yes',
  '-1',
  '1.5',
  '10',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  '1,2',
  'localhost',
  '::1/129',
])('TRUST_PROXY=%s means nothing', (setting) => {
  expect(proxiesOf(setting)).toBeUndefined()
})
