import { useSyncExternalStore } from 'react'
import { isSignInAsked, readToken, subscribeToSession } from '#api/session.ts'

/** The bearer token, or null; follows other tabs too. */
export const useToken = () => useSyncExternalStore(subscribeToSession, readToken, () => null)

/** Whether some call waits until the user has signed in. */
export const useIsSignInAsked = () => useSyncExternalStore(subscribeToSession, isSignInAsked, () => false)
