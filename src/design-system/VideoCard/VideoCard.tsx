import { Badge } from '#design-system/Badge/Badge.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { thumbnailsOf } from '#design-system/VideoModal/videoUrl.ts'
import { Thumbnail } from './Thumbnail.tsx'
import classes from './VideoCard.module.css'

export interface VideoCardProps {
  title: string
  /** Language of the title: 'ml'. */
  lang?: string
  /** On the tab at the picture's upper edge: 'DAY-01'. @spec 77 */
  day?: string
  /** 11 characters; without them the fallback shows. @spec 266 */
  videoId?: string
  /** Address of the picture that shows when the video's own does not load. @spec 267 */
  fallback: string
  /** Makes the card a link. */
  href?: string
  /** Kept in the history entry that the link makes. */
  state?: unknown
  /** Makes the card a button; beside `href`, what else happens. */
  onPress?: () => void
  /** Seen to the end, or marked so. @default false */
  isWatched?: boolean
  /** @default 'Watched' */
  watchedLabel?: string
  /** Addresses of an id's pictures, best first. @default thumbnailsOf */
  picturesOf?: (id: string) => readonly string[]
}

/** One video in a VideoGrid: the whole card is one button, or one link. */
export function VideoCard(props: VideoCardProps) {
  const { title, lang, day, videoId, fallback, href, state, onPress, isWatched = false } = props
  const { watchedLabel = 'Watched', picturesOf = thumbnailsOf } = props
  const face = (
    <>
      <span className={classes.picture}>
        <Thumbnail
          key={videoId}
          className={classes.image}
          sources={videoId === undefined ? [] : picturesOf(videoId)}
          fallback={fallback}
        />
        {day !== undefined && (
          <Badge className={classes.day} tone="day">
            {day}
          </Badge>
        )}{' '}
        <Star className={classes.play}>
          <Icon className={classes.triangle} name="play" />
        </Star>
      </span>
      <span className={classes.name}>
        <span className={classes.title} lang={lang}>
          {title}
        </span>
      </span>
      {isWatched && (
        <span className={classes.watched}>
          <Icon name="check" />
          {watchedLabel}
        </span>
      )}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={classes.card} onClick={onPress}>
        {face}
      </button>
    )
  }
  return (
    <Link className={classes.card} href={href} state={state} onClick={onPress}>
      {face}
    </Link>
  )
}
