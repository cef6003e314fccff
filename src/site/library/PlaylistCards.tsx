import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { loadingOf } from '#site/loadingOf.ts'
import { ContentText } from '#site/ContentText.tsx'
import { dayHref, dayName } from './days.ts'
import classes from './PlaylistCards.module.css'
import { useProgress } from './progress.ts'

type PlaylistSummary = PageContents['library']['playlists'][number]

interface PlaylistCardsProps {
  playlists: readonly PlaylistSummary[]
}

/** A card for each playlist, with links to the playlist and to the day that this visitor opened last. */
export function PlaylistCards({ playlists }: PlaylistCardsProps) {
  const { last, watched } = useProgress()
  return (
    <ul className={classes.cards}>
      {playlists.map((playlist, index) => {
        const { id, title, description, picture, count } = playlist
        const seen = watched(id).filter((day) => day <= count).length
        const day = last?.playlist === id && last.day <= count ? last.day : undefined
        return (
          <li key={id} className={classes.item}>
            <Card
              className={classes.card}
              title={title}
              lang={langOf(title).lang}
              href={sitePaths.playlist(id)}
              media={<img {...picture} alt="" {...loadingOf(index === 0)} />}
              footer={
                <>
                  <span>
                    {count === 1 ? '1 video' : `${count} videos`}
                    {seen === count ? (
                      <Badge className={classes.done} tone="ok">
                        <Icon name="check" />
                        All watched
                      </Badge>
                    ) : (
                      <span className={classes.days} data-spare={day !== undefined || undefined}>
                        {` · ${dayName(1)} to ${dayName(count)}`}
                      </span>
                    )}
                  </span>
                  {day === undefined ? (
                    <span className={classes.way}>
                      Open
                      <Icon name="forward" />
                    </span>
                  ) : (
                    <Link className={classes.way} href={dayHref(sitePaths.playlist(id), day)}>
                      Continue {dayName(day)}
                      <Icon name="forward" />
                    </Link>
                  )}
                </>
              }
            >
              {description !== undefined && <ContentText>{description}</ContentText>}
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
