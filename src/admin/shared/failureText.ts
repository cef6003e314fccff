import { isApiError } from '#api/apiError.ts'
import { NO_TOKEN } from '#contract/errors.ts'
import { busyText, OFFLINE_TEXT } from './waitTexts.ts'

/** Error text of a request that timed out. */
const TIMEOUT_TEXT = 'The server took too long to answer. Please try again.'

/** Returns a function from an error to its text, which begins with the specified prefix. @spec 426-428, 438 */
export const failureAfter = (prefix: string) => (error: unknown) => {
  const reason = failureText(error, prefix)
  return reason === prefix ? prefix : `${prefix}. ${reason}`
}

/** Returns an error text: the server's message if it sent one, else `fallback`. @spec 430-440 */
export function failureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback
  if (error.status === 'NO_TOKEN') return NO_TOKEN
  if (error.status === 'OFFLINE') return OFFLINE_TEXT
  if (error.status === 'TIMEOUT') return TIMEOUT_TEXT
  return error.message ?? (error.seconds === undefined ? fallback : busyText(error.seconds))
}
