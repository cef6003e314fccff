import { paths } from '#contract/paths.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { WayBack } from '#site/WayBack.tsx'
import { OpenVideo } from './OpenVideo.tsx'
import type { Playlist } from './playlist.ts'
import classes from './PlaylistScreen.module.css'
import { useProgress } from './progress.ts'
import { useOpenVideo } from './useOpenVideo.ts'
import { VideoList } from './VideoList.tsx'

interface PlaylistScreenProps {
  playlist: Playlist
}

/** The videos of one playlist, and over them the one that the address opens. */
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
          <WayBack className={classes.back} href={paths.library}>
            Back to Library
          </WayBack>
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
