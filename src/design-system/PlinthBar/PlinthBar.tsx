import type { ReactNode } from 'react'
import classes from './PlinthBar.module.css'

interface PlinthBarProps {
  /** Where you are: '31 to 45 of 248'. Not shown on phones. */
  start?: ReactNode
  /** The MenuButton. */
  center: ReactNode
  /** What is next: Pagination, or Cancel and Submit. */
  end?: ReactNode
}

/** The bar at the bottom of the window, 60 px high (64 on phones: --plinth-h); pages leave that much room below. */
export function PlinthBar({ start, center, end }: PlinthBarProps) {
  return (
    <footer className={classes.bar}>
      <div className={classes.start}>{start}</div>
      {center}
      <div className={classes.end}>{end}</div>
    </footer>
  )
}
