import { library } from 'content:library'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { PlaylistCards } from './PlaylistCards.tsx'

/** The playlists. @spec 15 */
export function LibraryPage() {
  const { kicker, heading, lead, description, playlists } = library
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <PlaylistCards playlists={playlists} />
    </>
  )
}
