import { isApiError } from '#api/apiError.ts'
import type { FormErrors } from '#design-system/Form/Form.tsx'
import { failureText } from './failureText.ts'

/** The state of a small form outside of records. */
export interface FormState {
  errors: FormErrors
  isPending: boolean
  failure?: string
}

export const idleForm: FormState = { errors: {}, isPending: false }

/** Returns what a form shows after a failed save: the errors of its fields, or else why it failed. */
export function formFailure(error: unknown, fallback: string): FormState {
  const errors = (isApiError(error) && 'errors' in error && error.errors) || {}
  if (Object.keys(errors).length > 0) return { errors, isPending: false }
  return { errors: {}, isPending: false, failure: failureText(error, fallback) }
}
