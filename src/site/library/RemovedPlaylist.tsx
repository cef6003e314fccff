import { sitePaths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { PageHead } from '#site/PageHead.tsx'
import classes from './RemovedPlaylist.module.css'

/** At the address of a playlist that the institute has taken down. */
export function RemovedPlaylist() {
  return (
    <>
      <title>Playlist removed</title>
      <meta name="robots" content="noindex" />
      <PageHead
        kicker="Library"
        heading="This playlist has been removed"
        lead="It was here, and the institute has taken it down. The other playlists are in the Library."
      />
      <div className={classes.way}>
        <ButtonLink variant="primary" size="lg" icon="book" href={sitePaths.library}>
          Open the Library
        </ButtonLink>
      </div>
    </>
  )
}
