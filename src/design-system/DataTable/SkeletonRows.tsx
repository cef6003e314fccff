import { classNames } from '#design-system/classNames.ts'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import type { Column } from './column.ts'
import low from './LowCards.module.css'
import { roles } from './roles.ts'
import classes from './Row.module.css'
import skeletonClasses from './SkeletonRows.module.css'
import slots from './slots.module.css'

/** As many rows as a screen shows. */
const ROWS = Array.from({ length: 11 }, (_, index) => index)

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  hasTicks: boolean
}

/** In place of the first rows while they load. */
export function SkeletonRows<Row>({ columns, hasTicks }: SkeletonRowsProps<Row>) {
  return ROWS.map((row) => (
    <tr {...roles.row} className={classNames(classes.row, low.row, skeletonClasses.row)} key={row}>
      {hasTicks && (
        <td
          {...roles.cell}
          className={classNames(slots.slot, classes.cell, low.cell)}
          data-variant="tick"
          data-card="hidden"
        />
      )}
      {columns.map(({ id, variant, width = 'md', align, card, isRowHeader }) => (
        <td
          {...roles.cell}
          className={classNames(slots.slot, classes.cell, low.cell)}
          key={id}
          data-label=""
          data-variant={variant === 'number' ? 'number' : undefined}
          data-width={width}
          data-align={align}
          data-card={variant === 'number' ? 'hidden' : isRowHeader ? 'heading' : card}
        >
          <Skeleton className={variant === 'number' ? undefined : skeletonClasses.value} />
        </td>
      ))}
    </tr>
  ))
}
