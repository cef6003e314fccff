import { NameCell } from '#admin/shared/NameCell.tsx'
import { RecordActions } from '#admin/shared/RecordActions.tsx'
import { RecordRow } from '#admin/shared/RecordRow.tsx'
import { paths } from '#contract/paths.ts'
import type { Batch } from '#contract/batches.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { langOf } from '#design-system/langOf.ts'

interface BatchRowProps {
  batch: Batch
  number: number
  onDelete: () => void
}

/** A batch in the list. @spec 163-166 */
export function BatchRow({ batch, number, onDelete }: BatchRowProps) {
  const { M02_BatchId: id, M02_Name: name, course } = batch
  return (
    <RecordRow id={id} number={number}>
      <Cell label="Batch Name" variant="primary">
        <span {...langOf(name)}>{name}</span>
      </Cell>
      <NameCell label="Course" name={course?.M01_Title} missing="No Course Available" />
      <RecordActions name={name} editHref={paths.admin.batchEdit(id)} onDelete={onDelete} />
    </RecordRow>
  )
}
