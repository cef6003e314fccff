import type { ReactNode } from 'react'
import { detailsAction } from '#admin/shared/details/detailsAction.ts'
import { ListPage, type ListPageProps } from '#admin/shared/list/ListPage.tsx'
import type { RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import type { Deletion } from '#admin/shared/deletion/useDelete.ts'
import type { Student, Teacher } from '#contract/users.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { nameOf, quietIfLeft } from './Left.tsx'
import { ConfirmPersonDeletion } from './ConfirmPersonDeletion.tsx'

interface PeopleListProps<Person> extends Omit<ListPageProps<Person>, 'rowKey' | 'rowAction' | 'cards'> {
  /** The list's path. */
  path: string
  deletion: Deletion<Person>
  /** The details that are open over the list. */
  details: ReactNode
  /** The question of the delete confirmation. */
  question: string
  /** Of people whom other records may refer to. */
  identity?: RowIdentity<Person>
  /** The columns after name and code. */
  columns: readonly Column<Person>[]
}

const nameColumns: Column<Student | Teacher>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'lg',
    isRowHeader: true,
    allowsSorting: true,
    cell: nameOf,
  },
  {
    id: 'code',
    header: 'User code',
    variant: 'muted',
    width: 'sm',
    allowsSorting: true,
    cell: (person) => person.M05_UserCode,
  },
]

const idOf = (person: Student | Teacher) => person.M05_UserId

/** A list of students or of teachers, whose rows open details. */
export function PeopleList<Person extends Student | Teacher>(props: PeopleListProps<Person>) {
  const { path, details, question, identity, columns, ...page } = props
  return (
    <>
      <ListPage<Person>
        {...page}
        columns={quietIfLeft<Person>([...nameColumns, ...columns])}
        rowKey={idOf}
        rowAction={detailsAction(page.list, path, { idOf })}
        cards="people"
      />
      {details}
      <ConfirmPersonDeletion question={question} deletion={page.deletion} identity={identity} />
    </>
  )
}
