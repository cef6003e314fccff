import { Detail, Details } from '#admin/shared/Details.tsx'
import { dayAt, timeAt } from '#admin/shared/formats.ts'
import type { Erasable } from '#admin/shared/useErasure.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { DataTable, HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './EntryDialog.module.css'
import { entryText, erasableIn, fieldsOf } from './entryTexts.ts'

interface EntryDialogProps {
  entry: AuditEntry
  onClose: () => void
  onErase: (record: Erasable) => void
}

/** The details of an audit entry: user, time, address, and each field before and after. */
export function EntryDialog({ entry, onClose, onErase }: EntryDialogProps) {
  const record = erasableIn(entry)
  return (
    <Dialog
      title="History entry"
      isOpen
      onClose={onClose}
      footer={
        record && (
          <Button variant="danger-quiet" icon="delete" onPress={() => onErase(record)}>
            Erase for good
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
    </Dialog>
  )
}

function Fields({ entry }: { entry: AuditEntry }) {
  const fields = fieldsOf(entry)
  if (entry.kind === 'accounts') return null
  if (entry.name === null) {
    return <p className={classes.note}>This record was erased for good, with its name and fields.</p>
  }
  if (fields.length === 0) {
    return (
      <p className={classes.note}>{entry.action === 'export' ? 'All students.' : 'Saved without changes.'}</p>
    )
  }
  const sides = [
    ...(entry.before ? [{ label: 'Before', side: 'before' as const }] : []),
    ...(entry.after ? [{ label: entry.before ? 'After' : 'Value', side: 'after' as const }] : []),
  ]
  return (
    <div className={classes.fields}>
      <DataTable
        label="Fields"
        head={
          <>
            <HeadCell>Field</HeadCell>
            {sides.map(({ label, side }) => (
              <HeadCell key={side}>{label}</HeadCell>
            ))}
          </>
        }
      >
        {fields.map((field) => (
          <Row key={field.field}>
            <Cell label="Field" variant="primary">
              <span className={classes.name}>{field.label}</span>
            </Cell>
            {sides.map(({ label, side }) => (
              <Cell key={side} label={label}>
                <span className={classes.value} {...langOf(field[side])}>
                  {field[side]}
                </span>
              </Cell>
            ))}
          </Row>
        ))}
      </DataTable>
    </div>
  )
}
