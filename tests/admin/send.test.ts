import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleProof, isProofRequested } from '#api/proof.ts'
import { send } from '#api/send.ts'
import { declineSignIn, isSignInRequested, startSession, TOKEN_KEY } from '#api/session.ts'
import { deviceStorage } from '#api/storage.ts'

/** The tokens that were sent. */
let sent: (string | null)[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', new EventTarget())
  class SiteRequest extends Request {
    constructor(input: string, init?: RequestInit) {
      super(new URL(input, 'http://localhost'), init)
    }
  }
  vi.stubGlobal('Request', SiteRequest)
  deviceStorage.write(TOKEN_KEY, 'first')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers so, one call after another. Calls for the account are the console's own. */
function serve(...answers: (Response | ((signal: AbortSignal) => Promise<Response>))[]) {
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (typeof asked === 'string') return Response.json({}, { status: 500 })
    sent.push(asked.headers.get('authorization'))
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer instanceof Response ? answer : answer(asked.signal)
  })
}

const refused = (status: number, needs?: string) => Response.json({ message: 'No', needs }, { status })

const abandoned = new AbortController()
abandoned.abort()

const call = (asksToSignIn = true, signal = new AbortController().signal) =>
  send({ url: '/courses' }, { signal, asksToSignIn, read: (response): Promise<unknown> => response.json() })

test('a call without a session fails, or waits for a sign-in if it may ask for one', async () => {
  deviceStorage.remove(TOKEN_KEY)
  serve(Response.json(1), Response.json(2))
  expect(await call(false)).toEqual({ error: { status: 'NO_TOKEN' } })
  const declined = call()
  declineSignIn()
  expect(await declined).toEqual({ error: { status: 'NO_TOKEN' } })
  const waiting = call()
  startSession('second', 'office', undefined)
  expect(await waiting).toMatchObject({ data: 1 })
  expect(sent).toEqual(['Bearer second'])
})

test('a call whose session has ended is sent again after a sign-in, once', async () => {
  serve(refused(401), Response.json(1), refused(401), refused(401))
  const again = call()
  await vi.waitUntil(isSignInRequested)
  startSession('second', 'office', undefined)
  expect(await again).toMatchObject({ data: 1 })
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
  const twice = call()
  await vi.waitUntil(isSignInRequested)
  startSession('third', 'office', undefined)
  expect(await twice).toMatchObject({ error: { status: 401, message: 'No' } })
})

test('a call is sent again at once if somebody has signed in while it was under way', async () => {
  serve(async () => {
    startSession('second', 'office', undefined)
    return refused(401)
  }, Response.json(1))
  expect(await call()).toMatchObject({ data: 1 })
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
})

test('a call that needs a proof is sent again after one, and fails without', async () => {
  serve(refused(403, 'proof'), Response.json(1), refused(403, 'proof'))
  const proved = call()
  await vi.waitUntil(isProofRequested)
  settleProof(true)
  expect(await proved).toMatchObject({ data: 1 })
  const declined = call()
  await vi.waitUntil(isProofRequested)
  settleProof(false)
  expect(await declined).toMatchObject({ error: { status: 403, needs: 'proof' } })
})

test('an error has the words of the server, and when to try again', async () => {
  const headers = { 'retry-after': '7', etag: '"3"' }
  serve(
    Response.json({ message: 'Busy', data: { id: 1 } }, { status: 503, headers }),
    new Response('<html>', { status: 502 }),
  )
  const error = { status: 503, message: 'Busy', seconds: 7, etag: '"3"', data: { id: 1 } }
  expect(await call()).toEqual({ error })
  expect(await call()).toEqual({ error: { status: 502 } })
})

test('a call that nobody answers is offline, or out of time', async () => {
  vi.useFakeTimers()
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  serve(never)
  const late = call()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await late).toEqual({ error: { status: 'TIMEOUT' } })
  expect(await call()).toEqual({ error: { status: 'OFFLINE' } })
  serve(async (signal) => {
    signal.throwIfAborted()
    return Response.json(1)
  })
  expect(await call(true, abandoned.signal)).toEqual({ error: { status: 'OFFLINE' } })
})

test('each chunk of a response has the whole time', async () => {
  vi.useFakeTimers()
  let write: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) })
  serve(async (signal) => {
    signal.addEventListener('abort', () => write?.error(signal.reason))
    return new Response(body)
  })
  const lengths = send(
    { url: '/students' },
    {
      signal: new AbortController().signal,
      asksToSignIn: true,
      async read(_response, chunks) {
        const found: number[] = []
        for await (const chunk of chunks) found.push(chunk.byteLength)
        return found
      },
    },
  )
  for (const length of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(15_000)
    write?.enqueue(new Uint8Array(length))
  }
  write?.close()
  expect(await lengths).toMatchObject({ data: [1, 2, 3] })
})
