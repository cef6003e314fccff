import { useSyncExternalStore } from 'react'
import { isSignInRequested, subscribeToSession } from '#api/session.ts'

/** Whether some call waits until the user has signed in. */
export const useIsSignInRequested = () =>
  useSyncExternalStore(subscribeToSession, isSignInRequested, () => false)
