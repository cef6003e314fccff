import { useEffect } from 'react'
import { declineSignIn } from '#api/session.ts'
import { importLate } from './shared/importOnce.ts'
import { useModule } from './shared/useModule.ts'
import { useIsSignInRequested } from './shared/useSession.ts'

const load = importLate(() => import('./AskedSignIn.tsx'))

/** Asks to sign in where the session has ended. */
export function SignInDialog() {
  const isAsked = useIsSignInRequested()
  const loaded = useModule(load, isAsked)
  // As if it was cancelled: the call tells that it failed.
  useEffect(() => {
    if (isAsked) load().catch(declineSignIn)
  }, [isAsked])
  return isAsked && loaded && <loaded.AskedSignIn />
}
