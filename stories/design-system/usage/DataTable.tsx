import { useState } from 'react'
import {
  Button,
  DataTable,
  numberColumn,
  Pagination,
  useSelection,
  type Column,
  type SortDescriptor,
} from '@institute/design-system'

interface Batch {
  id: number
  name: string
  students: number
}

const PER_PAGE = 3

const batches: Batch[] = [12, 40, 31, 8, 27, 19, 35].map((students, index) => ({
  id: index + 1,
  name: `Batch 0${index + 1}`,
  students,
}))

const columns: Column<Batch>[] = [
  { id: 'name', header: 'Batch', cell: (batch) => batch.name, isRowHeader: true, allowsSorting: true },
  {
    id: 'students',
    header: 'Students',
    cell: (batch) => batch.students,
    variant: 'numeric',
    align: 'end',
    allowsSorting: 'descending',
  },
]

const idOf = (batch: Batch) => batch.id

export function Example() {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' })
  const selection = useSelection()
  const sign = sort.direction === 'ascending' ? 1 : -1
  const sorted = batches.toSorted(
    (one, other) =>
      sign *
      (sort.column === 'students' ? one.students - other.students : one.name.localeCompare(other.name)),
  )

  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <DataTable
        label="Batches"
        columns={[numberColumn({ page, perPage: PER_PAGE }), ...columns]}
        rows={sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={idOf}
        sorting={{
          sortDescriptor: sort,
          onSortChange(next) {
            setSort(next)
            setPage(1)
          },
        }}
        selection={{
          ...selection,
          total: batches.length,
          actions: <Button size="sm">Download</Button>,
          bar: 'above',
        }}
      />
      <Pagination page={page} lastPage={Math.ceil(batches.length / PER_PAGE)} onPageChange={setPage} />
    </div>
  )
}
