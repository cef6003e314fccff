import type { PageContents } from '#contract/site/pages.ts'
import { PlaylistScreen } from './PlaylistScreen.tsx'
import { RemovedPlaylist } from './RemovedPlaylist.tsx'

interface PlaylistPageProps {
  /** Undefined at the address of one that was removed. */
  content: PageContents['playlist'] | undefined
}

/** A playlist at its address, or that it was removed. @spec 85 */
export function PlaylistPage({ content }: PlaylistPageProps) {
  if (content === undefined) return <RemovedPlaylist />
  return <PlaylistScreen key={content.id} playlist={content} />
}
