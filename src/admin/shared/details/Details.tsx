import type { ReactNode } from 'react'
import { langOf } from '#design-system/langOf.ts'
import classes from './Details.module.css'

interface DetailProps {
  label: string
  /** Whether it spans both columns. */
  isWide?: boolean
  children: ReactNode
}

/** One value of a record, under its label. */
export function Detail({ label, isWide, children }: DetailProps) {
  return (
    <div className={classes.detail} data-wide={isWide || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} {...(typeof children === 'string' && langOf(children))}>
        {children}
      </dd>
    </div>
  )
}

/** A record's values in two columns, one on phones. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={classes.details}>{children}</dl>
}
