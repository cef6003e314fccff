import type { ReactNode } from 'react'
import { DataTable, HeadCell, type DataTableProps } from '#design-system/DataTable/DataTable.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import { Failure, type Fetched } from './ListStates.tsx'

interface ListTableProps<Row> extends Pick<DataTableProps, 'label' | 'head' | 'variant' | 'isBusy'> {
  result: Fetched
  /** Undefined until the first rows are loaded. */
  rows: readonly Row[] | undefined
  /** Number of columns, including the number column. */
  columns: number
  /** Shown below the head when there are no rows. */
  nothing: ReactNode
  /** Renders a row, with its key. */
  children: (row: Row, index: number) => ReactNode
}

/** A list's numbered rows, or its loading, error or empty state. */
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
