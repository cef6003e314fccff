import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { markSession } from '#api/session.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './LoginPage.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** The state of the page where a person comes from choosing a password, without having been signed in. */
export interface Chosen {
  /** Their sign-in name. */
  chosenBy: string
}

/** The console's sign-in page. @spec 87, 112-114 */
export function LoginPage() {
  const navigate = useNavigate()
  const chosenBy = chosenIn(useLocation().state)
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
      <SignInForm initialName={chosenBy} onSignedIn={() => void navigate(paths.admin.students)} />
      <ButtonLink variant="ghost" icon="back" href={paths.home}>
        Back to the site
      </ButtonLink>
    </SignInFrame>
  )
}

function chosenIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('chosenBy' in state)) return undefined
  return typeof state.chosenBy === 'string' ? state.chosenBy : undefined
}
