import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './VideoGrid.module.css'

export interface VideoGridProps extends DomProps<HTMLUListElement> {
  /** Accessible name: the playlist's title. */
  label: string
  /** One `<li>` with a VideoCard for each video. */
  children: ReactNode
}

/** One column; 2, 3, 4 and 5 columns from a viewport width of 560, 900, 1200 and 1560 px. @spec 74, 75, 477 */
export function VideoGrid({ label, className, children, ...grid }: VideoGridProps) {
  return (
    <ul {...grid} className={classNames(classes.grid, className)} aria-label={label}>
      {children}
    </ul>
  )
}
