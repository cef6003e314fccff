import { classNames } from '#design-system/classNames.ts'
import classes from './Skeleton.module.css'

interface SkeletonProps {
  /** Overrides the width, which is that of the container. */
  className?: string
}

/** Placeholder for a line of text. Shown after 150 ms, so that fast responses cause no flicker. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={classNames(classes.line, className)} aria-hidden="true" />
}
