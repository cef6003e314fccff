import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { markSession } from '#api/session.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './LoginPage.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** The console's sign-in page. @spec 87, 112-114 */
export function LoginPage() {
  const navigate = useNavigate()
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
      <SignInForm onSignedIn={() => void navigate(paths.admin.students)} />
      <ButtonLink variant="ghost" icon="back" href={paths.home}>
        Back to the site
      </ButtonLink>
    </SignInFrame>
  )
}
