import type { ReactNode } from 'react'
import { langOf } from '#design-system/langOf.ts'
import { Marked } from './Marked.tsx'
import classes from './values.module.css'

export interface LinesProps {
  /** One for each line. */
  values: readonly string[]
}

/** Several values in one cell, one per line. */
export function Lines({ values }: LinesProps) {
  return (
    <ul className={classes.lines}>
      {/* Values may repeat, so the key is the index. */}
      {values.map((value, index) => (
        <li key={index} {...langOf(value)}>
          <Marked>{value}</Marked>
        </li>
      ))}
    </ul>
  )
}

interface PartProps {
  /** The text. */
  children: ReactNode
}

/** The secondary part of a value, such as the time of a date: below it on desktops, after a comma on phones. */
export function SecondLine({ children }: PartProps) {
  return <span className={classes.secondLine}>{children}</span>
}

/** In place of a value that is missing: 'N/A', 'Not set'. */
export function Muted({ children }: PartProps) {
  return <span className={classes.muted}>{children}</span>
}
