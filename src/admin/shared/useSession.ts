import { useSyncExternalStore } from 'react'
import { isSignInAsked, subscribeToSession } from '#api/session.ts'

/** Whether some call waits until the user has signed in. */
export const useIsSignInAsked = () => useSyncExternalStore(subscribeToSession, isSignInAsked, () => false)
