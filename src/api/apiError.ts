import { ErrorBody } from '#contract/errors.ts'
import { isRecord } from './isRecord.ts'
import { secondsToWait } from './retryAfter.ts'

/**
 * An error response, or no response at all. `seconds` is the server's Retry-After, if any; `data` the record that stands, or the
 * version of the site that was published.
 */
export type ApiError =
  | ({ status: number; etag?: string; data?: unknown; seconds?: number } & Partial<ErrorBody>)
  | { status: 'NO_TOKEN' }
  | { status: 'OFFLINE' }
  | { status: 'TIMEOUT' }

/** Returns the error of a response. The HTML page of a proxy has a status alone. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => undefined)
  const data = isRecord(body) ? (body.data ?? body.published) : undefined
  const etag = headers.get('etag') ?? undefined
  return { status, etag, seconds: secondsToWait(response), ...ErrorBody.safeParse(body).data, data }
}

/** Whether a thrown value is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error
}

/** Whether an error leaves open what the server did: no response of its own arrived. */
export function isUnanswered(error: unknown): boolean {
  if (!isApiError(error)) return true
  return typeof error.status === 'number' ? error.status >= 500 : error.status !== 'NO_TOKEN'
}
