import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Arch.module.css'

export interface ArchProps {
  className?: string
  /** A picture; it fills the arch. */
  children: ReactNode
}

/** Clips a picture to a pointed arch of 4 : 5. At most one per screen. */
export function Arch({ className, children }: ArchProps) {
  return <div className={classNames(classes.arch, className)}>{children}</div>
}
