import * as z from 'zod'

/** Labels of the sign-in form (statement 366, reading Q24). */
export const INVALID_EMAIL = 'Invalid email'
export const INVALID_PASSWORD = 'Invalid password'

/** The one answer to a wrong name and to a wrong password (reading Q23, statement 491). */
export const REFUSED = 'Email or password is incorrect'

/** A sign-in name: an e-mail address, or a name without spaces (reading Q25). */
const loginName = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .max(254, INVALID_EMAIL)
  .regex(/^[^\s@\p{C}]+(@[^\s@\p{C}]+\.[^\s@\p{C}]+)?$/u, INVALID_EMAIL)

/** `POST /admin/login` (statement 379). */
export const LoginBody = z.object({
  M05_LoginUserName: loginName,
  password: z.string({ error: INVALID_PASSWORD }).min(1, INVALID_PASSWORD).max(1024, INVALID_PASSWORD),
})

export type LoginBody = z.output<typeof LoginBody>

/** The answer to a good sign-in; `token` is a bearer credential. */
export const LoginAnswer = z.object({ success: z.literal(true), token: z.string() })

/** Fewest characters of an administrator's password (statement 472). */
export const MIN_PASSWORD = 8
