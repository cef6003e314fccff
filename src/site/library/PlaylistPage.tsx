import { playlists } from 'content:playlists'
import { Navigate, useLocation } from 'react-router-dom'
import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { PlaylistScreen } from './PlaylistScreen.tsx'

/**
 * A playlist of the content file, matched in any letter case; unknown ids redirect to the library.
 * @spec 85, 86
 */
export function PlaylistPage() {
  const { pathname } = useLocation()
  const playlist = playlists.find(({ id }) => sitePaths.playlist(id) === canonicalPath(pathname))
  if (!playlist) return <Navigate replace to={sitePaths.library} />
  return <PlaylistScreen key={playlist.id} playlist={playlist} />
}
