import type { FromList } from '#admin/shared/returnAddress.ts'
import { paths } from '#contract/paths.ts'
import type { Batch } from '#contract/batches.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ActionsCell, Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { langOf } from '#design-system/langOf.ts'

interface BatchRowProps {
  batch: Batch
  number: number
  isMarked: boolean
  /** What leads back to the list. */
  fromList: FromList
  onDelete: () => void
}

/** A batch in the list. @spec 163-166 */
export function BatchRow({ batch, number, isMarked, fromList, onDelete }: BatchRowProps) {
  const { M02_BatchId: id, M02_Name: name, course } = batch
  return (
    <Row isMarked={isMarked}>
      <NumberCell>{number}</NumberCell>
      <Cell label="Batch Name" variant="primary">
        <span {...langOf(name)}>{name}</span>
      </Cell>
      {course ? (
        <Cell label="Course">
          <span {...langOf(course.M01_Title)}>{course.M01_Title}</span>
        </Cell>
      ) : (
        <Cell label="Course" variant="muted">
          No Course Available
        </Cell>
      )}
      <ActionsCell>
        <IconLink
          icon="edit"
          size="sm"
          label="Edit"
          about={name}
          href={paths.admin.batchEdit(id)}
          state={fromList}
        />
        <IconButton icon="delete" variant="danger" size="sm" label="Delete" about={name} onPress={onDelete} />
      </ActionsCell>
    </Row>
  )
}
