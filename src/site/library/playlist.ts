import type { playlists } from 'content:playlists'

export type Playlist = (typeof playlists)[number]
export type PlaylistVideo = Playlist['videos'][number]
