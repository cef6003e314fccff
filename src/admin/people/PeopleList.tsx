import type { ReactNode } from 'react'
import { ListPage, type ListPageProps } from '#admin/shared/ListPage.tsx'
import { DetailsRow } from '#admin/shared/RecordRow.tsx'
import type { Deletion } from '#admin/shared/useDelete.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { ConfirmPersonDeletion } from './ConfirmPersonDeletion.tsx'

interface PeopleListProps<Person> extends Omit<ListPageProps<Person>, 'columns' | 'variant' | 'children'> {
  /** The list's path. */
  path: string
  deletion: Deletion<Person>
  /** The details that are open over the list. */
  details: ReactNode
  /** The question of the delete confirmation. */
  question: string
  /** Renders the cells after name and code, in the order of `head`. */
  children: (person: Person) => ReactNode
}

/** A list of students or of teachers, whose rows open details. */
export function PeopleList<Person extends Student | Teacher>(props: PeopleListProps<Person>) {
  const { path, details, question, head, children, ...page } = props
  return (
    <>
      <ListPage
        {...page}
        head={
          <>
            <HeadCell>Name</HeadCell>
            <HeadCell>User code</HeadCell>
            {head}
          </>
        }
        columns={7}
        variant="people"
      >
        {(person, number) => (
          <DetailsRow
            key={person.M05_UserId}
            id={person.M05_UserId}
            number={number}
            list={page.list}
            path={path}
            label="Name"
            name={person.M05_UserName}
          >
            <Cell label="User code" variant="muted">
              {person.M05_UserCode}
            </Cell>
            {children(person)}
          </DetailsRow>
        )}
      </ListPage>
      {details}
      <ConfirmPersonDeletion question={question} deletion={page.deletion} />
    </>
  )
}
