/** The token's place in local storage. Only the page's opening script reads it beside this file. @spec 275 */
export const TOKEN_KEY = 'adminToken'

/** The attribute of the root element while this browser has a token: the page's first paint knows it already. */
export const SESSION_MARK = 'data-signed-in'

type Answer = (isSignedIn: boolean) => void

let waiting: Answer[] = []
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

/** Keeps {@link SESSION_MARK} right, in this tab and after other tabs. Returns how to stop. */
export function markSession(): () => void {
  const mark = () => document.documentElement.toggleAttribute(SESSION_MARK, readToken() !== null)
  mark()
  return subscribeToSession(mark)
}

/** The bearer token of this browser, or null. */
export const readToken = () => localStorage.getItem(TOKEN_KEY)

/** A sign-in was answered: calls that waited for it go on. */
export function startSession(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  settle(true)
}

/** Forgets the token. @spec 492 */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY)
  settle(false)
}

/** The user would rather not sign in now: calls that waited for it fail. */
export const declineSignIn = () => settle(false)

/**
 * Asks the user to sign in over the screen that is open. Resolves with whether there is another token than before, which
 * is at once where somebody signed in while the call was under way.
 * @param refused the token that the server did not take
 */
export function askToSignIn(refused = readToken()): Promise<boolean> {
  const token = readToken()
  if (token !== null && token !== refused) return Promise.resolve(true)
  return new Promise((resolve) => {
    if (waiting.length === 0) window.addEventListener('storage', hearOtherTab)
    waiting.push(resolve)
    changed()
  })
}

/** A sign-in in another tab is one here, too. */
function hearOtherTab({ key, newValue }: StorageEvent) {
  if (key === TOKEN_KEY && newValue !== null) settle(true)
}

function settle(isSignedIn: boolean) {
  window.removeEventListener('storage', hearOtherTab)
  const answers = waiting
  waiting = []
  for (const answer of answers) answer(isSignedIn)
  changed()
}

/** Whether some call waits for a sign-in. */
export const isSignInAsked = () => waiting.length > 0

/** Subscribes to every change, including those of other tabs. Returns an unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
