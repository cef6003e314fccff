import type { RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import { paths } from '#contract/paths.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { Muted } from '#design-system/DataTable/values.tsx'
import { RecordActions } from './RecordActions.tsx'
import type { MayChange } from '#admin/shared/access/useMay.ts'

/** Returns the name of a related record, or a muted text if there is none. */
export const nameOr = (name: string | undefined, missing: string) => name ?? <Muted>{missing}</Muted>

interface ActionsColumn<Row> {
  may: MayChange
  /** @default 'Actions' */
  header?: string
  identity: RowIdentity<Row>
  /** Element id of the reason why the record cannot be deleted; undefined if it can be. */
  reasonId?: (row: Row) => string | undefined
  onDelete: (row: Row) => void
}

/** Returns the column of Edit and Delete, as far as the person may do so; none if they may do neither. */
export function actionsColumn<Row>(props: ActionsColumn<Row>): Column<Row>[] {
  const { may, header = 'Actions', identity, reasonId, onDelete } = props
  if (!may.edit && !may.delete) return []
  const { kind, idOf, titleOf } = identity
  const { edit } = paths.forms[kind]
  const actions: Column<Row> = {
    id: 'actions',
    header,
    variant: 'actions',
    cell: (row) => (
      <RecordActions
        name={titleOf(row)}
        editHref={may.edit ? edit(idOf(row)) : undefined}
        reasonId={reasonId?.(row)}
        onDelete={may.delete ? () => onDelete(row) : undefined}
      />
    ),
  }
  return [actions]
}
