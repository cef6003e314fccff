import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { errorOf, type ApiError } from './apiError.ts'
import { fetchOrReuse } from './preload.ts'
import { refreshPerson } from './person.ts'
import { requestProof } from './proof.ts'
import { readToken, requestSignIn } from './session.ts'

/** A call of the API. */
export interface Call {
  /** The path below the base URL. */
  url: string
  method?: string
  /** Query parameters; those that are undefined are left out. */
  params?: object
  /** An object that is no file and no form is sent as JSON. */
  body?: object | string
  headers?: Readonly<Record<string, string>>
  /** How long it may take, in ms; whoever reads the response in chunks, waits so long for each. @default CALL_TIMEOUT */
  timeout?: number
}

interface Sending<T> {
  /** Aborts the call. */
  signal: AbortSignal
  /** Asks who has no session to sign in first; else the call fails with `NO_TOKEN`. */
  asksToSignIn: boolean
  /** Reads a successful response. Returns undefined if it is not what was asked for, but a page of a proxy. */
  read: (response: Response, chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<T | undefined>
  /** Sends the request. @default fetchOrReuse */
  transport?: (request: Request) => Promise<Response>
}

export type Sent<T> = { data: T; meta: { etag?: string } } | { error: ApiError }

/**
 * Sends a call with the bearer token. When the token is missing or no longer valid, a sign-in dialog opens over the
 * screen, and where the server asks again who it is, a dialog for that; then the call is repeated, so that no form
 * input is lost.
 * @spec 369, 493, 370
 */
export async function send<T>(call: Call, sending: Sending<T>): Promise<Sent<T>> {
  if (readToken() === null && !(sending.asksToSignIn && (await requestSignIn())))
    return { error: { status: 'NO_TOKEN' } }
  const token = readToken()
  let sent = await attempt(call, sending)
  if (errorIn(sent)?.status === 401 && (await requestSignIn(token))) sent = await attempt(call, sending)
  if (errorIn(sent)?.needs === 'proof' && (await requestProof())) sent = await attempt(call, sending)
  // Their level may have been changed.
  if (errorIn(sent)?.status === 403) void refreshPerson()
  return sent
}

/** The server's error. */
const errorIn = (sent: Sent<unknown>) =>
  'error' in sent && typeof sent.error.status === 'number' ? sent.error : undefined

let answeredAt: number | undefined

/** Returns when the server last answered, in ms since 1970; undefined if it never did. */
export const lastAnsweredAt = (): number | undefined => answeredAt

async function attempt<T>(
  call: Call,
  { signal, read, transport = fetchOrReuse }: Sending<T>,
): Promise<Sent<T>> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasTimedOut = false
  function restartTimeout() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      hasTimedOut = true
      abort()
    }, call.timeout ?? CALL_TIMEOUT)
  }
  async function* chunksOf({ body }: Response) {
    restartTimeout()
    const reader = body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      restartTimeout()
      yield part.value
    }
  }

  restartTimeout()
  try {
    const response = await transport(requestOf(call, controller.signal))
    answeredAt = Date.now()
    const data = response.ok ? await read(response, chunksOf(response)) : undefined
    if (data === undefined) return { error: await errorOf(response) }
    return { data, meta: { etag: response.headers.get('etag') ?? undefined } }
  } catch {
    return { error: { status: hasTimedOut ? 'TIMEOUT' : 'OFFLINE' } }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function requestOf({ url, method, params, body, headers }: Call, signal: AbortSignal): Request {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined)
  // An empty query keeps its "?", as in the address by which the page has asked before its scripts were there.
  const query = params && `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
  const isSentAsIs = typeof body === 'string' || body instanceof Blob || body instanceof FormData
  return new Request(API_BASE + url + (query ?? ''), {
    method,
    body: body === undefined || isSentAsIs ? body : JSON.stringify(body),
    headers: {
      ...(body !== undefined && !isSentAsIs && { 'content-type': 'application/json' }),
      ...headers,
      authorization: `Bearer ${readToken()}`,
    },
    signal,
  })
}
