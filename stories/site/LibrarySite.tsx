import { PlaylistScreen } from '#site/library/PlaylistScreen.tsx'
import type { Playlist } from '#site/library/playlist.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

interface LibrarySiteProps {
  /** The history entries; the last one is open. */
  entries: readonly string[]
  /** Shown at its address instead of the content file's. */
  playlist?: Playlist
}

/** The site, if need be with a playlist of one's own. */
export function LibrarySite({ entries, playlist }: LibrarySiteProps) {
  if (!playlist) return <Site entries={entries} />
  return (
    <InFrame entries={entries}>
      <PlaylistScreen playlist={playlist} />
    </InFrame>
  )
}
