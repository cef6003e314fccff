import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import { roles } from './roles.ts'

export interface DataTableProps {
  /** Accessible name: 'Courses'. */
  label: string
  /** HeadCells, in the order of the cells. */
  head: ReactNode
  /** Rows on phones: cards with a label for each value, or a person's card without labels. @default 'labelled' */
  variant?: 'labelled' | 'people'
  /** While new rows load, the old ones stay at 60 % opacity. */
  isBusy?: boolean
  /** Shown below the head in place of rows: an EmptyState or ErrorState. */
  state?: ReactNode
  /** Rows. */
  children?: ReactNode
}

/** A table on desktops, a list of cards on phones (768 px and below), by CSS alone. */
export function DataTable({ label, head, variant = 'labelled', isBusy, state, children }: DataTableProps) {
  return (
    <div className={classes.frame} data-cards={variant}>
      <table {...roles.table} className={classes.table} aria-label={label} aria-busy={isBusy || undefined}>
        <thead {...roles.group} className={classes.head}>
          <tr {...roles.row}>{head}</tr>
        </thead>
        <tbody {...roles.group} className={classes.body}>
          {children}
        </tbody>
      </table>
      {state}
    </div>
  )
}

interface HeadCellProps {
  variant?: 'number' | 'actions'
  children: ReactNode
}

export function HeadCell({ variant, children }: HeadCellProps) {
  return (
    <th {...roles.head} className={classes.headCell} data-variant={variant} scope="col">
      {children}
    </th>
  )
}
