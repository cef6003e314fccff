import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { numberColumn, type Column } from '#design-system/DataTable/column.ts'
import { Lines, Muted, SecondLine } from '#design-system/DataTable/values.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import type { CourseTexts, Pupil } from './tableData.ts'

/** Edit and Delete. */
function actions<Row>(nameOf: (row: Row) => string): Column<Row> {
  return {
    id: 'actions',
    header: 'ACTIONS',
    variant: 'actions',
    cell: (row) => (
      <>
        <IconLink icon="edit" label="Edit" about={nameOf(row)} size="sm" href="/edit" />
        <IconButton icon="delete" label="Delete" about={nameOf(row)} size="sm" variant="danger" />
      </>
    ),
  }
}

/** Of courses, with these headers; the third page of 15. */
export const courseColumns = (title = 'TITLE', description = 'DESCRIPTION'): Column<CourseTexts>[] => [
  numberColumn({ page: 3, perPage: 15 }),
  { id: 'title', header: title, width: 'xl', isRowHeader: true, cell: (course) => course[0] },
  { id: 'description', header: description, variant: 'muted', width: 'xl', cell: (course) => course[1] },
  actions((course) => course[0]),
]

export const pupilColumns: Column<Pupil>[] = [
  numberColumn(),
  {
    id: 'name',
    header: 'Name',
    width: 'lg',
    isRowHeader: true,
    allowsSorting: true,
    cell: (pupil) => pupil.name,
  },
  { id: 'code', header: 'User code', variant: 'muted', width: 'sm', cell: (pupil) => pupil.code },
  { id: 'batch', header: 'Batch', cell: (pupil) => pupil.batch },
  { id: 'mobile', header: 'Mobile', variant: 'numeric', width: 'lg', cell: (pupil) => pupil.mobile },
  {
    id: 'joined',
    header: 'Joined',
    variant: 'muted',
    card: 'hidden',
    allowsSorting: 'descending',
    cell: (pupil) => pupil.joined,
  },
]

/** Of classes, by their titles: nine columns. */
export const classColumns: Column<string>[] = [
  numberColumn({ page: 2, perPage: 15 }),
  { id: 'subject', header: 'Subject', variant: 'muted', card: 'kicker', cell: () => 'Hadith sciences' },
  { id: 'title', header: 'Title', width: 'lg', isRowHeader: true, cell: (title) => title },
  { id: 'batch', header: 'Batch', cell: () => 'Batch 07 Women' },
  {
    id: 'division',
    header: 'Division',
    width: 'sm',
    cell: () => <Lines values={['Division A', 'Division B']} />,
  },
  {
    id: 'start',
    header: 'Scheduled At',
    variant: 'numeric',
    cell: () => (
      <span>
        07 Dec 2024<SecondLine>6:30 PM</SecondLine>
      </span>
    ),
  },
  { id: 'expiry', header: 'Expire At', cell: () => <Muted>Not set</Muted> },
  {
    id: 'video',
    header: 'YouTube Link',
    cell: () => (
      <span>
        <Link variant="text" href="https://youtu.be/a1B2c3D4e5F">
          a1B2c3D4e5F
        </Link>
      </span>
    ),
  },
  actions((title) => title),
]
