import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { dayHref, dayName } from '#site/library/days.ts'
import { useProgress } from '#site/library/progress.ts'

/** A link to the day that this visitor opened last; nothing if there is none, or if it no longer exists. */
export function ContinueLink({ counts }: Pick<PageContents['home'], 'counts'>) {
  const { last } = useProgress()
  const playlist = counts.find(({ id }) => id === last?.playlist)
  if (!last || !playlist || last.day > playlist.count) return null
  return (
    <ButtonLink size="lg" icon="play" href={dayHref(sitePaths.playlist(playlist.id), last.day)}>
      {`Continue ${dayName(last.day)}`}
    </ButtonLink>
  )
}
