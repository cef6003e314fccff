import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { needOf, toApiError, type ApiError } from './apiError.ts'
import { fetchOrReuse } from './firstCall.ts'
import { refreshPerson } from './person.ts'
import { requestProof } from './proof.ts'
import { requestSignIn, readToken } from './session.ts'
import { TAGS } from './writes.ts'

const query = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: CALL_TIMEOUT,
  fetchFn: (input, init) => fetchOrReuse(new Request(input, init)),
  prepareHeaders: (headers) => headers.set('authorization', `Bearer ${readToken()}`),
})

interface ResponseMeta {
  etag?: string
}

/**
 * Sends requests with the bearer token. When the token is missing or no longer valid, a sign-in dialog
 * opens over the screen and the request is repeated, so that no form input is lost. Queries
 * without a token fail with `NO_TOKEN` instead. Where the server asks again who it is, a dialog does so, too.
 * @spec 369, 493, 370
 */
const authenticatedQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, ResponseMeta> = async (
  args,
  api,
  extra,
) => {
  if (readToken() === null) {
    const isSignedIn = api.type === 'mutation' && (await requestSignIn())
    if (!isSignedIn) return { error: { status: 'NO_TOKEN' } }
  }
  const token = readToken()
  let result = await query(args, api, extra)
  if (result.error?.status === 401 && (await requestSignIn(token))) result = await query(args, api, extra)
  if (result.error && needOf(result.error.data) === 'proof' && (await requestProof()))
    result = await query(args, api, extra)
  // Their level may have been changed.
  if (result.error?.status === 403) void refreshPerson()
  if (result.error) return { error: toApiError(result.error, result.meta) }
  return { data: result.data, meta: { etag: result.meta?.response?.headers.get('etag') ?? undefined } }
}

/** The API slice. Each resource injects its endpoints in its own file. */
export const api = createApi({
  baseQuery: authenticatedQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  // Other users write too, so a screen refetches when it mounts again.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})
