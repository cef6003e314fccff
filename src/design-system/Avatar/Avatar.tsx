import { Star } from '#design-system/Ornaments/Star.tsx'
import { initialsOf } from './initials.ts'
import classes from './Avatar.module.css'

export interface AvatarProps {
  /** Of a person; its first and last word give the initials. */
  name: string
  /** Language of the name: 'ml', 'ar'. */
  lang?: string
  /** 40, 32 and 64 px wide. @default 'md' */
  size?: 'md' | 'sm' | 'lg'
  /** Says the name to screen readers; without it the name stands beside it. @default false */
  isNamed?: boolean
}

/** A star with a person's initials; people are never drawn. */
export function Avatar({ name, lang, size = 'md', isNamed = false }: AvatarProps) {
  return (
    <span className={classes.avatar} lang={lang} data-size={size}>
      <Star className={classes.star}>{initialsOf(name)}</Star>
      {isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  )
}
