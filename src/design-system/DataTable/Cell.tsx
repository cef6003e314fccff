import { use, type ReactNode } from 'react'
import { langOf } from '#design-system/langOf.ts'
import classes from './Row.module.css'
import { roles } from './roles.ts'
import { MarkContext } from './Row.tsx'

export interface CellProps {
  /** The column's name, shown beside the value in a phone's card. */
  label: string
  /** `primary` heads the card, `kicker` stands above it in red; `numeric` does not wrap. */
  variant?: 'primary' | 'muted' | 'numeric' | 'kicker'
  /** Left out of the cards. */
  isDeskOnly?: boolean
  children: ReactNode
}

export function Cell({ label, variant, isDeskOnly, children }: CellProps) {
  const isMarked = use(MarkContext)
  return (
    <td
      {...roles.cell}
      className={classes.cell}
      data-label={label}
      data-variant={variant}
      data-desk-only={isDeskOnly || undefined}
    >
      {children}
      {isMarked && variant === 'primary' && <span className="visually-hidden"> saved</span>}
    </td>
  )
}

interface OnlyChildren {
  children: ReactNode
}

/** The row's number, see rowNumber. */
export function NumberCell({ children }: OnlyChildren) {
  return (
    <td {...roles.cell} className={classes.cell} data-variant="number">
      {children}
    </td>
  )
}

/** IconButtons; in a phone's card they show their names. */
export function ActionsCell({ children }: OnlyChildren) {
  return (
    <td {...roles.cell} className={classes.cell} data-variant="actions" data-actions="">
      {children}
    </td>
  )
}

interface LinesProps {
  values: readonly string[]
}

/** Several values of one cell, one per line. */
export function Lines({ values }: LinesProps) {
  return (
    <ul className={classes.lines}>
      {/* Two may be alike. */}
      {values.map((value, index) => (
        <li key={index} {...langOf(value)}>
          {value}
        </li>
      ))}
    </ul>
  )
}

/** The lesser half of a value: below it on desks, after a comma on phones (a time after its date). */
export function SecondLine({ children }: OnlyChildren) {
  return <span className={classes.secondLine}>{children}</span>
}
