import { langOf } from '#design-system/langOf.ts'
import { ConfirmDelete } from './ConfirmDelete.tsx'
import { kindName } from '#admin/shared/kindTexts.ts'
import type { Deletion } from './useDelete.ts'
import type { Erasable } from './useErasure.ts'

interface ConfirmErasureProps {
  erasure: Pick<Deletion<Erasable>, 'asked' | 'confirm' | 'cancel'>
}

/** Confirmation dialog before a deleted record is erased permanently. */
export function ConfirmErasure({ erasure }: ConfirmErasureProps) {
  return (
    <ConfirmDelete deletion={erasure} confirmLabel="Delete permanently" pendingLabel="Deleting...">
      {({ kind, name }) => (
        <>
          Delete the {kindName(kind).toLowerCase()} <b {...langOf(name)}>{name}</b> permanently? It cannot be
          restored, and its name and fields are removed from the history.
        </>
      )}
    </ConfirmDelete>
  )
}
