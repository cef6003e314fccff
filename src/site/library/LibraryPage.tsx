import type { PageContents } from '#contract/site/pages.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { PlaylistCards } from './PlaylistCards.tsx'

interface LibraryPageProps {
  content: PageContents['library']
}

/** The playlists. @spec 15 */
export function LibraryPage({ content }: LibraryPageProps) {
  const { kicker, heading, lead, description, playlists } = content
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <PlaylistCards playlists={playlists} />
    </>
  )
}
