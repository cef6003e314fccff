import type { ReactNode } from 'react'
import classes from './VideoGrid.module.css'

export interface VideoGridProps {
  /** Accessible name: the playlist's title. */
  label: string
  /** One <li> with a VideoCard for each video. */
  children: ReactNode
}

/** One column; 2, 3, 4 and 5 columns from a viewport width of 560, 900, 1200 and 1560 px. @spec 74, 75, 477 */
export function VideoGrid({ label, children }: VideoGridProps) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  )
}
