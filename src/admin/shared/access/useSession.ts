import { useSyncExternalStore } from 'react'
import { isSignInRequested, subscribeToSession } from '#api/session.ts'

/** Whether a request waits for the user to sign in. */
export const useIsSignInRequested = () =>
  useSyncExternalStore(subscribeToSession, isSignInRequested, () => false)
