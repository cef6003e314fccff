import { LEVELS } from '#contract/access/levels.ts'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { isRecord } from './isRecord.ts'
import { keepPerson, readToken, type Person } from './session.ts'

/** Asks the server whose session a token is of; undefined if it does not tell. Never rejects. */
export async function fetchPerson(token: string): Promise<Person | undefined> {
  try {
    const response = await fetch(`${API_BASE}/account`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(CALL_TIMEOUT),
    })
    return response.ok ? personIn(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** Keeps who is signed in, as the server tells it now: their level may have been changed. */
export async function refreshPerson(): Promise<void> {
  const token = readToken()
  const person = token === null ? undefined : await fetchPerson(token)
  // Somebody else may have signed in meanwhile.
  if (person && token === readToken()) keepPerson(person)
}

function personIn(body: unknown): Person | undefined {
  const account = isRecord(body) ? body.data : undefined
  if (!isRecord(account)) return undefined
  const { id, name, login } = account
  const level = LEVELS.find((each) => each === account.level)
  if (typeof id !== 'number' || typeof login !== 'string' || level === undefined) return undefined
  const needsTwoStep = account.two_step_required === true && account.two_step === null
  return { id, name: typeof name === 'string' && name !== '' ? name : login, level, needsTwoStep }
}
