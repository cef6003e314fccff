import { kindName } from '#admin/shared/kindTexts.ts'
import { Moment } from '#admin/shared/Moment.tsx'
import type { TrashEntry } from '#contract/trash.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { ActionsCell, Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { langOf } from '#design-system/langOf.ts'

interface TrashRowProps {
  entry: TrashEntry
  number: number
  onRestore: () => void
  onErase: () => void
}

/** A deleted record. Times are in the institute's time zone. */
export function TrashRow({ entry, number, onRestore, onErase }: TrashRowProps) {
  const { kind, name, deleted_at, kept_until, deleted_by } = entry
  return (
    <Row>
      <NumberCell>{number}</NumberCell>
      <Cell label="Name" variant="primary">
        <span {...langOf(name)}>{name}</span>
      </Cell>
      <Cell label="Kind">{kindName(kind)}</Cell>
      <Cell label="Deleted" variant="numeric">
        <Moment at={deleted_at} />
      </Cell>
      <Cell label="By" variant="muted">
        {deleted_by ?? 'Unknown'}
      </Cell>
      <Cell label="Kept until" variant="numeric">
        <Moment at={kept_until} />
      </Cell>
      <ActionsCell>
        <IconButton icon="undo" size="sm" label="Restore" about={name} onPress={onRestore} />
        <IconButton
          icon="delete"
          variant="danger"
          size="sm"
          label="Erase for good"
          about={name}
          onPress={onErase}
        />
      </ActionsCell>
    </Row>
  )
}
