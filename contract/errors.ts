import * as z from 'zod/mini'

/** One or more messages for each field. @spec 367 */
export type FieldErrors = Record<string, string[]>

/**
 * What a refused call needs before it is sent again: the code of two-step sign-in (401 of a sign-in); a new proof of who asks, by
 * `POST /account/prove` (403); the set-up of two-step sign-in (403).
 */
export const NEEDS = ['code', 'proof', 'two-step'] as const

export type Need = (typeof NEEDS)[number]

/** The body of every 4xx and 5xx response. Only a 422 has `errors`. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  needs: z.optional(z.enum(NEEDS)),
})

export type ErrorBody = z.output<typeof ErrorBody>

/** The message that a console without a token shows instead of a list. @spec 441 */
export const NO_TOKEN = 'NO TOKEN FOUND IN LOCAL STORAGE'

/** Returns the first message of each invalid field; issues of the whole body have the key `body`. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? 'body')] ??= [message]
  return errors
}
