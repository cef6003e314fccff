import type { Context, MiddlewareHandler } from 'hono'
import { withInfo } from './guardedRoute.ts'
import type { AppEnv } from './appEnv.ts'
import { signInFirst } from './refusal.ts'
import type { SignOut } from './signOut.ts'
import type { Session } from './store/accountStore.ts'
import { CLOCK_TOLERANCE, type Store } from './store/store.ts'

/** Tokens and hashes: argon2id and SHA-256 in the server, fast substitutes in stories. */
export interface AuthKit {
  /** A new 256-bit random token, base64url. */
  newToken(): string
  /** Returns the SHA-256 of a token or name. The store sees only this. */
  digest(text: string): string | Promise<string>
  /**
   * Returns the hash of a password.
   * @param seed makes the hash deterministic. @default random
   */
  hashPassword(password: string, seed?: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** A hash that no password matches. Verified for unknown names, so that they take as long as known ones. */
  decoyHash: string
  /** Idle timeout of a session, in ms. */
  idleMs: number
  /** Maximum length of a session, in ms. */
  absoluteMs: number
}

/** The client of a request. */
export interface Peer {
  /** Shown in the audit trail. */
  address: string
  /** The key for counting attempts: the address, or the prefix that belongs to one owner. */
  network: string
  isSecure: boolean
  /** The requested host, with or without a port. Undefined if the URL of the request has it. */
  host?: string | undefined
}

const MINUTE = 60_000

export interface AuthDeps {
  store: Store
  auth: AuthKit
  clock: () => number
  peerOf: (c: Context) => Peer
}

/** Accepts requests with the bearer token of a valid session. @throws {Refusal} 401 otherwise. @spec 369 */
export function requireSession(deps: AuthDeps, signOut: SignOut): MiddlewareHandler<AppEnv> {
  const { store, auth, clock, peerOf } = deps

  /** Updates the session at most once a minute, to avoid a write for each read. */
  async function touch(tokenHash: string, { seenAt }: Session, now: number) {
    if (now - seenAt < MINUTE) return
    try {
      await store.sessions.touch(tokenHash, now)
    } catch (error) {
      // Reads continue without this write; the session only expires sooner.
      if (!store.isFull(error) && !store.isUnavailable(error)) throw error
    }
  }

  const check: MiddlewareHandler<AppEnv> = async (c, next) => {
    const token = /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw signInFirst()
    const tokenHash = await auth.digest(token)
    const session = await store.sessions.find(tokenHash)
    const now = clock()
    if (!session || !isLive(auth, session, now) || signOut.hasEnded(tokenHash)) throw signInFirst()
    await touch(tokenHash, session, now)
    c.set('accountId', session.accountId)
    c.set('level', session.level)
    c.set('provedAt', session.provedAt)
    c.set('needsTwoStep', session.needsTwoStep)
    c.set('tokenHash', tokenHash)
    c.set('actor', {
      login: session.login,
      address: peerOf(c).address,
      at: now,
      session: { tokenHash, level: session.level },
    })
    await next()
  }
  return withInfo(check, { needsSession: true })
}

/** Whether a session was used lately, and is not too old. */
export const isLive = (
  { idleMs, absoluteMs }: Pick<AuthKit, 'idleMs' | 'absoluteMs'>,
  { seenAt, openedAt }: Pick<Session, 'seenAt' | 'openedAt'>,
  now: number,
) => isWithin(idleMs, now - seenAt) && isWithin(absoluteMs, now - openedAt)

/** Whether an age is below a lifetime. A time in the future, beyond the clock tolerance, is not. */
const isWithin = (life: number, age: number) => age < life && age > -CLOCK_TOLERANCE
