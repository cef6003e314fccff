import type { Erasable } from '#admin/shared/deletion/useErasure.ts'
import { kindName } from '#admin/shared/kindTexts.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { isRecordKind } from '#contract/auditKinds.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { Muted } from '#design-system/DataTable/values.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './EntryDialog.module.css'
import { fieldsOf } from './entryTexts.ts'

type AuditedRecord = NonNullable<AuditEntry['records']>[number]

interface EntryRecordsProps {
  entry: AuditEntry
  records: readonly AuditedRecord[]
  /** Without it, nothing can be erased from here. */
  onErase?: ((record: Erasable) => void) | undefined
}

/** The records of an entry about several, with what each was before; a deleted one can be deleted permanently. */
export function EntryRecords({ entry, records, onErase }: EntryRecordsProps) {
  const { kind, names } = entry
  const hasBefore = records.some(({ before }) => before !== null)
  const canErase = onErase && isRecordKind(kind) && records.some((record) => record.can_erase)
  const columns = [
    nameColumn(kindName(kind)),
    ...(hasBefore ? [beforeColumn(names)] : []),
    ...(canErase ? [eraseColumn((record) => onErase({ ...record, kind }))] : []),
  ]
  return (
    <div className={classes.fields}>
      <DataTable label="Records" columns={columns} rows={records} rowKey={(record) => record.record_id} />
    </div>
  )
}

const nameColumn = (header: string): Column<AuditedRecord> => ({
  id: 'name',
  header,
  isRowHeader: true,
  cell: ({ name }) =>
    name === null ? <Muted>Deleted permanently</Muted> : <span {...langOf(name)}>{name}</span>,
})

const beforeColumn = (names: AuditEntry['names']): Column<AuditedRecord> => ({
  id: 'before',
  header: 'Before',
  cell: ({ before }) => beforeText(before, names),
})

const eraseColumn = (onErase: (record: Omit<Erasable, 'kind'>) => void): Column<AuditedRecord> => ({
  id: 'actions',
  header: 'Actions',
  variant: 'actions',
  cell: ({ record_id: id, name, can_erase }) =>
    can_erase && (
      <IconButton
        icon="delete"
        variant="danger"
        size="sm"
        label="Delete permanently"
        about={name ?? ''}
        onPress={() => onErase({ id, name: name ?? `no. ${id}` })}
      />
    ),
})

/** 'Batch 05 Men, Division A' */
const beforeText = (before: AuditedRecord['before'], names: AuditEntry['names']) =>
  fieldsOf({ before, after: null, names })
    .map((field) => field.before)
    .join(', ')
