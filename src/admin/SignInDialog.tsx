import { declineSignIn } from '#api/session.ts'
import { importLate } from './shared/importOnce.ts'
import { useAsked } from './shared/useAsked.ts'
import { useIsSignInRequested } from './shared/access/useSession.ts'

const load = importLate(() => import('./AskedSignIn.tsx'))

/** Asks to sign in where the session has ended. */
export function SignInDialog() {
  const loaded = useAsked(load, useIsSignInRequested(), declineSignIn)
  return loaded && <loaded.AskedSignIn />
}
