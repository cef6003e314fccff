import { useLayoutEffect } from 'react'
import { markSession } from '#api/session.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './LoginPage.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

interface LoginPageProps {
  /** The name of who comes from choosing a password, without having been signed in. */
  chosenBy: string | undefined
  onSignedIn: () => void
}

/** The console's sign-in page. @spec 87, 112-114 */
export function LoginPage({ chosenBy, onSignedIn }: LoginPageProps) {
  useLayoutEffect(markSession, [])

  return (
    <SignInFrame title="Admin login">
      <title>Login · Admin</title>
      {/* Always in the HTML, so that nothing moves when the scripts load. */}
      <div className={classes.signedIn}>
        <InlineAlert
          tone="info"
          action={
            <ButtonLink variant="primary" href={paths.admin.students}>
              Continue
            </ButtonLink>
          }
        >
          You are signed in on this browser.
        </InlineAlert>
      </div>
      {chosenBy !== undefined && (
        <InlineAlert tone="success">Your password has been saved. Log in with it.</InlineAlert>
      )}
      <SignInForm initialName={chosenBy} onSignedIn={onSignedIn} />
      <ButtonLink variant="ghost" icon="back" href={paths.home}>
        Back to the site
      </ButtonLink>
    </SignInFrame>
  )
}
