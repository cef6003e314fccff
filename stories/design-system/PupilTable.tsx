import { useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { useSelection, type Key } from '#design-system/DataTable/selection.ts'
import type { SortDescriptor } from '#design-system/DataTable/sorting.ts'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { pupilColumns } from '#stories/design-system/tableColumns.tsx'
import { manyPupils, type Pupil } from '#stories/design-system/tableData.ts'

const codeOf = (pupil: Pupil) => pupil.code

interface PupilTableProps {
  selected?: Key[]
  sortDescriptor?: SortDescriptor
}

/** An app's table that sorts, selects and pages. */
export function PupilTable({ selected, sortDescriptor: initialOrder }: PupilTableProps) {
  const [pageSize, setPageSize] = useState(15)
  const [page, setPage] = useState(1)
  const [sortDescriptor, onSortChange] = useState(initialOrder)
  const selection = useSelection(selected)
  const sign = sortDescriptor?.direction === 'descending' ? -1 : 1
  const field = sortDescriptor?.column === 'name' ? 'name' : 'joined'
  const sorted = sortDescriptor
    ? manyPupils.toSorted((a, b) => sign * a[field].localeCompare(b[field], 'en', { numeric: true }))
    : manyPupils
  return (
    <>
      <DataTable
        label="Students"
        columns={pupilColumns}
        rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={codeOf}
        layout={{ cards: 'people' }}
        sorting={{ sortDescriptor, onSortChange }}
        selection={{ ...selection, total: manyPupils.length, actions: <Button size="sm">Download</Button> }}
      />
      <Pagination
        page={page}
        lastPage={Math.ceil(manyPupils.length / pageSize)}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
      />
    </>
  )
}
