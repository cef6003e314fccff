import * as z from 'zod/mini'
import { MIN_PASSWORD } from './auth.ts'
import { MAX_PASSWORD } from './loginRules.ts'
import { atMost, prepared } from './text.ts'

/** Stands for a password that the server knows by its hash alone: 12 bullets, U+2022 (reading Q49). */
export const PASSWORD_MARKER = '\u2022'.repeat(12)

const required = 'Password is required'
const tooLong = `Password must be at most ${MAX_PASSWORD} characters`
const tooShort = `Password must be at least ${MIN_PASSWORD} characters`

/** A password that must be given; the marker is none. @spec 324, 332 */
export const NewPassword = z.string({ error: required }).check(
  z.minLength(1, { error: required, abort: true }),
  z.minLength(MIN_PASSWORD, tooShort),
  atMost(MAX_PASSWORD, tooLong),
  z.refine((text) => text !== PASSWORD_MARKER, required),
)

/** Undefined for what keeps the password that stands: the marker, '', null and no key (reading Q49). */
const unlessKept = (value: unknown) =>
  value === null || value === '' || value === PASSWORD_MARKER ? undefined : value

/** A password that may be kept, which is undefined then; a new one has the length that it must have. */
export const KeptOrNewPassword = prepared(unlessKept, z.optional(NewPassword))

/** As {@link KeptOrNewPassword}, of any length. @spec 338 */
export const KeptOrAnyPassword = prepared(
  unlessKept,
  z.optional(z.string({ error: required }).check(atMost(MAX_PASSWORD, tooLong))),
)
