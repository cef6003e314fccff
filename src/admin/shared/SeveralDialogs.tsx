import { countText } from './kindTexts.ts'
import type { Versioned } from '#contract/paging.ts'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { namesText } from './severalTexts.ts'
import type { SeveralFlow } from './useSeveral.ts'

/** The dialogs of the actions that ask: where to move, and whether to delete. */
export function SeveralDialogs<Row extends Versioned>({ flow }: { flow: SeveralFlow<Row> }) {
  const { asked, of } = flow
  if (asked?.action === 'move') return <MoveDialog flow={flow} asked={asked} />
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
