import type { ReactNode } from 'react'
import classes from './VideoGrid.module.css'

export interface VideoGridProps {
  /** Accessible name: the playlist's title. */
  label: string
  /** One <li> with a VideoCard for each video. */
  children: ReactNode
}

/** 1, 2, 3, 4 or 5 columns: from 560, 900, 1200 and 1560 px of the window. @spec 74, 75, 477 */
export function VideoGrid({ label, children }: VideoGridProps) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  )
}
