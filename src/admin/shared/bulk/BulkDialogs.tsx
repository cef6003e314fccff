import { countText } from '#admin/shared/kindTexts.ts'
import type { Versioned } from '#contract/paging.ts'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { fineChoices, fineFields, withFields } from '#admin/shared/byPointer/pointerFields.ts'
import { importLate } from '#admin/shared/importOnce.ts'
import { Late } from '#admin/shared/Late.tsx'
import type { OwnAction } from '#admin/shared/ownAction.ts'
import { namesText } from './bulkTexts.ts'
import type { BulkFlow } from './bulkFlow.ts'

const loadMoveDialog = importLate(() =>
  withFields(() => import('./MoveDialog.tsx'), [fineFields, fineChoices]),
)

interface BulkDialogsProps<Row extends Versioned> {
  flow: BulkFlow<Row>
  own?: readonly OwnAction<Row>[] | undefined
}

/** The dialogs of the actions that ask: where to move, and whether to delete. */
export function BulkDialogs<Row extends Versioned>({ flow, own = [] }: BulkDialogsProps<Row>) {
  const { asked, of } = flow
  if (typeof asked?.action === 'object') {
    const label = asked.action.own
    return own
      .filter((each) => each.label === label)
      .map(({ Dialog }) => <Dialog key={label} flow={flow} asked={asked} />)
  }
  if (asked?.action === 'move') {
    return <Late load={loadMoveDialog}>{({ MoveDialog }) => <MoveDialog flow={flow} asked={asked} />}</Late>
  }
  const count = countText(of.kind, asked?.rows.length ?? 0)
  return (
    <ConfirmDialog
      title="Confirm Deletion"
      tone="danger"
      confirmLabel={`Delete ${count}`}
      pendingLabel="Deleting..."
      isOpen={asked !== undefined}
      isPending={asked?.isPending}
      errorMessage={asked?.error}
      onConfirm={flow.confirmDelete}
      onClose={flow.cancel}
    >
      {asked && (
        <>
          Are you sure you want to delete {count}?
          <br />
          <b>{namesText(asked.rows.map(of.nameOf))}</b>
        </>
      )}
    </ConfirmDialog>
  )
}
