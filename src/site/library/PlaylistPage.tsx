import type { PageContents } from '#contract/site/pages.ts'
import { PlaylistScreen } from './PlaylistScreen.tsx'

interface PlaylistPageProps {
  content: PageContents['playlist']
}

/** A playlist at its address. @spec 85 */
export function PlaylistPage({ content }: PlaylistPageProps) {
  return <PlaylistScreen key={content.id} playlist={content} />
}
