import { isApiError } from '#api/apiError.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { failureText } from '#admin/shared/failureText.ts'

/** Why saving failed: messages at the fields, or one for the whole form. */
export interface Refusal {
  errors: FieldErrors
  failure?: string
}

/** How a form shows why saving failed. */
export interface RefusalReading {
  /** Error text for a failure without a message from the server; or a function that returns all error texts. */
  failure: string | ((error: unknown) => string)
  /** Maps the field errors of a response to those that are shown. @default all messages of the server */
  readRefusal?: (errors: FieldErrors, message: string | undefined, status: number) => FieldErrors
}

export function refusalOf(
  error: unknown,
  { failure, readRefusal = (errors) => errors }: RefusalReading,
): Refusal {
  if (isApiError(error) && typeof error.status === 'number' && error.errors)
    return { errors: readRefusal(error.errors, error.message, error.status) }
  return { errors: {}, failure: typeof failure === 'string' ? failureText(error, failure) : failure(error) }
}
