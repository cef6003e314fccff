import { declineSignIn, readSignInName } from '#api/session.ts'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Sign-in over the open screen. The waiting request then continues, and no unsaved text is lost. @spec 493 */
export function AskedSignIn() {
  return (
    <Dialog title="Log in to continue" size="sm" isOpen onClose={declineSignIn}>
      <p>Your session has ended. Log in to continue where you left off.</p>
      <SignInForm initialName={readSignInName()} onSignedIn={() => {}} />
    </Dialog>
  )
}
