import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Peer } from '#server/auth.ts'

/**
 * Who is calling. Forwarded headers are believed only behind a proxy that sets them: anybody can send them.
 * The proxy's own entry is the last one.
 */
export function peerOf(request: IncomingMessage, isProxyTrusted: boolean): Peer {
  const socket = { address: request.socket.remoteAddress ?? 'unknown', isSecure: false }
  if (!isProxyTrusted) return socket
  const last = (header: string) => {
    const value = request.headers[header]
    return (Array.isArray(value) ? value.join(',') : value)?.split(',').at(-1)?.trim()
  }
  return {
    address: last('x-forwarded-for') || socket.address,
    isSecure: last('x-forwarded-proto') === 'https',
  }
}

/** The same for a request inside the API. */
export function peerInApi(isProxyTrusted: boolean) {
  return (c: Context<{ Bindings: HttpBindings }>) => peerOf(c.env.incoming, isProxyTrusted)
}
