import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Star.module.css'

export interface StarProps {
  /** Sets another size or colour. */
  className?: string
  /** Lies in its middle: an icon, initials. Not read out. */
  children?: ReactNode
}

/** The eight-pointed star: a mark, or a point in a chain. 0.7em wide, in the colour of the text; decorative. */
export function Star({ className, children }: StarProps) {
  return (
    <span className={classNames(classes.star, className)} aria-hidden="true">
      {children}
    </span>
  )
}
