import type { Context, MiddlewareHandler } from 'hono'
import { withInfo } from './describeRoute.ts'
import type { AppEnv } from './http.ts'
import { Refusal } from './refusal.ts'
import type { SignOut } from './signOut.ts'
import type { Session } from './store/accountStore.ts'
import { CLOCK_TOLERANCE, type Store } from './store/store.ts'

/** The secrets' machinery: argon2id and SHA-256 in the server, something light in stories. */
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

/** Who is calling, as the server sees it. */
export interface Peer {
  /** As the history tells it. */
  address: string
  /** What tries are counted by: the address, or the part of it that one owner has for themselves. */
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

/** Lets a request pass that carries the token of a live session as a bearer credential. @spec 369 */
export function requireSession(parts: AuthParts, signOut: SignOut): MiddlewareHandler<AppEnv> {
  const { store, auth, clock, peerOf } = parts

  const isLive = ({ seenAt, openedAt }: Session, now: number) =>
    isWithin(auth.idleMs, now - seenAt) && isWithin(auth.absoluteMs, now - openedAt)

  /** Once a minute is close enough, and spares a write for each read. */
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

/** Whether something began at most so long ago; what is yet to come never began. */
const isWithin = (life: number, age: number) => age < life && age > -CLOCK_TOLERANCE

const signInFirst = () =>
  new Refusal(401, 'Sign in to continue.', { headers: { 'WWW-Authenticate': 'Bearer' } })
