import type { ReactNode } from 'react'
import { DataTable, HeadCell, type DataTableProps } from '#design-system/DataTable/DataTable.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import { Failure, type Fetched } from './ListStates.tsx'

interface ListTableProps<Row> extends Pick<DataTableProps, 'label' | 'head' | 'variant' | 'isBusy'> {
  result: Fetched
  /** Undefined while none have arrived. */
  rows: readonly Row[] | undefined
  /** How many columns there are, with that of the numbers. */
  columns: number
  /** What stands below the head where there are no rows. */
  nothing: ReactNode
  /** A row, with its key. */
  children: (row: Row, index: number) => ReactNode
}

/** A list's rows, numbered, or what stands in their place: loading, failed, or none. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { result, rows, columns, nothing, children, isBusy, head, ...look } = props
  const table = {
    ...look,
    head: (
      <>
        <HeadCell variant="number">#</HeadCell>
        {head}
      </>
    ),
  }
  if (rows) {
    return (
      <DataTable {...table} isBusy={isBusy} state={nothing}>
        {rows.map(children)}
      </DataTable>
    )
  }
  if (result.error === undefined || result.isFetching) return <SkeletonTable {...table} columns={columns} />
  const failure = <Failure error={result.error} onRetry={() => void result.refetch()} />
  return <DataTable label={table.label} head={table.head} state={failure} />
}
