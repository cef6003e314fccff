import { ErrorBody } from '#contract/errors.ts'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { needOf, type ApiError } from './apiError.ts'
import { refreshPerson } from './person.ts'
import { requestProof } from './proof.ts'
import { secondsToWait } from './retryAfter.ts'
import { readToken, requestSignIn } from './session.ts'

/** What is sent. */
export interface RawRequest {
  method?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

interface RawParts {
  /** Aborts the call. */
  signal: AbortSignal
  /** Whether the response is what was asked for, not an error page from a proxy. */
  isExpected: (response: Response) => boolean
  /** Called with each part of the body as it arrives. */
  onChunk: (chunk: Uint8Array<ArrayBuffer>, response: Response) => void
}

/** The outcome of a call. */
export type RawResult =
  | { kind: 'done'; response: Response }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: ApiError }

/** A call whose response is read while it arrives. Not an endpoint of the API slice, which keeps whole responses. */
export async function rawCall(path: string, asked: RawRequest, parts: RawParts): Promise<RawResult> {
  const { signal, isExpected, onChunk } = parts
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasTimedOut = false
  /** Restarts the timeout, which covers the response and each chunk of it. */
  function restartTimeout() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      hasTimedOut = true
      controller.abort()
    }, CALL_TIMEOUT)
  }
  async function request() {
    restartTimeout()
    const headers = { ...asked.headers, authorization: `Bearer ${readToken()}` }
    const response = await fetch(`${API_BASE}${path}`, { ...asked, headers, signal: controller.signal })
    clearTimeout(timer)
    return response
  }

  if (readToken() === null && !(await requestSignIn()))
    return { kind: 'failed', error: { status: 'NO_TOKEN' } }
  try {
    const token = readToken()
    let response = await request()
    if (response.status === 401 && (await requestSignIn(token))) response = await request()
    if (response.status === 403 && (await asksForProof(response)) && (await requestProof()))
      response = await request()
    if (response.status === 403) void refreshPerson()
    restartTimeout()
    if (!response.ok || !isExpected(response)) return { kind: 'failed', error: await readError(response) }
    const reader = response.body?.getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      restartTimeout()
      onChunk(read.value, response)
    }
    return { kind: 'done', response }
  } catch {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', error: { status: hasTimedOut ? 'TIMEOUT' : 'OFFLINE' } }
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a copy, as the response itself may be shown. */
async function asksForProof(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return needOf(body) === 'proof'
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  return {
    status: response.status,
    seconds: secondsToWait(response),
    data,
    ...ErrorBody.safeParse(body).data,
  }
}
