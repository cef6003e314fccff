import { classNames } from '#design-system/classNames.ts'
import classes from './Skeleton.module.css'

interface SkeletonProps {
  /** Sets another width than that of the place it stands in. */
  className?: string
}

/** One line of text on its way; it shows after 150 ms, so that a quick answer causes no flicker. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={classNames(classes.line, className)} aria-hidden="true" />
}
