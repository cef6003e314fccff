import * as z from 'zod/mini'
import {
  INVALID_EMAIL,
  INVALID_PASSWORD,
  loginNamePattern,
  MAX_LOGIN_NAME,
  MAX_PASSWORD,
} from './loginRules.ts'
import { atMost } from './text.ts'

/** `POST /admin/login`. @spec 379 */
export const LoginBody = z.object({
  M05_LoginUserName: z
    .string({ error: INVALID_EMAIL })
    .check(z.trim(), atMost(MAX_LOGIN_NAME, INVALID_EMAIL), z.regex(loginNamePattern, INVALID_EMAIL)),
  password: z
    .string({ error: INVALID_PASSWORD })
    .check(z.minLength(1, INVALID_PASSWORD), atMost(MAX_PASSWORD, INVALID_PASSWORD)),
})

export type LoginBody = z.output<typeof LoginBody>

/** The answer to a good sign-in; `token` is a bearer credential. */
export const LoginAnswer = z.object({ success: z.literal(true), token: z.string() })

/** Fewest characters of an administrator's password. @spec 472 */
export const MIN_PASSWORD = 8
