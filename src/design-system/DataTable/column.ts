import type { ReactNode } from 'react'
import { rowNumber, type PagePosition } from './rows.ts'

export type SortDirection = 'ascending' | 'descending'

/**
 * The least width of a column, from some 100 to 225 px; what is left over is shared in the same proportion. Columns do
 * not depend on their values, so they hold still from page to page.
 */
export type ColumnWidth = 'sm' | 'md' | 'lg' | 'xl'

/** One column of a DataTable. Define columns outside of the component, or keep them in useMemo. */
export interface Column<Row> {
  /** Unique within the table. */
  id: string
  /** The text in the head; in the cards the label of each value. */
  header: string
  /** The header in the cards on phones, if it differs there. @default header */
  label?: string
  /** Returns the value. A text gets its language, Malayalam or Arabic, by its script. */
  cell(row: Row, index: number): ReactNode
  /** Names the row: its header for screen readers, the heading of its card, the name of its tick box. */
  isRowHeader?: boolean
  /** `numeric` stays on one line, `number` is for row numbers, `actions` for IconButtons at the end of the row. */
  variant?: 'muted' | 'numeric' | 'number' | 'actions'
  /** `end` lines up amounts. @default 'start' */
  align?: 'start' | 'end'
  /** Its least width, from some 100 to 225 px. @default 'md' */
  width?: ColumnWidth
  /** In the cards: `kicker` is a red line above the heading, `lead` the first line of low cards, `hidden` is left out. */
  card?: 'kicker' | 'lead' | 'hidden'
  /**
   * The texts of a cell that a search looks in, if they are others than the cell itself; none if it does not look there. What
   * matches is marked in these columns (`marks`).
   */
  searchTexts?(row: Row): readonly string[]
  /** The header becomes a button. A direction is the one of its first press. */
  allowsSorting?: boolean | SortDirection
}

/** Returns the column #, whose numbers continue across pages. */
export function numberColumn(position: PagePosition = { page: 1, perPage: 0 }): Column<unknown> {
  return {
    id: '#',
    header: '#',
    variant: 'number',
    cell: (_row, index) => rowNumber({ ...position, index }),
  }
}

/** In rem, as in Row.module.css. */
const leastWidths = { sm: 6.5, md: 7.5, lg: 10, xl: 14, number: 3.5, actions: 6, tick: 3.25 }

/** The width that a window of 1140 px leaves for a table, in rem. */
const DESKTOP_REM = 66

/** Whether the columns are wider than the smallest desktop: the table then scrolls sideways at any width. */
export function isWide<Row>(columns: readonly Column<Row>[], hasTicks: boolean): boolean {
  const widths = columns.map(({ variant, width = 'md' }) =>
    variant === 'number' || variant === 'actions' ? leastWidths[variant] : leastWidths[width],
  )
  return widths.reduce((sum, width) => sum + width, hasTicks ? leastWidths.tick : 0) > DESKTOP_REM
}
