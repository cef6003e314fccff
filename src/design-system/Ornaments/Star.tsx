import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Star.module.css'

export interface StarProps extends DomProps<HTMLSpanElement> {
  /** Overrides size or colour. */
  className?: string
  /** Content in the centre, such as an icon or initials. Hidden from screen readers. */
  children?: ReactNode
}

/** A decorative eight-pointed star, 0.7em wide, in the text colour. */
export function Star({ className, children, ...star }: StarProps) {
  return (
    <span {...star} className={classNames(classes.star, className)} aria-hidden="true">
      {children}
    </span>
  )
}
