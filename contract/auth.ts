import * as z from 'zod'
import {
  INVALID_EMAIL,
  INVALID_PASSWORD,
  loginNamePattern,
  MAX_LOGIN_NAME,
  MAX_PASSWORD,
} from './loginRules.ts'

/** `POST /admin/login` (statement 379). */
export const LoginBody = z.object({
  M05_LoginUserName: z
    .string({ error: INVALID_EMAIL })
    .trim()
    .max(MAX_LOGIN_NAME, INVALID_EMAIL)
    .regex(loginNamePattern, INVALID_EMAIL),
  password: z
    .string({ error: INVALID_PASSWORD })
    .min(1, INVALID_PASSWORD)
    .max(MAX_PASSWORD, INVALID_PASSWORD),
})

export type LoginBody = z.output<typeof LoginBody>

/** The answer to a good sign-in; `token` is a bearer credential. */
export const LoginAnswer = z.object({ success: z.literal(true), token: z.string() })

/** Fewest characters of an administrator's password (statement 472). */
export const MIN_PASSWORD = 8
