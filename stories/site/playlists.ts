import { playlists } from 'content:playlists'
import type { Playlist } from '#site/library/playlist.ts'

/** The first playlist with some of its days alone: a story needs no more rows than it shows. */
export function withDays(from: number, to: number): Playlist {
  const [playlist] = playlists
  if (!playlist) throw new Error('The content has no playlist.')
  return { ...playlist, videos: playlist.videos.slice(from - 1, to) }
}

/** Its first days, with another first video. */
export function withFirst(change: Partial<Playlist['videos'][number]>): Playlist {
  const playlist = withDays(1, 8)
  return {
    ...playlist,
    videos: playlist.videos.map((video) => (video.id === 1 ? { ...video, ...change } : video)),
  }
}

/** With images that no other story has loaded, as a browser requests each once. */
export function withIds(nine: string): Playlist {
  const playlist = withFirst({})
  const videos = playlist.videos.map((video) => ({
    ...video,
    url: `https://youtu.be/${nine}${video.day.slice(-2)}?si=a1b2c3d4`,
  }))
  return { ...playlist, videos }
}
