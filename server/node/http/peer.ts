import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Peer } from '#server/auth.ts'
import { addressOf, isProxy, networkOf, type Proxies } from './proxies.ts'

/**
 * Returns the client of a request. Each proxy appends the address that called it to X-Forwarded-For. The header is
 * read from its end, and only as far as our own proxies wrote it, because a client can send any values before.
 */
export function peerOf(request: IncomingMessage, proxies: Proxies): Peer {
  const named = list(request, 'x-forwarded-for')
  let address = addressOf(request.socket.remoteAddress ?? '')
  let hops = 0
  while (isProxy(proxies, address, hops)) {
    const next = addressOf(named.at(-1 - hops) ?? '')
    hops += 1
    // If a proxy names no client, its own address is the last known one.
    if (next === undefined) break
    address = next
  }
  /**
   * Returns the value that the outermost trusted proxy received. A proxy may also send one value for the whole chain.
   */
  const forwarded = (header: string) => {
    const values = list(request, header)
    return hops === 0 ? undefined : (values.at(-hops) ?? values[0])
  }
  return {
    address: address?.toString() ?? 'unknown',
    network: address ? networkOf(address) : 'unknown',
    isSecure: forwarded('x-forwarded-proto') === 'https',
    host: forwarded('x-forwarded-host') ?? request.headers.host,
  }
}

function list(request: IncomingMessage, header: string): string[] {
  const value = request.headers[header]
  const text = Array.isArray(value) ? value.join(',') : value
  return text?.split(',').map((item) => item.trim()) ?? []
}

/** The same, for a request within the API. */
export function peerInApi(proxies: Proxies) {
  return (c: Context<{ Bindings: HttpBindings }>) => peerOf(c.env.incoming, proxies)
}
