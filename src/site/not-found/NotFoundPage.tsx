import { paths } from '#app/paths.ts'
import art from '#content/art/not-found.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import classes from './NotFoundPage.module.css'

/** Unknown public addresses (statements 43, 44). */
export function NotFoundPage() {
  return (
    <main className={classes.page}>
      <title>Not found</title>
      <img
        src={art}
        width="960"
        height="600"
        alt="An open manuscript with one leaf torn out and a broken chain above it"
      />
      <h1>This leaf is missing</h1>
      <p>
        The chain breaks here: the page you asked for is not in this volume. Start again from the first page.
      </p>
      <ButtonLink variant="primary" size="lg" href={paths.home}>
        Go to Home
      </ButtonLink>
    </main>
  )
}
