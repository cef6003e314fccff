import type { PageContents } from '#contract/site/pages.ts'

export type Playlist = PageContents['playlist']
export type PlaylistVideo = Playlist['videos'][number]
