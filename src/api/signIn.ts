import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { secondsToWait } from './retryAfter.ts'
import { startSession } from './session.ts'

/** How a sign-in ended. `seconds` to wait where the server asks for it. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'refused' }
  | { kind: 'slowed'; seconds: number }
  /** Not for its name or password; `message` is the server's. `seconds` until another try may do better. */
  | { kind: 'failed'; message?: string; seconds?: number }
  | { kind: 'offline' }

/** The statuses that mean a wrong name or password. Any other error is a failure of the server or the page. */
const refusals = new Set([400, 401, 422])

/**
 * `POST /admin/login`. Apart from the other endpoints, so that the sign-in page loads
 * no store. Only `success: true` is a success (reading Q26).
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
    startSession(token)
    return { kind: 'signedIn' }
  } catch (error) {
    return { kind: error instanceof TypeError ? 'offline' : 'failed' }
  }
}

/** The token at the top of the answer, or in its data (reading Q94). */
function tokenIn(answer: unknown): string | undefined {
  if (!isRecord(answer) || answer.success !== true) return undefined
  const token = answer.token ?? (isRecord(answer.data) ? answer.data.token : undefined)
  return typeof token === 'string' ? token : undefined
}

/** What the server says for itself; a proxy says it in HTML. */
const messageIn = (answer: unknown) =>
  isRecord(answer) && typeof answer.message === 'string' ? answer.message : undefined

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
