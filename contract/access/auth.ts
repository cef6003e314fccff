import * as z from 'zod/mini'
import {
  INVALID_EMAIL,
  INVALID_PASSWORD,
  loginNamePattern,
  plainLogin,
  MAX_LOGIN_NAME,
  MAX_PASSWORD,
} from './loginRules.ts'
import { atMost } from '#contract/text/text.ts'

/** Longest code that is read, with the spaces and hyphens that people type in it. */
const MAX_CODE = 40
const INVALID_CODE = 'Enter the six digits, or a recovery code'

/** Six digits of an authenticator app, or a recovery code: without spaces and hyphens, in capitals. */
export const CodeText = z.string({ error: INVALID_CODE }).check(
  atMost(MAX_CODE, INVALID_CODE),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
)

/** `POST /admin/login`. An account with two-step sign-in needs `code` too. @spec 379 */
export const LoginBody = z.object({
  M05_LoginUserName: z
    .string({ error: INVALID_EMAIL })
    .check(
      atMost(MAX_LOGIN_NAME, INVALID_EMAIL),
      z.overwrite(plainLogin),
      z.regex(loginNamePattern, INVALID_EMAIL),
    ),
  password: z
    .string({ error: INVALID_PASSWORD })
    .check(z.minLength(1, INVALID_PASSWORD), atMost(MAX_PASSWORD, INVALID_PASSWORD)),
  code: z.optional(CodeText),
})

export type LoginBody = z.output<typeof LoginBody>

/** The answer to a good sign-in; `token` is a bearer credential. */
export const LoginAnswer = z.object({ success: z.literal(true), token: z.string() })

/** Fewest characters of an administrator's password. @spec 472 */
export const MIN_PASSWORD = 8
