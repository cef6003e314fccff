import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Arch.module.css'

export interface ArchProps extends DomProps<HTMLDivElement> {
  /** A picture; it fills the arch. */
  children: ReactNode
}

/** Clips a picture to a pointed arch of 4 : 5. At most one per screen. */
export function Arch({ className, children, ...arch }: ArchProps) {
  return (
    <div {...arch} className={classNames(classes.arch, className)}>
      {children}
    </div>
  )
}
