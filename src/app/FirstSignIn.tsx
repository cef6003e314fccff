import { useEffect } from 'react'
import { chosenIn } from '#admin/chosen.ts'
import { LoginPage } from '#admin/LoginPage.tsx'
import { readToken } from '#api/session.ts'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { paths } from '#contract/paths.ts'

interface FirstSignInProps {
  /** Loads the console, without showing it. */
  prepare: () => void
  /** Shows a page of the console in place of this one. */
  open: (href: string) => void
}

/** The sign-in page as the first page of a visit: without the router and all else of the console. */
export function FirstSignIn({ prepare, open }: FirstSignInProps) {
  // Repeats a submit that the user made before the scripts had loaded.
  useEffect(() => window.firstSubmit?.requestSubmit(), [])
  // Who types here, or is signed in already, is on the way to the console.
  useEffect(() => {
    if (readToken() !== null) prepare()
    document.addEventListener('input', prepare, { once: true })
    return () => document.removeEventListener('input', prepare)
  }, [prepare])
  const chosenBy = chosenIn(globalThis.history?.state?.usr)
  return (
    <LinkProvider
      navigate={(href) => (href.startsWith(paths.admin.login) ? open(href) : location.assign(href))}
    >
      <LoginPage chosenBy={chosenBy} onSignedIn={() => open(paths.admin.students)} />
    </LinkProvider>
  )
}
