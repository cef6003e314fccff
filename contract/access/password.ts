import * as z from 'zod/mini'
import { MIN_PASSWORD } from './auth.ts'
import { MAX_PASSWORD } from './loginRules.ts'
import { atMost, prepared } from '#contract/text/text.ts'
import { PASSWORD_MARKER } from './passwordMarker.ts'

const required = 'Password is required'
const tooLong = `Password must be at most ${MAX_PASSWORD} characters`
const tooShort = `Password must be at least ${MIN_PASSWORD} characters`

/** A required password; the marker does not count as one. @spec 324, 332 */
export const NewPassword = z.string({ error: required }).check(
  z.minLength(1, { error: required, abort: true }),
  z.minLength(MIN_PASSWORD, tooShort),
  atMost(MAX_PASSWORD, tooLong),
  z.refine((text) => text !== PASSWORD_MARKER, required),
)

/** Undefined for the values that keep the current password: the marker, '', null and a missing key (reading Q49). */
const unlessKept = (value: unknown) =>
  value === null || value === '' || value === PASSWORD_MARKER ? undefined : value

/** An optional password: undefined keeps the current one, a new one must have a valid length. */
export const KeptOrNewPassword = prepared(unlessKept, z.optional(NewPassword))

/** Like {@link KeptOrNewPassword}, without a minimum length. @spec 338 */
export const KeptOrAnyPassword = prepared(
  unlessKept,
  z.optional(z.string({ error: required }).check(atMost(MAX_PASSWORD, tooLong))),
)
