import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { isRecord } from './isRecord.ts'
import { secondsToWait } from './retryAfter.ts'

/** Why a call without a session has no answer of its own. `seconds` is the server's Retry-After. */
export type OpenFailure =
  | { kind: 'slowed'; seconds: number }
  /** Failed for a reason other than what was sent. `message` is the server's. */
  | { kind: 'failed'; message?: string | undefined; seconds?: number | undefined }
  | { kind: 'offline' }

export type OpenAnswer = { kind: 'answered'; status: number; body: unknown } | OpenFailure

/**
 * Posts to a call that needs no session. Not an endpoint of the API slice, so that the sign-in page does not load the store.
 * @param refusals the error statuses that are answers to what was sent
 */
export async function postOpen(
  path: string,
  body: object,
  refusals: ReadonlySet<number>,
): Promise<OpenAnswer> {
  try {
    const response = await fetch(`${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_TIMEOUT),
    })
    const { status } = response
    if (status === 429) return { kind: 'slowed', seconds: secondsToWait(response) ?? 60 }
    if (response.ok) return { kind: 'answered', status, body: await response.json() }
    const refusal = await readJson(response)
    if (refusals.has(status)) return { kind: 'answered', status, body: refusal }
    return { kind: 'failed', message: messageIn(refusal), seconds: secondsToWait(response) }
  } catch (error) {
    return { kind: error instanceof TypeError ? 'offline' : 'failed' }
  }
}

/** The server's message; undefined for an HTML page from a proxy. */
export const messageIn = (body: unknown) =>
  isRecord(body) && typeof body.message === 'string' ? body.message : undefined

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)
