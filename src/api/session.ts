import { LEVELS, type Level } from '#contract/access/levels.ts'
import { deviceStorage, tabStorage } from './storage.ts'

/** Local storage key of the token. Only the page's inline script reads it besides this file. @spec 275 */
export const TOKEN_KEY = 'adminToken'

/** Key in the tab's storage of the name that signed in last. */
const NAME_KEY = 'adminName'

/** Local storage key of who is signed in, so that screens offer the right things before any answer. */
const PERSON_KEY = 'adminPerson'

/** Attribute of the root element while this browser has a token, so that the first paint is already right. */
export const SESSION_MARK = 'data-signed-in'

type Resolve = (isSignedIn: boolean) => void

let pending: Resolve[] = []
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Keeps {@link SESSION_MARK} in step with the token, across tabs. Returns an unsubscribe function. */
export function markSession(): () => void {
  const mark = () => document.documentElement.toggleAttribute(SESSION_MARK, readToken() !== null)
  mark()
  return subscribeToSession(mark)
}

/** The bearer token of this browser, or null. */
export const readToken = () => deviceStorage.read(TOKEN_KEY)

/** The name with which this tab's session was started, for the next sign-in; '' if there is none. */
export const readSignInName = () => tabStorage.read(NAME_KEY) ?? ''

/** The person of the session. */
export interface Person {
  id: number
  /** Their name; the sign-in name if they have none. */
  name: string
  level: Level
  /** Whether they must set up two-step sign-in before anything else. */
  needsTwoStep: boolean
}

/** The person of the session; undefined until the server has told who it is. */
export function readPerson(): Person | undefined {
  const text = deviceStorage.read(PERSON_KEY)
  if (text === null) return undefined
  try {
    const { id, name, level, needsTwoStep }: Record<string, unknown> = JSON.parse(text)
    const known = LEVELS.find((each) => each === level)
    if (known === undefined || typeof id !== 'number' || typeof name !== 'string') return undefined
    return { id, name, level: known, needsTwoStep: needsTwoStep === true }
  } catch {
    return undefined
  }
}

/** What the person of the session may do. Sessions from before there were levels are of Administrators. */
export const readLevel = (): Level => readPerson()?.level ?? 'administrator'

/** The name of the person of the session; '' if it is unknown. */
export const readPersonName = (): string => readPerson()?.name ?? ''

/** Keeps who is signed in, if a session is open. */
export function keepPerson(person: Person): void {
  if (readToken() === null) return
  deviceStorage.write(PERSON_KEY, JSON.stringify(person))
  notifyListeners()
}

/**
 * Stores the token of a new session and resumes the requests that wait for a sign-in of the same person.
 * @param name as typed
 */
export function startSession(token: string, name: string, person: Person | undefined): void {
  const before = readPerson()
  deviceStorage.write(TOKEN_KEY, token)
  tabStorage.write(NAME_KEY, name)
  if (person) keepPerson(person)
  else deviceStorage.remove(PERSON_KEY)
  // What somebody else was about to save is not saved in another name.
  settle(before === undefined || person === undefined || before.id === person.id)
}

/** Removes the token, the name and the person. @spec 492 */
export function endSession(): void {
  deviceStorage.remove(TOKEN_KEY)
  deviceStorage.remove(PERSON_KEY)
  tabStorage.remove(NAME_KEY)
  settle(false)
}

/** Fails the requests that wait for a sign-in, because the user closed the dialog. */
export const declineSignIn = () => settle(false)

/**
 * Opens the sign-in dialog over the current screen. Resolves to whether there is a new token, immediately if
 * the token changed while the request was in flight.
 * @param refused the token that the server rejected
 */
export function requestSignIn(refused = readToken()): Promise<boolean> {
  const token = readToken()
  if (token !== null && token !== refused) return Promise.resolve(true)
  return new Promise((resolve) => {
    if (pending.length === 0) window.addEventListener('storage', settleFromOtherTab)
    pending.push(resolve)
    notifyListeners()
  })
}

/** A sign-in in another tab counts here, too. */
function settleFromOtherTab({ key, newValue }: StorageEvent) {
  if (key === TOKEN_KEY && newValue !== null) settle(true)
}

function settle(isSignedIn: boolean) {
  window.removeEventListener('storage', settleFromOtherTab)
  const resolvers = pending
  pending = []
  for (const resolve of resolvers) resolve(isSignedIn)
  notifyListeners()
}

/** Whether a request waits for a sign-in. */
export const isSignInRequested = () => pending.length > 0

/** Subscribes to every change, including those of other tabs. Returns an unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
