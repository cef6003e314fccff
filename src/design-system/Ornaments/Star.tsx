import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Star.module.css'

export interface StarProps {
  /** Overrides size or colour. */
  className?: string
  /** Content in the centre, such as an icon or initials. Hidden from screen readers. */
  children?: ReactNode
}

/** A decorative eight-pointed star, 0.7em wide, in the text colour. */
export function Star({ className, children }: StarProps) {
  return (
    <span className={classNames(classes.star, className)} aria-hidden="true">
      {children}
    </span>
  )
}
