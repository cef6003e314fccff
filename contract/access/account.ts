import * as z from 'zod/mini'
import { Id } from '#contract/ids.ts'
import { LEVELS } from './levels.ts'
import { ChosenPassword, StaffName } from './staff.ts'
import { MAX_PASSWORD } from './loginRules.ts'
import { atMost } from '#contract/text/text.ts'
import { CodeText } from './auth.ts'

/** `GET /account`: the person who is signed in. Times in ms since 1970; null where they are not known. */
export const Account = z.object({
  id: Id,
  login: z.string(),
  /** '' if none was given: screens then show the sign-in name. */
  name: z.string(),
  level: z.enum(LEVELS),
  added_at: z.nullable(z.int()),
  password_changed_at: z.nullable(z.int()),
  /** Null while two-step sign-in is off. */
  two_step: z.nullable(z.object({ since: z.int(), codes_left: z.int() })),
  /** Whether everybody must have two-step sign-in. Without it, only its set-up is then open. */
  two_step_required: z.boolean(),
})

export type Account = z.output<typeof Account>

/** `PUT /account`. */
export const AccountChange = z.object({ name: StaffName })

const PASSWORD_NOW = 'Enter your present password'
const presentPassword = z
  .string({ error: PASSWORD_NOW })
  .check(z.minLength(1, PASSWORD_NOW), atMost(MAX_PASSWORD, PASSWORD_NOW))

/** `PUT /account/password`. The other sessions of the account end. */
export const PasswordChange = z.object({ password: presentPassword, new_password: ChosenPassword })

export type PasswordChange = z.output<typeof PasswordChange>

/** A session of the person who is signed in. Times in ms since 1970. */
export const AccountSession = z.object({
  id: z.string(),
  /** 'Firefox on Windows'; '' if it is not known. */
  device: z.string(),
  /** The address of the client, as the proxy tells it. */
  address: z.string(),
  opened_at: z.int(),
  /** Last use, to the minute. */
  seen_at: z.int(),
  /** Whether it is the session that asks. */
  is_current: z.boolean(),
})

export type AccountSession = z.output<typeof AccountSession>

/** `DELETE /account/sessions/{session}`. */
export const SessionParam = z.object({
  session: z.string().check(atMost(16, 'Not found'), z.regex(/^[\w-]{16}$/)),
})

/** How long after a sign-in or proof the calls of `askedAgain` are open, in ms. */
export const PROOF_LIFE = 10 * 60_000

/** `POST /account/prove`: the password, and a code too if two-step sign-in is on. */
export const Proof = z.object({ password: presentPassword, code: z.optional(CodeText) })

export type Proof = z.output<typeof Proof>

/** `POST /account/two-step`: a new key, which counts from its first code on. */
export const TwoStepKey = z.object({
  /** For the QR code: otpauth://totp/... */
  uri: z.string(),
  /** The same key in base32, to be typed. */
  key: z.string(),
})

export type TwoStepKey = z.output<typeof TwoStepKey>

/** `POST /account/two-step/confirm`. */
export const CodeBody = z.object({ code: CodeText.check(z.minLength(1, 'Enter the six digits')) })

/** The recovery codes, in the answer that made them and nowhere else. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10

export const WRONG_PASSWORD = 'This is not your present password'
export const WRONG_CODE = 'That code is not right, or has run out. Try the next one.'
export const CODE_ASKED = 'Enter the code from your phone, or a recovery code.'
export const PROOF_ASKED = 'Enter your password to go on.'
export const TWO_STEP_ASKED = 'Set up two-step sign-in to go on. Everybody needs it here.'
export const TWO_STEP_KEPT = 'Two-step sign-in is required for everybody here.'
export const TWO_STEP_OWN_FIRST = 'Turn on two-step sign-in for your own account first.'
export const NO_TWO_STEP = 'Two-step sign-in is off.'
export const NO_KEY = 'Start again: the key is no longer waiting for its first code.'
