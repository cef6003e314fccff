import { useState } from 'react'
import {
  DataTable,
  useSelection,
  type Column,
  type SelectedKeys,
  type SortDescriptor,
} from '@institute/design-system'

interface Course {
  id: number
  title: string
}

const courses: Course[] = [
  { id: 1, title: 'Forty Hadith' },
  { id: 2, title: 'Riyad as-Salihin' },
]

const columns: Column<Course>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, isRowHeader: true, allowsSorting: true },
]

const idOf = (course: Course) => course.id

/** A hook holds the selection: enough if the page only reads it. */
export function HeldByHook() {
  const selection = useSelection([1])

  return <DataTable label="Courses" columns={columns} rows={courses} rowKey={idOf} selection={selection} />
}

/** The page holds selection and order, and sorts: it can change both, as a new search does. */
export function HeldByPage() {
  const [selectedKeys, setSelectedKeys] = useState<SelectedKeys>(new Set())
  const [sort, setSort] = useState<SortDescriptor>({ column: 'title', direction: 'ascending' })
  const sign = sort.direction === 'ascending' ? 1 : -1

  return (
    <DataTable
      label="Courses"
      columns={columns}
      rows={courses.toSorted((one, other) => sign * one.title.localeCompare(other.title))}
      rowKey={idOf}
      selection={{ selectedKeys, onSelectionChange: setSelectedKeys }}
      sorting={{ sortDescriptor: sort, onSortChange: setSort }}
    />
  )
}
