import { library } from 'content:library'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { dayHref, dayName } from '#site/library/days.ts'
import { useProgress } from '#site/library/progress.ts'

/** Back to the day that this visitor opened last; nothing for those who have opened none that is still there. */
export function ContinueLink() {
  const { last } = useProgress()
  const playlist = library.playlists.find(({ id }) => id === last?.playlist)
  if (!last || !playlist || last.day > playlist.count) return null
  return (
    <ButtonLink size="lg" icon="play" href={dayHref(paths.playlist(playlist.id), last.day)}>
      {`Continue ${dayName(last.day)}`}
    </ButtonLink>
  )
}
