import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiError } from './apiError.ts'
import { send, type Call } from './send.ts'
import { TAGS } from './writes.ts'

/** Sends a call and reads its JSON. Only a mutation asks to sign in when there is no session. */
const sendJson: BaseQueryFn<string | Call, unknown, ApiError, object, { etag?: string }> = (
  asked,
  { signal, type },
) => {
  const call = typeof asked === 'string' ? { url: asked } : asked
  const headers = { accept: 'application/json', ...call.headers }
  return send<unknown>({ ...call, headers }, { signal, asksToSignIn: type === 'mutation', read: readJson })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How long an answer is taken for the present one, in s. */
export const FRESH_FOR = 2

/** The API slice. Each resource injects its endpoints in its own file. */
export const api = createApi({
  baseQuery: sendJson,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  // Other users write too, so a screen refetches when it mounts again; but not what its first render has just been given, which
  // would render a whole list twice more.
  refetchOnMountOrArgChange: FRESH_FOR,
  endpoints: () => ({}),
})
