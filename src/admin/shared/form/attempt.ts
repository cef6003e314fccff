import { isUnanswered } from '#api/apiError.ts'

/** The state of a form's earlier attempts to save its current values. */
export interface Attempt {
  /**
   * The idempotency key of an attempt that is pending or may have been saved. A duplicated tab has the same
   * key.
   */
  key?: string
  /** Whether an attempt may have been saved, because its response was lost. */
  isUnsure: boolean
}

export const noAttempt: Attempt = { isUnsure: false }

/** @param key the key in a draft: of an attempt whose response was lost when the page closed */
export const attemptWith = (key: string | undefined): Attempt => ({ key, isUnsure: key !== undefined })

/** @param isSaved whether the failure shows that an earlier attempt was saved */
export function afterFailure(attempt: Attempt, error: unknown, isSaved: boolean): Attempt {
  if (isSaved || isUnanswered(error)) return { ...attempt, isUnsure: true }
  return attempt.isUnsure ? attempt : noAttempt
}
