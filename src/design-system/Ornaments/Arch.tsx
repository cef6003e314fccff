import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Arch.module.css'

export interface ArchProps {
  className?: string
  /** One picture; it fills the arch. */
  children: ReactNode
}

/** A place to enter: cuts a picture to a pointed arch of 4 : 5. One on a screen at most. */
export function Arch({ className, children }: ArchProps) {
  return <div className={classNames(classes.arch, className)}>{children}</div>
}
