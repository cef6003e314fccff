import { sitePaths } from '#contract/paths.ts'
import art from '#content/art/not-found.svg?no-inline'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import classes from './NotFoundPage.module.css'

/** The page for unknown public URLs. @spec 43, 44 */
export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <title>Not found</title>
      <meta name="robots" content="noindex" />
      <img
        className={classes.art}
        src={art}
        width="960"
        height="600"
        alt="An open manuscript with one page torn out and a broken chain above it"
      />
      <div>
        <Kicker>404</Kicker>
        <h1 className={classes.title}>Page not found</h1>
        <p className={classes.words}>
          There is no page at this address. The link may be old, or the address misspelled.
        </p>
        <div className={classes.ways}>
          <ButtonLink variant="primary" size="lg" icon="home" href={sitePaths.home}>
            Go to the home page
          </ButtonLink>
          <ButtonLink size="lg" href={sitePaths.library}>
            Open the Library
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
