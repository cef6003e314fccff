import type { Context, MiddlewareHandler } from 'hono'
import type { Peer } from './auth.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses a write that a page of another site sent, before anything is read or counted. A form needs nobody's leave to
 * be sent here, and with a sign-in in it would use up the tries of whoever looks at that page. All other writes need a
 * bearer token, which no other site has; they are refused alike. Who is no browser sends neither header.
 */
export function refuseOtherSites(peerOf: (c: Context) => Peer): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (!isRead && isFromOtherSite(c, peerOf)) {
      throw new Refusal(
        403,
        'This was sent from another site. Open the console at its own address and try again.',
      )
    }
    await next()
  }
}

/** Sec-Fetch-Site counts where the browser sends it, which is over https; Origin always, and is compared without the port. */
function isFromOtherSite(c: Context, peerOf: (c: Context) => Peer): boolean {
  const site = c.req.header('sec-fetch-site')
  // Another host of the same domain ('same-site') may be somebody else's.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  const host = peerOf(c).host
  const own = host === undefined ? c.req.url : `http://${host}`
  return !URL.canParse(origin) || !URL.canParse(own) || new URL(origin).hostname !== new URL(own).hostname
}
