import { Star } from '#design-system/Ornaments/Star.tsx'
import { initialsOf } from './initials.ts'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Avatar.module.css'

export interface AvatarProps extends DomProps<HTMLSpanElement> {
  /** The person's name. The initials are those of its first and last word. */
  name: string
  /** Language of the name: 'ml', 'ar'. */
  lang?: string
  /** Width: `md` 40, `sm` 32, `lg` 64 px. @default 'md' */
  size?: 'md' | 'sm' | 'lg'
  /** Adds the name for screen readers; not needed if the name is next to the avatar. @default false */
  isNamed?: boolean
}

/** A star with a person's initials. Portraits are never shown. */
export function Avatar({ name, lang, size = 'md', isNamed = false, className, ...avatar }: AvatarProps) {
  return (
    <span {...avatar} className={classNames(classes.avatar, className)} lang={lang} data-size={size}>
      <Star className={classes.star}>{initialsOf(name)}</Star>
      {isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  )
}
