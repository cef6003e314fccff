import type { Column } from '#design-system/DataTable/column.ts'
import { Muted } from '#design-system/DataTable/values.tsx'
import { RecordActions } from './RecordActions.tsx'

/** Returns the name of a related record, or a muted text if there is none. */
export const nameOr = (name: string | undefined, missing: string) => name ?? <Muted>{missing}</Muted>

interface ActionsColumn<Row> {
  /** @default 'Actions' */
  header?: string
  nameOf: (row: Row) => string
  editHref: (row: Row) => string
  /** Element id of the reason why the record cannot be deleted; undefined if it can be. */
  reasonId?: (row: Row) => string | undefined
  onDelete: (row: Row) => void
}

/** Edit and Delete at the end of a row. */
export function actionsColumn<Row>(props: ActionsColumn<Row>): Column<Row> {
  const { header = 'Actions', nameOf, editHref, reasonId, onDelete } = props
  return {
    id: 'actions',
    header,
    variant: 'actions',
    cell: (row) => (
      <RecordActions
        name={nameOf(row)}
        editHref={editHref(row)}
        reasonId={reasonId?.(row)}
        onDelete={() => onDelete(row)}
      />
    ),
  }
}
