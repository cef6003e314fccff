import { createHash, randomBytes } from 'node:crypto'
import { LoginAnswer } from '#contract/access/auth.ts'
import type { Course } from '#contract/courses.ts'
import { createApi, type ApiDeps } from '#server/app.ts'
import type { AuthKit } from '#server/auth.ts'
import { mockStore } from '#mocks/database/mockStore.ts'
import type { Seed } from '#mocks/database/seed.ts'
import { textSite } from './textSite.ts'
import { onePicture } from './onePicture.ts'
import type { Account } from '#server/store/accountStore.ts'
import type { Store } from '#server/store/store.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** The administrator of these tests; the light kit's hash is the password itself. */
export const office: Account = {
  id: 1,
  login: 'office@example.org',
  passwordHash: 'forty-hadith',
  level: 'administrator',
  state: 'active',
  twoStepKey: null,
}

/** A token with a session that is open from the start. */
export const openToken = 'open-from-the-start'.padEnd(43, '0')

/** The server's own tokens and digests; passwords without the work of argon2id. */
export const lightKit: AuthKit = {
  newToken: () => randomBytes(32).toString('base64url'),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  hashPassword: async (password) => password,
  verifyPassword: async (hash, password) => hash === password,
  decoyHash: 'no password is this one',
  idleMs: HOUR,
  absoluteMs: 8 * HOUR,
}

/** The light kit, and how many passwords it has checked. */
export function countingKit() {
  let checks = 0
  const auth: AuthKit = {
    ...lightKit,
    verifyPassword(hash, password) {
      checks += 1
      return lightKit.verifyPassword(hash, password)
    },
  }
  return { auth, checks: () => checks }
}

export const courseNumber = (number: number): Course => ({
  M01_CourseId: number,
  M01_Title: `Course ${number}`,
  M01_Description: `Part ${number}`,
})

export const courses = (count: number) => Array.from({ length: count }, (_, index) => courseNumber(index + 1))

interface CallOptions {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: BodyInit
  headers?: Record<string, string>
  /** Bearer token; undefined sends none. */
  token?: string | undefined
}

interface TestApiOptions extends Partial<Omit<ApiDeps, 'clock'>> {
  courses?: Course[]
  seed?: Seed
}

/** The API over a store of its own, with a clock that only the test moves. */
export async function testApi({ courses: list = [], seed, ...parts }: TestApiOptions = {}) {
  const store: Store = parts.store ?? (await mockStore({ accounts: [office], courses: list, ...seed }))
  const clock = { now: Date.UTC(2026, 0, 1) }
  const app = createApi({
    auth: lightKit,
    site: textSite,
    makePictures: onePicture,
    ...parts,
    store,
    clock: () => clock.now,
  })
  await store.sessions.open({ tokenHash: await lightKit.digest(openToken), account: office }, clock.now)

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const headers = new Headers(options.headers)
    const token = 'token' in options ? options.token : openToken
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const isJson = 'json' in options
    if (isJson && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const body = isJson ? JSON.stringify(options.json) : options.body
    // Node asks for `duplex` with a body that is a stream.
    return app.request(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body, duplex: 'half' }),
    })
  }

  /** Status and body of the answer to a call. */
  const ask = async (...asked: Parameters<typeof call>) => answer(await call(...asked))

  /** Body of the answer to a reading call. */
  const read = async (path: string) => (await ask('GET', path)).body

  const signIn = (login: string, password: string, headers: Record<string, string> = {}) =>
    call('POST', '/admin/login', {
      token: undefined,
      headers,
      json: { M05_LoginUserName: login, password },
    })

  return { app, store, clock, call, ask, read, signIn }
}

/** Multipart form data; a list makes its key come more than once. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, String(one))
  return form
}

/** Status and body of an answer, to be compared in one go. */
export async function answer(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() }
}

/** The token of a session that was opened. */
export const tokenOf = async (response: Response) => LoginAnswer.parse(await response.json()).token

/** The cookie by which a browser is known again. */
export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''

/** The answer to a read. */
export const found = (data: unknown) => ({ status: 200, body: { data } })

/** The answer to a write. */
export const saved = (data: unknown, status = 200) => ({ status, body: { success: true, data } })

/** The answer to what leaves no record. */
export const done = (message: unknown) => ({ status: 200, body: { success: true, message } })

/** An answer that is nothing but words. */
export const said = (status: number, message: unknown) => ({ status, body: { message } })

/** The answer to a form with faults, by field. */
export const invalid = (
  faults: Record<string, unknown>,
  message: unknown = 'Some fields need attention',
) => ({
  status: 422,
  body: {
    message,
    errors: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, [fault]])),
  },
})

/** The answer to a form whose one fault is what the store holds. */
export const taken = (field: string, message: unknown) => invalid({ [field]: message }, message)
