import { use, type ReactNode } from 'react'
import { langOf } from '#design-system/langOf.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Row.module.css'
import { roles } from './roles.ts'
import { MarkContext } from './Row.tsx'
import { dataTableWords } from './words.ts'

export interface CellProps {
  /** The column's name, shown beside the value in the cards on phones. */
  label: string
  /** `primary` is the card's heading, `kicker` a red line above it; `numeric` does not wrap. */
  variant?: 'primary' | 'muted' | 'numeric' | 'kicker'
  /** Hidden in the cards. */
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
      {isMarked && variant === 'primary' && <SavedNote />}
    </td>
  )
}

/** Marks the row just saved for screen readers. */
function SavedNote() {
  return <span className="visually-hidden"> {useWords('dataTable', dataTableWords).saved}</span>
}

interface OnlyChildren {
  children: ReactNode
}

/** The row number, see rowNumber. */
export function NumberCell({ children }: OnlyChildren) {
  return (
    <td {...roles.cell} className={classes.cell} data-variant="number">
      {children}
    </td>
  )
}

/** A cell for IconButtons; in the cards on phones their labels are visible. */
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

/** Several values in one cell, one per line. */
export function Lines({ values }: LinesProps) {
  return (
    <ul className={classes.lines}>
      {/* Values may repeat, so the key is the index. */}
      {values.map((value, index) => (
        <li key={index} {...langOf(value)}>
          {value}
        </li>
      ))}
    </ul>
  )
}

/** The secondary part of a value, such as the time of a date: below it on desktops, after a comma on phones. */
export function SecondLine({ children }: OnlyChildren) {
  return <span className={classes.secondLine}>{children}</span>
}
