import { useState } from 'react'
import { DataTable, useSelection, type Column, type SortDescriptor } from '@institute/design-system'

interface Batch {
  id: number
  name: string
  students: number
}

const batches: Batch[] = [
  { id: 1, name: 'Batch 01', students: 12 },
  { id: 2, name: 'Batch 02', students: 40 },
  { id: 3, name: 'Batch 03', students: 31 },
]

const columns: Column<Batch>[] = [
  { id: 'name', header: 'Batch', cell: ({ name }) => name, isRowHeader: true, allowsSorting: true },
  { id: 'students', header: 'Students', cell: ({ students }) => students, variant: 'numeric', align: 'end' },
]

export function Example() {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' })
  const selection = useSelection([2])

  return (
    <DataTable
      label="Batches"
      columns={columns}
      rows={sort.direction === 'ascending' ? batches : batches.toReversed()}
      rowKey={({ id }) => id}
      sorting={{ sortDescriptor: sort, onSortChange: setSort }}
      selection={{ ...selection, total: batches.length, bar: 'above' }}
    />
  )
}
