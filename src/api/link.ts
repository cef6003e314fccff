import { isRecord } from './isRecord.ts'
import { messageIn, postOpen, type OpenFailure } from './openCall.ts'

/** The one answer to a link that is wrong, used or expired. */
type Gone = { kind: 'gone' }

const GONE = 404
const REFUSED = 422

/** Whom a one-time link is for. */
export async function askLink(token: string): Promise<{ kind: 'found'; login: string } | Gone | OpenFailure> {
  const answer = await postOpen('/admin/link/name', { token }, new Set([GONE, REFUSED]))
  if (answer.kind !== 'answered') return answer
  const login = isRecord(answer.body) ? answer.body.login : undefined
  return typeof login === 'string' ? { kind: 'found', login } : { kind: 'gone' }
}

/** Chooses the password with a one-time link, which is then used up. */
export async function choosePassword(
  token: string,
  password: string,
): Promise<{ kind: 'chosen' } | { kind: 'refused'; message: string } | Gone | OpenFailure> {
  const answer = await postOpen('/admin/link', { token, password }, new Set([GONE, REFUSED]))
  if (answer.kind !== 'answered') return answer
  if (answer.status === GONE) return { kind: 'gone' }
  if (answer.status === REFUSED) {
    return { kind: 'refused', message: problemIn(answer.body) ?? 'Choose another password' }
  }
  return { kind: 'chosen' }
}

/** The message at the password, or of the whole answer. */
function problemIn(body: unknown): string | undefined {
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {}
  const [first]: unknown[] = Array.isArray(errors.password) ? errors.password : []
  return typeof first === 'string' ? first : messageIn(body)
}
