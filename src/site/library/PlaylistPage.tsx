import { playlists } from 'content:playlists'
import { paths } from '#contract/paths.ts'
import { useAddress } from '#site/address/AddressProvider.tsx'
import { Redirect } from '#site/address/Redirect.tsx'
import { PlaylistScreen } from './PlaylistScreen.tsx'

/** A playlist of the content file, in any letter case; an id that it does not have leads to the library (statements 85, 86). */
export function PlaylistPage() {
  const { pathname } = useAddress()
  const playlist = playlists.find(({ id }) => paths.playlist(id) === pathname.toLowerCase())
  if (!playlist) return <Redirect to={paths.library} />
  return <PlaylistScreen key={playlist.id} playlist={playlist} />
}
