import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './PlinthBar.module.css'

interface PlinthBarProps extends DomProps {
  /** The current range: '31 to 45 of 248'. Hidden on phones. */
  start?: ReactNode
  /** The MenuButton. */
  center: ReactNode
  /** Pagination, or Cancel and Submit. */
  end?: ReactNode
}

/** A fixed bar at the bottom of the window, 60 px high (64 on phones). Pages reserve that height, --plinth-h. */
export function PlinthBar({ start, center, end, className, ...bar }: PlinthBarProps) {
  return (
    <footer {...bar} className={classNames(classes.bar, className)}>
      <div className={classes.start}>{start}</div>
      {center}
      <div className={classes.end}>{end}</div>
    </footer>
  )
}
