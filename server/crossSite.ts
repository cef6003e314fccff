import type { Context, MiddlewareHandler } from 'hono'
import type { Peer } from './auth.ts'
import { Refusal } from './refusal.ts'

/**
 * Rejects writes sent by pages of other sites (403), before anything is read or counted. Browsers allow any site to submit
 * forms here, so a hidden sign-in form could use up the attempts of its visitors. All other writes need a bearer token, which
 * no other site has, but are rejected too. Clients that are not browsers send neither header.
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

/** Uses Sec-Fetch-Site, which browsers send over https, otherwise Origin, compared without the port. */
function isFromOtherSite(c: Context, peerOf: (c: Context) => Peer): boolean {
  const site = c.req.header('sec-fetch-site')
  // Another host of the same domain ('same-site') may belong to someone else.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  const host = peerOf(c).host
  const own = host === undefined ? c.req.url : `http://${host}`
  return !URL.canParse(origin) || !URL.canParse(own) || new URL(origin).hostname !== new URL(own).hostname
}
