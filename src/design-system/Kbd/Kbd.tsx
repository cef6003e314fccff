import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Kbd.module.css'

interface KbdProps extends DomProps {
  /** The keys: 'Esc'. */
  children: ReactNode
}

/** A keyboard shortcut hint, hidden from screen readers (the control has aria-keyshortcuts) and on phones. */
export function Kbd({ className, children, ...kbd }: KbdProps) {
  return (
    <kbd {...kbd} className={classNames(classes.kbd, className)} aria-hidden="true">
      {children}
    </kbd>
  )
}
