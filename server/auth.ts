import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Action } from '#contract/audit.ts'
import type { LoginBody } from '#contract/auth.ts'
import { REFUSED } from '#contract/loginRules.ts'
import { foldText } from '#contract/foldText.ts'
import { savable } from '#contract/text.ts'
import type { AppEnv } from './http.ts'
import { Refusal } from './refusal.ts'
import type { Actor } from './store/auditStore.ts'
import type { AttemptLimit, Store } from './store/store.ts'

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
  address: string
  isSecure: boolean
}

const MINUTE = 60_000

/** Longest sign-in name or address that an entry keeps, in UTF-16 units. */
const MAX_TOLD = 100

/**
 * How often a password may be tried in 5 minutes. Guessing from many addresses at one name fills the name's
 * own limit (at most 91 tries in any hour, and 7 more for each time that its owner signs in on a new browser);
 * a browser that signed in to the account before has a limit of its own, so guessing never locks its owner out.
 */
const limits: Record<'address' | 'addressAndName' | 'name' | 'device', AttemptLimit> = {
  address: { most: 40, windowMs: 5 * MINUTE },
  addressAndName: { most: 4, windowMs: 5 * MINUTE },
  name: { most: 7, windowMs: 5 * MINUTE },
  device: { most: 7, windowMs: 5 * MINUTE },
}

/** The cookie by which a browser is known to have signed in before. */
const DEVICE_COOKIE = 'device'
const DEVICE_LIFE_SECONDS = 365 * 24 * 60 * 60

export interface AuthParts {
  store: Store
  auth: AuthKit
  clock: () => number
  peerOf: (c: Context) => Peer
}

/** Signs in, or refuses with 401 or 429: the same answer, after the same work, for known and unknown names. */
export async function signIn(c: Context<AppEnv>, body: LoginBody, parts: AuthParts): Promise<string> {
  const { store, auth, clock, peerOf } = parts
  const enter = (action: Action) =>
    store.audit.enter(actorIn(c, body.M05_LoginUserName, parts), { action, kind: 'accounts', name: '' })
  const name = await auth.digest(foldText(body.M05_LoginUserName))
  const cookie = getCookie(c, DEVICE_COOKIE)
  const device = cookie === undefined ? undefined : await auth.digest(cookie)
  const account = await store.accounts.find(body.M05_LoginUserName)
  const isKnownDevice = device !== undefined && (await store.devices.knows(device, account?.id ?? 0))
  const { address, isSecure } = peerOf(c)
  const pair = `pair ${address} ${name}`

  const take = async (key: string, limit: AttemptLimit) => {
    const waitMs = await store.attempts.take(key, limit, clock())
    if (waitMs === 0) return
    // Once for each window: whoever tries without end shall not fill the database.
    const isFirst = (await store.attempts.take(`told ${key}`, { ...limit, most: 1 }, clock())) === 0
    if (isFirst) await enter('sign-in-slowed')
    throw tooMany(waitMs)
  }
  await take(`address ${address}`, limits.address)
  if (isKnownDevice) {
    await take(`device ${device}`, limits.device)
  } else {
    await take(pair, limits.addressAndName)
    await take(`name ${name}`, limits.name)
  }

  const isRight = await auth.verifyPassword(account?.passwordHash ?? auth.decoyHash, body.password)
  if (!account || !isRight) {
    await enter('sign-in-refused')
    throw new Refusal(401, REFUSED, { body: { success: false } })
  }

  const now = clock()
  const token = auth.newToken()
  await store.sessions.prune(now - auth.absoluteMs, now - auth.idleMs)
  await store.attempts.prune(now)
  await store.sessions.open(await auth.digest(token), account.id, now)
  await enter('sign-in')
  for (const key of isKnownDevice ? [`device ${device}`] : [pair, `name ${name}`])
    await store.attempts.clear(key)
  if (!isKnownDevice) {
    const newDevice = auth.newToken()
    await store.devices.remember(await auth.digest(newDevice), account.id, now)
    setCookie(c, DEVICE_COOKIE, newDevice, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
      maxAge: DEVICE_LIFE_SECONDS,
    })
  }
  return token
}

/** Who calls, for the audit trail; a name that was typed may be of any length, and IPv4 comes in the dress of IPv6. */
function actorIn(c: Context, login: string, { clock, peerOf }: AuthParts): Actor {
  const { address } = peerOf(c)
  return {
    login: savable(login.slice(0, MAX_TOLD)),
    address: address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, MAX_TOLD),
    at: clock(),
  }
}

function tooMany(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000)
  return new Refusal(429, `Too many tries. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
    body: { success: false },
  })
}

/** Lets a request pass that carries the token of a live session as a bearer credential (statement 369). */
export function requireSession(parts: AuthParts): MiddlewareHandler<AppEnv> {
  const { store, auth, clock } = parts
  return async (c, next) => {
    const token = /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw signInFirst()
    const tokenHash = await auth.digest(token)
    const session = await store.sessions.find(tokenHash)
    const now = clock()
    const isLive = session && now - session.seenAt < auth.idleMs && now - session.openedAt < auth.absoluteMs
    if (!isLive) throw signInFirst()
    // Once a minute is close enough, and spares a write for each read.
    if (now - session.seenAt >= MINUTE) await store.sessions.touch(tokenHash, now)
    c.set('accountId', session.accountId)
    c.set('tokenHash', tokenHash)
    c.set('actor', actorIn(c, session.login, parts))
    await next()
  }
}

const signInFirst = () =>
  new Refusal(401, 'Sign in to continue.', { headers: { 'WWW-Authenticate': 'Bearer' } })
