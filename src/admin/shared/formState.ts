import { isApiError } from '#api/apiError.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Conflict } from './conflict.ts'
import type { FormValues } from './draft.ts'
import type { Sending } from './formParts.ts'
import type { Merging } from './merging.ts'
import { failureText } from './failureText.ts'

/** How a form's last attempt to save ended, or that it is pending. */
export interface FormState<Saved> {
  errors: FieldErrors
  isPending: boolean
  failure?: string
  conflict?: Conflict<Saved>
  merging?: Merging
  /** Whether the record was deleted in the meantime. */
  isDeleted?: boolean
  /** Values to ask about, and how they are saved once they are confirmed. */
  doubtful?: { texts: FormValues; sending: Sending<Saved> }
}

/** How a form shows why saving failed. */
export interface RefusalReading {
  /** Error text for a failure without a message from the server; or a function that returns all error texts. */
  failure: string | ((error: unknown) => string)
  /** Maps the field errors of a response to those that are shown. @default all messages of the server */
  readRefusal?: (errors: FieldErrors, message: string | undefined, status: number) => FieldErrors
}

/** Returns texts as errors of their fields. */
export const listed = (texts: FormValues = {}): FieldErrors =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]))

export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _gone, ...others } = errors
  return others
}

/** Returns the state of a form whose save failed: messages at its fields, or one for the whole form. */
export function refused<Saved>(
  error: unknown,
  { failure, readRefusal = (errors) => errors }: RefusalReading,
): FormState<Saved> {
  const still = { errors: {}, isPending: false }
  if (isApiError(error) && typeof error.status === 'number' && 'errors' in error && error.errors) {
    return { ...still, errors: readRefusal(error.errors, error.message, error.status) }
  }
  return { ...still, failure: typeof failure === 'string' ? failureText(error, failure) : failure(error) }
}
