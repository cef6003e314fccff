import type { ReactNode } from 'react'
import type { Student, Teacher } from '#contract/users.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { langOf } from '#design-system/langOf.ts'
import classes from './Left.module.css'

type Person = Student | Teacher

const hasLeft = (person: Person) => person.M05_IsActive === 0

/** Returns a person's name, with a tag if they left. */
export function nameOf(person: Person): ReactNode {
  const { M05_UserName: name } = person
  if (!hasLeft(person)) return name
  return (
    <span className={classes.name}>
      <span {...langOf(name)}>{name}</span> <Badge>Left</Badge>
    </span>
  )
}

/** Returns the columns with the values of people who left in quiet colour. */
export const quietIfLeft = <Row extends Person>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({
    ...column,
    cell: (row, index) => quiet(row, column.cell(row, index)),
  }))

function quiet(person: Person, value: ReactNode): ReactNode {
  if (!hasLeft(person)) return value
  const lang = typeof value === 'string' ? langOf(value) : {}
  return (
    <span {...lang} className={classes.quiet}>
      {value}
    </span>
  )
}
