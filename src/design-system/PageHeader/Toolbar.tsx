import type { ReactNode } from 'react'
import classes from './Toolbar.module.css'

interface ToolbarProps {
  /** DebouncedSearch first, then filters. */
  children: ReactNode
}

/** The row of search and filters above a table; on phones the search has a row of its own. */
export function Toolbar({ children }: ToolbarProps) {
  return <div className={classes.toolbar}>{children}</div>
}
