/** The token's place in local storage (statement 275). Only the page's opening script reads it beside this file. */
export const TOKEN_KEY = 'adminToken'

type Answer = (isSignedIn: boolean) => void

let waiting: Answer[] = []
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

/** The bearer token of this browser, or null. */
export const readToken = () => localStorage.getItem(TOKEN_KEY)

/** A sign-in was answered: calls that waited for it go on. */
export function startSession(token: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  settle(true)
}

/** Forgets the token (statement 492). */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY)
  settle(false)
}

/** The user would rather not sign in now: calls that waited for it fail. */
export const declineSignIn = () => settle(false)

/** Asks the user to sign in over the screen that is open; resolves with whether it happened. */
export function askToSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    changed()
  })
}

function settle(isSignedIn: boolean) {
  const answers = waiting
  waiting = []
  for (const answer of answers) answer(isSignedIn)
  changed()
}

/** Whether some call waits for a sign-in. */
export const isSignInAsked = () => waiting.length > 0

/** Told of every change, those of other tabs included. Answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
