import { millisecondsInDay } from 'date-fns/constants'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SEVERAL_NAMES, UNKNOWN_NAME } from '#contract/audit.ts'
import { CODE_ASKED, WRONG_CODE } from '#contract/access/account.ts'
import type { LoginBody } from '#contract/access/auth.ts'
import { foldText } from '#contract/text/foldText.ts'
import { REFUSED } from '#contract/access/loginRules.ts'
import type { AuthDeps } from '#server/auth.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { Refusal } from '#server/refusal.ts'
import type { Account } from '#server/store/accountStore.ts'
import { CLOCK_TOLERANCE } from '#server/store/store.ts'
import { createDeviceLooks } from './deviceLooks.ts'
import { deviceName } from './deviceName.ts'
import {
  byDevice,
  byNetwork,
  createFullWindows,
  isOfAllNames,
  tooMany,
  type Counted,
  type Full,
} from './limits.ts'
import type { PasswordQueue } from './passwordQueue.ts'
import { createRefusedTries } from './refusedTries.ts'
import { factorOf } from './twoStep.ts'

/** The cookie that identifies a browser that signed in before. */
const DEVICE_COOKIE = 'device'
/** Matches every token ever issued to a browser. */
const deviceToken = /^[\w-]{43}$/
/** Lifetime of a known browser, in ms. */
export const DEVICE_LIFE = 365 * millisecondsInDay

/** A sign-in attempt. */
interface Attempt extends Counted {
  login: string
  /** Also set for unknown names. */
  nameDigest: string
  isKnownBrowser: boolean
}

/** Returns the sign-in function. It rejects with 401, 429 or 503, alike for known and unknown names, after the same work. */
export function createSignIn({ store, auth, clock, peerOf }: AuthDeps, queue: PasswordQueue) {
  const windows = createFullWindows()
  const looks = createDeviceLooks()
  const enterRefused = createRefusedTries(store.audit)

  /** Of this start of the server only, so that nobody can look up what was typed: a password lands in the name now and then. */
  const salt = auth.newToken()
  const digestOfUnknown = async (nameDigest: string) =>
    (await auth.digest(`${salt} ${nameDigest}`)).slice(-12)

  /** @param login never an unknown name as entered, because it may be a password */
  const actor = (c: Context, login: string) => ({ login, address: peerOf(c).address, at: clock() })

  /** @param of digests of the browser and the name */
  async function isKnownDevice(c: Context, login: string, of: { device: string; nameDigest: string }) {
    const { device } = of
    const { network } = peerOf(c)
    const now = clock()
    if (!looks.isWorthIt(of, network, now)) return false
    const account = await store.accounts.find(login)
    const seen = { after: now - DEVICE_LIFE, before: now + CLOCK_TOLERANCE }
    const isKnown = await store.devices.knows(device, account?.id ?? 0, seen)
    if (isKnown) looks.keepKnown(of)
    else looks.countUnknown(of, network, now)
    return isKnown
  }

  async function attemptOf(c: Context, login: string): Promise<Attempt> {
    const nameDigest = await auth.digest(foldText(login))
    const cookie = getCookie(c, DEVICE_COOKIE)
    if (cookie !== undefined && deviceToken.test(cookie)) {
      const device = await auth.digest(cookie)
      const isKnownBrowser = await isKnownDevice(c, login, { device, nameDigest })
      if (isKnownBrowser) return { login, nameDigest, isKnownBrowser, ...byDevice(device) }
    }
    return { login, nameDigest, isKnownBrowser: false, ...byNetwork(peerOf(c).network, nameDigest) }
  }

  async function refuseFull(c: Context, full: Full | undefined) {
    if (!full) return
    await enterRefused({ action: 'sign-in-slowed', key: full.key, by: actor(c, full.login) })
    throw tooMany(full.endsAt - clock())
  }

  /** Returns the account with the name, if any, and whether the password is right. */
  async function check(c: Context, { login, tries }: Attempt, password: string) {
    // A window may have filled up during the wait.
    await refuseFull(c, windows.find(tries, clock()))
    const account = await store.accounts.find(login)
    const taken = await store.attempts.take(tries, clock())
    if (taken) {
      const tried = account?.login ?? UNKNOWN_NAME
      const full = { ...taken, login: isOfAllNames(taken.key) ? SEVERAL_NAMES : tried }
      windows.keep(full)
      await refuseFull(c, full)
    }
    // Before a password is chosen there is no hash.
    const isRight = await auth.verifyPassword(account?.passwordHash || auth.decoyHash, password)
    return { account, isRight: isRight && account?.state === 'active' }
  }

  async function enterAttempt(c: Context, { nameDigest }: Attempt, account: Account | undefined) {
    const by = actor(c, account?.login ?? UNKNOWN_NAME)
    await enterRefused({
      action: 'sign-in-refused',
      key: `${nameDigest} ${peerOf(c).network}`,
      by,
      ...(!account && { digest: await digestOfUnknown(nameDigest) }),
    })
  }

  async function refuse(c: Context, attempt: Attempt, account: Account | undefined): Promise<never> {
    await enterAttempt(c, attempt, account)
    throw new Refusal(401, REFUSED, { body: { success: false } })
  }

  async function refuseCode(c: Context, attempt: Attempt, account: Account): Promise<never> {
    await enterAttempt(c, attempt, account)
    throw new Refusal(401, WRONG_CODE, { body: { success: false, needs: 'code' } })
  }

  /** Returns what the code uses up; undefined if the account needs none. */
  async function askForCode(c: Context, attempt: Attempt, account: Account, code = '') {
    const { id, twoStepKey: key } = account
    if (key === null) return undefined
    if (code === '') throw new Refusal(401, CODE_ASKED, { body: { success: false, needs: 'code' } })
    const factor = await factorOf(auth, { id, key, code, now: clock() })
    return factor ?? refuseCode(c, attempt, account)
  }

  /** Returns the token of the new session. */
  return async (c: Context<AppEnv>, body: LoginBody): Promise<string> => {
    const attempt = await attemptOf(c, body.M05_LoginUserName)
    await refuseFull(c, windows.find(attempt.tries, clock()))
    const { account, isRight } = await queue.run(attempt.isKnownBrowser ? 'known' : 'new', () =>
      check(c, attempt, body.password),
    )
    if (!account || !isRight) return refuse(c, attempt, account)
    const factor = await askForCode(c, attempt, account, body.code)

    const now = clock()
    const token = auth.newToken()
    const newDevice = attempt.isKnownBrowser ? undefined : auth.newToken()
    const deviceHash = newDevice === undefined ? undefined : await auth.digest(newDevice)
    const isOpen = await store.sessions.open(
      {
        tokenHash: await auth.digest(token),
        account,
        factor,
        device: deviceName(c.req.header('user-agent')),
        deviceHash,
        cleared: attempt.cleared,
        by: actor(c, account.login),
      },
      now,
    )
    // The password was replaced while it was checked, or the code was used before.
    if (!isOpen) return factor ? refuseCode(c, attempt, account) : refuse(c, attempt, account)
    if (newDevice !== undefined && deviceHash !== undefined) {
      looks.keepKnown({ device: deviceHash, nameDigest: attempt.nameDigest })
      setCookie(c, DEVICE_COOKIE, newDevice, {
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: peerOf(c).isSecure,
        maxAge: DEVICE_LIFE / 1000,
      })
    }
    return token
  }
}
