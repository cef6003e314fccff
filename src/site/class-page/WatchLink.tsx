import { sitePaths } from '#contract/paths.ts'
import type { PageClass } from '#contract/classes/classPage.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'

interface WatchLinkProps {
  lesson: PageClass
  /** The secret part of the page's address. */
  token: string
  variant: 'primary' | 'secondary'
  className?: string | undefined
}

/** Opens the player on this page; without scripts it leads to the video itself. It never contains the video's id. */
export function WatchLink({ lesson: { id, title }, token, variant, className }: WatchLinkProps) {
  return (
    <ButtonLink
      variant={variant}
      size="lg"
      icon="play"
      href={sitePaths.watch(token, id)}
      rel="noreferrer"
      id={`watch-${id}`}
      data-watch={id}
      data-title={title}
      {...(className !== undefined && { className })}
    >
      Watch <span className="visually-hidden">{title}</span>
    </ButtonLink>
  )
}
