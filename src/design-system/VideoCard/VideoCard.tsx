import { useRef } from 'react'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { classNames } from '#design-system/classNames.ts'
import { domProps, usePassedRef, type DomProps } from '#design-system/domProps.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { thumbnailsOf } from '#design-system/VideoModal/videoUrl.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { ownLanguage } from '#design-system/ownLanguage.ts'
import { Thumbnail } from './Thumbnail.tsx'
import classes from './VideoCard.module.css'
import { videoCardWords } from './words.ts'

export interface VideoCardProps extends DomProps {
  /** Title below the picture, and the accessible name. */
  title: string
  /** Language of the title: 'ml'. */
  lang?: string
  /** Badge at the top edge of the picture: 'DAY-01'. @spec 77 */
  day?: string
  /** YouTube id, 11 characters; without it the fallback is shown. @spec 266 */
  videoId?: string
  /** URL of the picture shown if the video's own does not load. @spec 267 */
  fallback: string
  /** Makes the card a link. */
  href?: string
  /** State of the link's history entry. */
  state?: unknown
  /** Makes the card a button; with `href`, called in addition to following the link. */
  onPress?: () => void
  /** Watched to the end, or marked as watched. @default false */
  isWatched?: boolean
  /** Text of the mark of a watched video. @default 'Watched' */
  watchedLabel?: string
  /** Returns the thumbnail URLs of an id, best first. @default thumbnailsOf */
  picturesOf?: (id: string) => readonly string[]
}

/** A video in a VideoGrid; the whole card is one link or button. */
export function VideoCard({ ref, ...props }: VideoCardProps) {
  const own = useRef<HTMLElement>(null)
  usePassedRef(own, ref)
  const { title, lang, day, videoId, fallback, href, state, onPress, isWatched = false } = props
  const words = useWords('videoCard', videoCardWords)
  const { watchedLabel = words.watched, picturesOf = thumbnailsOf } = props
  function keep(element: HTMLElement | null) {
    own.current = element
  }

  const card = { ...domProps(props), className: classNames(classes.card, props.className) }
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
        <span className={classes.title} {...ownLanguage(lang)}>
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
      <button {...card} ref={keep} type="button" onClick={onPress}>
        {face}
      </button>
    )
  }
  return (
    <Link {...card} ref={keep} href={href} state={state} onClick={onPress}>
      {face}
    </Link>
  )
}
