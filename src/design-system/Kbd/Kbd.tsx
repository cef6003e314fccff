import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Kbd.module.css'

interface KbdProps {
  className?: string
  children: ReactNode
}

/** The hint of a key, for eyes only: the control itself says it by aria-keyshortcuts. Phones have no keys. */
export function Kbd({ className, children }: KbdProps) {
  return (
    <kbd className={classNames(classes.kbd, className)} aria-hidden="true">
      {children}
    </kbd>
  )
}
