import { Suspense, use } from 'react'
import { countText } from './kindTexts.ts'
import type { Versioned } from '#contract/paging.ts'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'
import { namesText } from './severalTexts.ts'
import type { SeveralFlow } from './useSeveral.ts'

const load = () => import('./MoveDialog.tsx')
let loading: ReturnType<typeof load> | undefined

/** Loads the dialog once: its selects are large, and lists load without them. After a failure the next call tries again. */
function loadMoveDialog() {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function LoadedMoveDialog<Row extends Versioned>(props: MoveDialogProps<Row>) {
  const { MoveDialog } = use(loadMoveDialog())
  return <MoveDialog {...props} />
}

/** The dialogs of the actions that ask: where to move, and whether to delete. */
export function SeveralDialogs<Row extends Versioned>({ flow }: { flow: SeveralFlow<Row> }) {
  const { asked, of } = flow
  if (asked?.action === 'move') {
    return (
      <Suspense>
        <LoadedMoveDialog flow={flow} asked={asked} />
      </Suspense>
    )
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
