import { isUnanswered } from '#api/apiError.ts'

/** What a form knows of its tries to save what it holds. */
export interface Tried {
  /** The idempotency key of a try that is on its way or may have been saved. A copy of the tab takes it along. */
  key?: string
  /** Whether a try may have been saved, as its answer was lost. */
  isUnsure: boolean
}

export const untried: Tried = { isUnsure: false }

/** @param key of a draft: of a try whose answer was lost with the page */
export const triedWith = (key: string | undefined): Tried => ({ key, isUnsure: key !== undefined })

/** @param isSaved whether the failure tells of an earlier try that was saved */
export function afterFailure(tried: Tried, error: unknown, isSaved: boolean): Tried {
  if (isSaved || isUnanswered(error)) return { ...tried, isUnsure: true }
  return tried.isUnsure ? tried : untried
}
