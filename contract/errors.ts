import * as z from 'zod/mini'

/** One or more messages for each field. @spec 367 */
export type FieldErrors = Record<string, string[]>

/** The body of every 4xx and 5xx response. Only a 422 has `errors`. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
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
