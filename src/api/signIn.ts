import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { isRecord } from './isRecord.ts'
import { fetchPerson } from './person.ts'
import { secondsToWait } from './retryAfter.ts'
import { startSession } from './session.ts'

/** The outcome of a sign-in. `seconds` is the server's Retry-After. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'refused' }
  | { kind: 'slowed'; seconds: number }
  /** Failed for a reason other than the credentials. `message` is the server's. */
  | { kind: 'failed'; message?: string; seconds?: number }
  | { kind: 'offline' }

/** Statuses of refused credentials. Other error statuses are failures of the server or of this page. */
const refusals = new Set([400, 401, 422])

/**
 * `POST /admin/login`. Not an endpoint of the API slice, so that the sign-in page does not load
 * the store. Only `success: true` is a success (reading Q26).
 * @spec 275, 379
 */
export async function signIn(login: string, password: string): Promise<SignInResult> {
  try {
    const response = await fetch(`${API_BASE}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ M05_LoginUserName: login, password }),
      signal: AbortSignal.timeout(CALL_TIMEOUT),
    })
    if (response.status === 429) {
      return { kind: 'slowed', seconds: secondsToWait(response) ?? 60 }
    }
    if (!response.ok && !refusals.has(response.status)) {
      return {
        kind: 'failed',
        message: messageIn(await readJson(response)),
        seconds: secondsToWait(response),
      }
    }
    const token = response.ok ? tokenIn(await response.json()) : undefined
    if (token === undefined) return { kind: 'refused' }
    startSession(token, login, await fetchPerson(token))
    return { kind: 'signedIn' }
  } catch (error) {
    return { kind: error instanceof TypeError ? 'offline' : 'failed' }
  }
}

/** The token at the top level of the response, or in its `data` (reading Q94). */
function tokenIn(body: unknown): string | undefined {
  if (!isRecord(body) || body.success !== true) return undefined
  const token = body.token ?? (isRecord(body.data) ? body.data.token : undefined)
  return typeof token === 'string' ? token : undefined
}

/** The server's message; undefined for an HTML page from a proxy. */
const messageIn = (body: unknown) =>
  isRecord(body) && typeof body.message === 'string' ? body.message : undefined

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)
