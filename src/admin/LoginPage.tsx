import { institute } from 'content:institute'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { markSession } from '#api/session.ts'
import { paths } from '#contract/paths.ts'
import picture from '#content/art/hero-2-reading-room-m.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './LoginPage.module.css'
import { Logo } from './Logo.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The console's sign-in page. @spec 87, 112-114 */
export function LoginPage() {
  const navigate = useNavigate()
  useLayoutEffect(markSession, [])

  return (
    <main className={classes.page}>
      <title>Login · Admin</title>
      <img className={classes.picture} src={picture} alt="" fetchPriority="high" />
      <div className={classes.side}>
        <div className={classes.form}>
          <header>
            <Logo size={56} />
            <h1>Admin login</h1>
            <p className={classes.place}>{`${institute.name}, ${institute.place}`}</p>
          </header>
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
        </div>
      </div>
    </main>
  )
}
