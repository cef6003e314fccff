import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Kbd.module.css'

interface KbdProps {
  className?: string
  children: ReactNode
}

/** A keyboard shortcut hint, hidden from screen readers (the control has aria-keyshortcuts) and on phones. */
export function Kbd({ className, children }: KbdProps) {
  return (
    <kbd className={classNames(classes.kbd, className)} aria-hidden="true">
      {children}
    </kbd>
  )
}
