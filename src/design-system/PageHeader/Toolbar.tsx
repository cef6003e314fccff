import type { ReactNode } from 'react'
import classes from './Toolbar.module.css'

interface ToolbarProps {
  /** A DebouncedSearch, then filters. */
  children: ReactNode
}

/** The row of search and filters above a table; on phones the search takes a full row. */
export function Toolbar({ children }: ToolbarProps) {
  return <div className={classes.toolbar}>{children}</div>
}
