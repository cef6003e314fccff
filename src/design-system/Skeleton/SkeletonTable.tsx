import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '#design-system/DataTable/DataTable.tsx'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { Skeleton } from './Skeleton.tsx'
import classes from './SkeletonTable.module.css'
import { skeletonWords } from './words.ts'

interface SkeletonTableProps extends Pick<DataTableProps, 'label' | 'variant'> {
  /** The HeadCells of the table that is loading, row number first. */
  head: ReactNode
  /** Number of HeadCells. */
  columns: number
  /** @default 11 */
  rows?: number
}

/** Placeholder for a table while its first rows load; announces 'Loading courses' for the label 'Courses'. */
export function SkeletonTable({ label, variant, head, columns, rows = 11 }: SkeletonTableProps) {
  const words = useWords('skeleton', skeletonWords)
  return (
    <div className={classes.place} aria-busy="true">
      <output className="visually-hidden">{words.loadingTable(label)}</output>
      <DataTable label={label} variant={variant} head={head}>
        {count(rows).map((row) => (
          <Row key={row}>
            <Cell label="" isDeskOnly>
              <Skeleton />
            </Cell>
            {count(columns - 1).map((column) => (
              <Cell key={column} label="" variant={column === 0 ? 'primary' : undefined}>
                <Skeleton className={classes.value} />
              </Cell>
            ))}
          </Row>
        ))}
      </DataTable>
    </div>
  )
}

function count(length: number) {
  return Array.from({ length }, (_, index) => index)
}
