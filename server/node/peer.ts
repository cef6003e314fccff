import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Peer } from '#server/auth.ts'
import { addressOf, isProxy, networkOf, type Proxies } from './proxies.ts'

/**
 * Who is calling. Each proxy appends whom it was called by to X-Forwarded-For, so it is walked from its end, and only
 * for as long as those who wrote it are proxies of ours: anybody can send the rest.
 */
export function peerOf(request: IncomingMessage, proxies: Proxies): Peer {
  const named = list(request, 'x-forwarded-for')
  let address = addressOf(request.socket.remoteAddress ?? '')
  let hops = 0
  while (isProxy(proxies, address, hops)) {
    const next = addressOf(named.at(-1 - hops) ?? '')
    hops += 1
    // A proxy that names no client is itself the last known address.
    if (next === undefined) break
    address = next
  }
  /** What the outermost of our proxies says; one that speaks for all of them says it once. */
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

/** The same for a request inside the API. */
export function peerInApi(proxies: Proxies) {
  return (c: Context<{ Bindings: HttpBindings }>) => peerOf(c.env.incoming, proxies)
}
