import { useEffect } from 'react'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { langOf } from '#design-system/langOf.ts'
import { VideoModal } from '#design-system/VideoModal/VideoModal.tsx'
import type { Playlist, PlaylistVideo } from './playlist.ts'
import { opened, watchedToTheEnd } from './progress.ts'
import { ShareVideo } from './ShareVideo.tsx'

interface OpenVideoProps {
  playlist: Playlist
  video: PlaylistVideo
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The player above the list. Stores the day as the last one opened. */
export function OpenVideo({ playlist, video, onPrevious, onNext, onClose }: OpenVideoProps) {
  const { id: day, title, url } = video
  const videoId = videoIdOf(url)

  useEffect(() => opened(playlist.id, day), [playlist.id, day])

  return (
    <VideoModal
      isOpen
      video={{
        title,
        lang: langOf(title).lang,
        day: video.day,
        id: videoId,
        href: videoId === undefined ? url : undefined,
      }}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      onEnded={() => watchedToTheEnd(playlist.id, day)}
      actions={<ShareVideo key={day} playlist={playlist} video={video} />}
    />
  )
}
