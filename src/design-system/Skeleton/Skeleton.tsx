import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Skeleton.module.css'

interface SkeletonProps extends DomProps<HTMLSpanElement> {
  /** Overrides the width, which is that of the container. */
  className?: string
}

/** Placeholder for a line of text. Shown after 150 ms, so that fast responses cause no flicker. */
export function Skeleton({ className, ...line }: SkeletonProps) {
  return <span {...line} className={classNames(classes.line, className)} aria-hidden="true" />
}
