import { memo } from 'react'
import fallback from '#content/art/video-fallback.svg?no-inline'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { langOf } from '#design-system/langOf.ts'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import { dayHref } from './days.ts'
import type { PlaylistVideo } from './playlist.ts'
import { dayId, FROM_LIST } from './useOpenVideo.ts'
import classes from './VideoItem.module.css'

interface VideoItemProps {
  video: PlaylistVideo
  isWatched: boolean
}

/** A card that opens the player, or links to the video's own page without scripts. */
export const VideoItem = memo(function VideoItem({ video, isWatched }: VideoItemProps) {
  const { id, day, title, url } = video
  return (
    <li id={dayId(id)} className={classes.item}>
      <VideoCard
        title={title}
        lang={langOf(title).lang}
        day={day}
        videoId={videoIdOf(url)}
        fallback={fallback}
        href={dayHref('', id)}
        state={FROM_LIST}
        isWatched={isWatched}
      />
      <noscript>
        <a className={classes.out} href={url}>
          Watch {day} on its own page
        </a>
      </noscript>
    </li>
  )
})
