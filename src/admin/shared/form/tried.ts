import { isUnanswered } from '#api/apiError.ts'

/** The state of a form's earlier attempts to save its current values. */
export interface Tried {
  /**
   * The idempotency key of an attempt that is pending or may have been saved. A duplicated tab has the same
   * key.
   */
  key?: string
  /** Whether an attempt may have been saved, because its response was lost. */
  isUnsure: boolean
}

export const untried: Tried = { isUnsure: false }

/** @param key the key in a draft: of an attempt whose response was lost when the page closed */
export const triedWith = (key: string | undefined): Tried => ({ key, isUnsure: key !== undefined })

/** @param isSaved whether the failure shows that an earlier attempt was saved */
export function afterFailure(tried: Tried, error: unknown, isSaved: boolean): Tried {
  if (isSaved || isUnanswered(error)) return { ...tried, isUnsure: true }
  return tried.isUnsure ? tried : untried
}
