import { sitePaths } from '#contract/paths.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { TextBackLink } from '#site/TextBackLink.tsx'
import { OpenVideo } from './OpenVideo.tsx'
import type { Playlist } from './playlist.ts'
import classes from './PlaylistScreen.module.css'
import { useProgress } from './progress.ts'
import { useOpenVideo } from './useOpenVideo.ts'
import { VideoList } from './VideoList.tsx'

interface PlaylistScreenProps {
  playlist: Playlist
}

/** The videos of a playlist, and the player of the one in the URL. */
export function PlaylistScreen({ playlist }: PlaylistScreenProps) {
  const { id, title, description, videos } = playlist
  const { open, previous, next, close } = useOpenVideo(playlist)
  const { watched } = useProgress()
  return (
    <div className={classes.page}>
      <PageMeta title={open ? `${open.day} ${open.title}` : title} description={description ?? title} />
      <PageHead
        kicker={`Playlist · ${countOf(videos)}`}
        heading={title}
        lead={description}
        before={
          <TextBackLink className={classes.back} href={sitePaths.library}>
            Back to Library
          </TextBackLink>
        }
      />
      <VideoList playlist={playlist} watched={watched(id)} />
      {open && (
        <OpenVideo playlist={playlist} video={open} onPrevious={previous} onNext={next} onClose={close} />
      )}
    </div>
  )
}

const countOf = ({ length }: readonly unknown[]) => (length === 1 ? '1 video' : `${length} videos`)
