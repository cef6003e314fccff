import { paths } from '#app/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { useProgress } from '#site/library/progress.ts'

/** Back to the day that this visitor opened last; nothing for those who have opened none. */
export function ContinueLink() {
  const { last } = useProgress()
  if (!last) return null
  return (
    <ButtonLink size="lg" icon="play" href={`${paths.playlist(last.playlist)}?day=${last.day}`}>
      Continue DAY-{String(last.day).padStart(2, '0')}
    </ButtonLink>
  )
}
