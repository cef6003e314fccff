import { Secret, TOTP } from 'otpauth'
import { RECOVERY_CODES, type TwoStepKey } from '#contract/access/account.ts'
import type { AuthKit } from '#server/auth.ts'
import type { Factor } from '#server/store/accountStore.ts'

/** The default name of the institute in authenticator apps. */
export const INSTITUTE_NAME = 'Institute of Hadith Studies'

/** Length of a time step, in ms, and how far a clock may be off, in steps. */
const STEP = 30_000
const DRIFT = 1

/** Letters and digits of recovery codes, without those that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), period: STEP / 1000 })

/**
 * A new key of 160 random bits (RFC 4226, 4).
 * @param label of the account in the app @param issuer likewise, of the institute
 */
export function newTwoStepKey(label: string, issuer: string): TwoStepKey {
  const key = new Secret({ size: 20 }).base32
  return { key, uri: totpOf(key, { issuer, label }).toString() }
}

/** Returns the time step of a code; undefined if it is wrong. @param now ms since 1970 */
export function stepOf(key: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? undefined : Math.floor(now / STEP) + delta
}

type Digest = Pick<AuthKit, 'digest'>

/** Returns what a code uses up; undefined if it is wrong. Whether it was used before, the store knows. */
export async function factorOf(
  { digest }: Digest,
  { id, key, code, now }: { id: number; key: string; code: string; now: number },
): Promise<Factor | undefined> {
  if (/^[2-9A-HJ-NP-Z]{8}$/.test(code)) return { recoveryHash: await hashOf(digest, id, code) }
  const step = stepOf(key, code, now)
  return step === undefined ? undefined : { step }
}

/** New recovery codes of 40 random bits, to show once, and their hashes. The key is in the database, so they need not be longer. */
export async function newRecoveryCodes({ digest }: Digest, id: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS.charAt(byte % 32)).join(''),
  )
  return {
    shown: codes.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`),
    hashes: await Promise.all(codes.map(async (code) => hashOf(digest, id, code))),
  }
}

const hashOf = (digest: AuthKit['digest'], id: number, code: string) => digest(`${id} ${code}`)
