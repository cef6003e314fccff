import { isRecord } from './isRecord.ts'
import { messageIn, postOpen, type OpenFailure } from './openCall.ts'
import { fetchPerson } from './person.ts'
import { startSession } from './session.ts'

/** The outcome of a sign-in. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'refused' }
  /** Name and password are right, and the account has two-step sign-in; `message` says what is missing or wrong. */
  | { kind: 'codeAsked'; message: string | undefined }
  | OpenFailure

/** Statuses of refused credentials. Other error statuses are failures of the server or of this page. */
const refusals = new Set([400, 401, 422])

export interface Credentials {
  login: string
  password: string
  /** Six digits of an authenticator app, or a recovery code. */
  code?: string | undefined
}

/**
 * `POST /admin/login`. Only `success: true` is a success (reading Q26).
 * @spec 275, 379
 */
export async function signIn({ login, password, code }: Credentials): Promise<SignInResult> {
  const sent = { M05_LoginUserName: login, password, ...(code !== undefined && { code }) }
  const answer = await postOpen('/admin/login', sent, refusals)
  if (answer.kind !== 'answered') return answer
  const { status, body } = answer
  const token = status < 300 ? tokenIn(body) : undefined
  if (token !== undefined) {
    startSession(token, login, await fetchPerson(token))
    return { kind: 'signedIn' }
  }
  const needsCode = isRecord(body) && body.needs === 'code'
  return needsCode ? { kind: 'codeAsked', message: messageIn(body) } : { kind: 'refused' }
}

/** The token at the top level of the response, or in its `data` (reading Q94). */
function tokenIn(body: unknown): string | undefined {
  if (!isRecord(body) || body.success !== true) return undefined
  const token = body.token ?? (isRecord(body.data) ? body.data.token : undefined)
  return typeof token === 'string' ? token : undefined
}
