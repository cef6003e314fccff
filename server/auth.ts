import type { Context, MiddlewareHandler } from 'hono'
import { withInfo } from './describeRoute.ts'
import type { AppEnv } from './http.ts'
import { Refusal } from './refusal.ts'
import type { SignOut } from './signOut.ts'
import type { Session } from './store/accountStore.ts'
import { CLOCK_TOLERANCE, type Store } from './store/store.ts'

/** Hashing and tokens: argon2id and SHA-256 in the server, cheap stand-ins in stories. */
export interface AuthKit {
  /** A new 256-bit random token, base64url. */
  newToken(): string
  /** SHA-256 of a token or name; the only form in which the store sees it. */
  digest(text: string): string | Promise<string>
  /**
   * The form in which a password is kept.
   * @param seed the same password has the same form with the same seed; random where it is not given
   */
  hashPassword(password: string, seed?: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** A hash that no password has; checked for unknown names, so that they take as long as known ones. */
  decoyHash: string
  /** A session ends after this long without a request, in ms. */
  idleMs: number
  /** A session ends after this long in any case, in ms. */
  absoluteMs: number
}

/** The client of a request. */
export interface Peer {
  /** The address in the audit trail. */
  address: string
  /** The unit of rate limits: an IPv4 address, or the part of an IPv6 address that belongs to one owner. */
  network: string
  isSecure: boolean
  /** The host that the browser asked for, perhaps with a port; undefined where the request's own address says it. */
  host?: string | undefined
}

const MINUTE = 60_000

export interface AuthParts {
  store: Store
  auth: AuthKit
  clock: () => number
  peerOf: (c: Context) => Peer
}

/** Requires the bearer token of a live session. @spec 369 */
export function requireSession(parts: AuthParts, signOut: SignOut): MiddlewareHandler<AppEnv> {
  const { store, auth, clock, peerOf } = parts

  const isLive = ({ seenAt, openedAt }: Session, now: number) =>
    isWithin(auth.idleMs, now - seenAt) && isWithin(auth.absoluteMs, now - openedAt)

  /** At most once a minute, so that reads do not each cause a write. */
  async function touch(tokenHash: string, { seenAt }: Session, now: number) {
    if (now - seenAt < MINUTE) return
    try {
      await store.sessions.touch(tokenHash, now)
    } catch (error) {
      // Reads go on without a write; the session ends sooner.
      if (!store.isFull(error) && !store.isUnavailable(error)) throw error
    }
  }

  const check: MiddlewareHandler<AppEnv> = async (c, next) => {
    const token = /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw signInFirst()
    const tokenHash = await auth.digest(token)
    const session = await store.sessions.find(tokenHash)
    const now = clock()
    if (!session || !isLive(session, now) || signOut.hasEnded(tokenHash)) throw signInFirst()
    await touch(tokenHash, session, now)
    c.set('accountId', session.accountId)
    c.set('tokenHash', tokenHash)
    c.set('actor', { login: session.login, address: peerOf(c).address, at: now })
    await next()
  }
  return withInfo(check, { needsSession: true })
}

/** Whether an age is below a limit. A time in the future does not count, except for small clock differences. */
const isWithin = (life: number, age: number) => age < life && age > -CLOCK_TOLERANCE

const signInFirst = () =>
  new Refusal(401, 'Sign in to continue.', { headers: { 'WWW-Authenticate': 'Bearer' } })
