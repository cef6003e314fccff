import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Toolbar.module.css'

interface ToolbarProps extends DomProps<HTMLDivElement> {
  /** A DebouncedSearch, then filters. */
  children: ReactNode
}

/** The row of search and filters above a table. */
export function Toolbar({ className, children, ...toolbar }: ToolbarProps) {
  return (
    <div {...toolbar} className={classNames(classes.toolbar, className)}>
      {children}
    </div>
  )
}
