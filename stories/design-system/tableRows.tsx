import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ActionsCell, Cell, Lines, NumberCell, SecondLine } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row, RowButton } from '#design-system/DataTable/Row.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { courses, students } from './tableData.ts'

export function Head({ names, hasActions = false }: { names: string[]; hasActions?: boolean }) {
  return (
    <>
      <HeadCell variant="number">#</HeadCell>
      {names.map((name) => (
        <HeadCell key={name}>{name}</HeadCell>
      ))}
      {hasActions && <HeadCell variant="actions">ACTIONS</HeadCell>}
    </>
  )
}

/** The third page of 15. */
export function CourseRows({ of = courses, marked }: { of?: typeof courses; marked?: number }) {
  return of.map(([title, description], index) => (
    <Row key={title} isMarked={index === marked}>
      <NumberCell>{rowNumber({ page: 3, perPage: 15, index })}</NumberCell>
      <Cell label="Title" variant="primary">
        {title}
      </Cell>
      <Cell label="Description" variant="muted">
        {description}
      </Cell>
      <ActionsCell>
        <IconLink icon="edit" label="Edit" about={title} size="sm" href="/edit" />
        <IconButton icon="delete" label="Delete" about={title} size="sm" variant="danger" />
      </ActionsCell>
    </Row>
  ))
}

/** A click opens a row; the name is a button that does the same for keyboards. */
export function StudentRows({ onOpen }: { onOpen: (name: string) => void }) {
  return students.map((name, index) => (
    <Row key={name} onAction={() => onOpen(name)}>
      <NumberCell>{rowNumber({ page: 3, perPage: 15, index })}</NumberCell>
      <Cell label="Name" variant="primary">
        <RowButton onPress={() => onOpen(name)}>{name}</RowButton>
      </Cell>
      <Cell label="User code" variant="muted">{`IHS-103${index}`}</Cell>
      <Cell label="Batch">Batch 07 Women</Cell>
      <Cell label="Division">Division A</Cell>
      <Cell label="Mobile" variant="numeric">{`+91 00000 0103${index}`}</Cell>
      <Cell label="Joined" variant="muted" isDeskOnly>
        03 Jun 2024
      </Cell>
    </Row>
  ))
}

export function ClassRows({ titles }: { titles: string[] }) {
  return titles.map((title, index) => (
    <Row key={title}>
      <NumberCell>{rowNumber({ page: 2, perPage: 15, index })}</NumberCell>
      <Cell label="Subject" variant="kicker">
        Hadith sciences
      </Cell>
      <Cell label="Title" variant="primary">
        {title}
      </Cell>
      <Cell label="Batch">Batch 07 Women</Cell>
      <Cell label="Division">
        <Lines values={['Division A', 'Division B']} />
      </Cell>
      <Cell label="Scheduled At" variant="numeric">
        <span>
          07 Dec 2024<SecondLine>6:30 PM</SecondLine>
        </span>
      </Cell>
      <Cell label="Expire At" variant="muted">
        Not set
      </Cell>
      <Cell label="YouTube Link">
        <span>
          <Link variant="text" href="https://youtu.be/a1B2c3D4e5F">
            a1B2c3D4e5F
          </Link>
        </span>
      </Cell>
      <ActionsCell>
        <IconLink icon="edit" label="Edit" about={title} size="sm" href="/edit" />
        <IconButton icon="delete" label="Delete" about={title} size="sm" variant="danger" />
      </ActionsCell>
    </Row>
  ))
}
