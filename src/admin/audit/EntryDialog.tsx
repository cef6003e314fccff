import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { dayAt, timeAt } from '#admin/shared/formats.ts'
import type { Erasable } from '#admin/shared/deletion/useErasure.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { Button } from '#design-system/Button/Button.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './EntryDialog.module.css'
import { EntryRecords } from './EntryRecords.tsx'
import { entryText, erasableIn, fieldsOf } from './entryTexts.ts'

interface EntryDialogProps {
  entry: AuditEntry
  onClose: () => void
  /** Without it, nothing can be erased from here. */
  onErase?: ((record: Erasable) => void) | undefined
}

/** The details of an audit entry: user, time, address, and each field before and after. */
export function EntryDialog({ entry, onClose, onErase }: EntryDialogProps) {
  const { records } = entry
  const record = erasableIn(entry)
  return (
    <Dialog
      title="History entry"
      isOpen
      onClose={onClose}
      footer={
        record &&
        onErase && (
          <Button variant="danger-quiet" icon="delete" onPress={() => onErase(record)}>
            Delete permanently
          </Button>
        )
      }
    >
      <p className={classes.summary} {...langOf(entryText(entry))}>
        {entryText(entry)}
      </p>
      <Details>
        <Detail label="Who">{entry.login}</Detail>
        <Detail label="From">{entry.address}</Detail>
        <Detail label="When">{`${dayAt(entry.at)}, ${timeAt(entry.at)}`}</Detail>
      </Details>
      <Fields entry={entry} />
      {records && <EntryRecords entry={entry} records={records} onErase={onErase} />}
    </Dialog>
  )
}

function Fields({ entry }: { entry: AuditEntry }) {
  const fields = fieldsOf(entry)
  if (entry.kind === 'accounts') return null
  if (entry.records && fields.length === 0) return null
  if (entry.name === null && !entry.records) {
    return <p className={classes.note}>This record was deleted permanently, with its name and fields.</p>
  }
  if (fields.length === 0) {
    return (
      <p className={classes.note}>
        {entry.action === 'export' ? `All ${entry.kind}.` : 'Saved without changes.'}
      </p>
    )
  }
  const columns = [
    nameColumn,
    ...(entry.before ? [valueColumn('before', 'Before')] : []),
    ...(entry.after ? [valueColumn('after', entry.before ? 'After' : 'Value')] : []),
  ]
  return (
    <div className={classes.fields}>
      <DataTable label="Fields" columns={columns} rows={fields} rowKey={(field) => field.field} />
    </div>
  )
}

type ChangedField = ReturnType<typeof fieldsOf>[number]

const nameColumn: Column<ChangedField> = {
  id: 'field',
  header: 'Field',
  isRowHeader: true,
  cell: (field) => <span className={classes.name}>{field.label}</span>,
}

const valueColumn = (side: 'before' | 'after', header: string): Column<ChangedField> => ({
  id: side,
  header,
  cell: (field) => (
    <span className={classes.value} {...langOf(field[side])}>
      {field[side]}
    </span>
  ),
})
