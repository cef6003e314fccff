import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { ErrorBody, type Need } from '#contract/errors.ts'
import { secondsToWait } from './retryAfter.ts'

/** An error response, or no response at all. `seconds` is the server's Retry-After, if any. */
export type ApiError =
  | ({ status: number; etag?: string; data?: unknown; seconds?: number } & Partial<ErrorBody>)
  | { status: 'NO_TOKEN' }
  | { status: 'OFFLINE' }
  | { status: 'TIMEOUT' }

/** Returns an error of RTK Query as an {@link ApiError}. */
export function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return { status: 'TIMEOUT' }
  const { response } = meta ?? {}
  const seconds = response && secondsToWait(response)
  // An HTML error page from a proxy.
  if (error.status === 'PARSING_ERROR') return { status: error.originalStatus, seconds }
  if (typeof error.status !== 'number') return { status: 'OFFLINE' }
  const body = ErrorBody.safeParse(error.data)
  const etag = response?.headers.get('etag') ?? undefined
  return { status: error.status, etag, seconds, ...body.data, data: dataIn(error.data) }
}

function dataIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}

/** What a refused call needs before it is sent again, by the body of its answer. */
export const needOf = (body: unknown): Need | undefined => ErrorBody.safeParse(body).data?.needs

/** Whether a thrown value is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error
}

/** Whether an error leaves open what the server did: no response of its own arrived. */
export function isUnanswered(error: unknown): boolean {
  if (!isApiError(error)) return true
  return typeof error.status === 'number' ? error.status >= 500 : error.status !== 'NO_TOKEN'
}
