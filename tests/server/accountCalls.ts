import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { RecoveryCodes, TwoStepKey } from '#contract/access/account.ts'
import { office } from './support.ts'

/** The code that an authenticator app shows. @param now ms since 1970 */
export const codeAt = (key: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now })

const KeyAnswer = z.object({ data: TwoStepKey })
const CodesAnswer = z.object({ data: RecoveryCodes })

type Ask = (
  method: string,
  path: string,
  options?: { json?: unknown; token?: string },
) => Promise<{ body: unknown }>

/** Returns the key that waits for its first code. */
export async function startTwoStep(ask: Ask, options = {}): Promise<string> {
  return KeyAnswer.parse((await ask('POST', '/account/two-step', options)).body).data.key
}

/** Turns two-step sign-in on. Returns its key and the recovery codes. */
export async function turnOnTwoStep(ask: Ask, now: number, options = {}) {
  const key = await startTwoStep(ask, options)
  const json = { code: codeAt(key, now) }
  const { body } = await ask('POST', '/account/two-step/confirm', { ...options, json })
  return { key, codes: CodesAnswer.parse(body).data.codes }
}

/** Good bodies of the calls about accounts. */
export const accountBodies: Readonly<Record<string, object>> = {
  'PUT /account': { name: 'Nadira Salim' },
  'POST /account/prove': { password: office.passwordHash },
  'PUT /account/password': { password: office.passwordHash, new_password: 'a chain of narration' },
  'PUT /staff_settings': { two_step_required: false },
}
