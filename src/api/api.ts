import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { toApiError, type ApiError } from './apiError.ts'
import { fetchOrTake } from './firstCall.ts'
import { askToSignIn, readToken } from './session.ts'
import { TAGS } from './writes.ts'

const call = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: CALL_TIMEOUT,
  fetchFn: (input, init) => fetchOrTake(new Request(input, init)),
  prepareHeaders: (headers) => headers.set('authorization', `Bearer ${readToken()}`),
})

/** What an answer's headers say of it. */
interface AnswerMeta {
  etag?: string
}

/**
 * Calls with the bearer token. Where it is missing or no longer valid, the user signs in over
 * the screen and the call is repeated, so that nothing typed is lost; a list without any token
 * says so instead.
 * @spec 369, 493, 370
 */
const callSignedIn: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, AnswerMeta> = async (
  args,
  api,
  extra,
) => {
  if (readToken() === null) {
    const isSignedIn = api.type === 'mutation' && (await askToSignIn())
    if (!isSignedIn) return { error: { status: 'NO_TOKEN' } }
  }
  const token = readToken()
  let answer = await call(args, api, extra)
  if (answer.error?.status === 401 && (await askToSignIn(token))) answer = await call(args, api, extra)
  if (answer.error) return { error: toApiError(answer.error, answer.meta) }
  return { data: answer.data, meta: { etag: answer.meta?.response?.headers.get('etag') ?? undefined } }
}

/** The one API; each resource adds its endpoints in a file of its own. */
export const api = createApi({
  baseQuery: callSignedIn,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  // Data is fetched again when it is shown again: other users write, too.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})
