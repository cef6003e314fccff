import { useEffect } from 'react'
import { sitePaths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { PageHead } from '#site/PageHead.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './OfflinePage.module.css'
import { usePagesSeen } from './usePagesSeen.ts'

const keptPages = [
  { label: 'Home', href: sitePaths.home, icon: 'home' },
  { label: 'Library', href: sitePaths.library, icon: 'book' },
  { label: 'Courses', href: sitePaths.courses, icon: 'course' },
  { label: 'Contact', href: sitePaths.contact, icon: 'mail' },
] as const

const notListed = [...keptPages.map(({ href }) => href), sitePaths.root, sitePaths.offline]

/** Opens the page that was asked for; only ever one of this site. */
function tryAgain() {
  const asked = new URLSearchParams(location.search).get('to') ?? ''
  const to = URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : undefined
  location.replace(to?.origin === location.origin ? to : sitePaths.home)
}

/** In place of a page that the device did not keep, without a connection. Goes to that page when there is one again. */
export function OfflinePage() {
  const seen = usePagesSeen(notListed)
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return (
    <>
      <title>No connection</title>
      <meta name="robots" content="noindex" />
      <PageHead
        kicker="No connection"
        heading="This page needs a connection"
        lead="It has not been opened on this device before. It opens by itself when the connection is back."
      />
      <div className={classes.ways}>
        <Button variant="primary" size="lg" icon="retry" onPress={tryAgain}>
          Try again
        </Button>
        <h2 className={classes.heading}>Without a connection you can read</h2>
        <ul className={classes.pages}>
          {keptPages.map(({ label, ...link }) => (
            <li key={label}>
              <ButtonLink {...link}>{label}</ButtonLink>
            </li>
          ))}
        </ul>
        {seen.length > 0 && (
          <>
            <h2 className={classes.heading}>Opened on this device before</h2>
            <ul className={classes.pages}>
              {seen.map(({ href, title }) => (
                <li key={href}>
                  <ButtonLink href={href} {...langOf(title)}>
                    {title}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
