import type { FieldErrors, Need } from '#contract/errors.ts'
import type { VersionHead } from '#contract/site/editing.ts'

/** HTTP statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507

interface RefusalExtras {
  headers?: Record<string, string>
  body?:
    | { errors: FieldErrors }
    | { data: unknown }
    | { published: VersionHead }
    | { success: false; needs?: Need }
    | { needs: Need }
}

/** A rejected request with a message for the user. `answerTo` in `http.ts` turns it into a response. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly extras: RefusalExtras = {},
  ) {
    super(message)
  }
}

/** Returns the row. @throws {Refusal} 404 if it is undefined: 'Course not found' */
export function found<T>(row: T | undefined, name: string): T {
  if (row === undefined) throw new Refusal(404, `${name} not found`)
  return row
}

/** Returns a 422 with messages by field. @spec 367 */
export function invalid(errors: FieldErrors, message = 'Some fields need attention'): Refusal {
  return new Refusal(422, message, { body: { errors } })
}

/** 401 without a session. @spec 369 */
export const signInFirst = () =>
  new Refusal(401, 'Sign in to continue.', { headers: { 'WWW-Authenticate': 'Bearer' } })
