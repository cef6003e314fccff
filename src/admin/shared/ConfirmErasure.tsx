import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { langOf } from '#design-system/langOf.ts'
import { kindName } from './kindTexts.ts'
import type { Erasable, useErasure } from './useErasure.ts'

interface ConfirmErasureProps {
  erasure: Pick<ReturnType<typeof useErasure<Erasable>>, 'asked' | 'confirm' | 'cancel'>
}

/** Asks before a deleted record is erased for good. */
export function ConfirmErasure({ erasure: { asked, confirm, cancel } }: ConfirmErasureProps) {
  return (
    <ConfirmDeletion
      isOpen={asked !== undefined}
      question={
        asked && (
          <>
            Are you sure you want to erase the {kindName(asked.row.kind).toLowerCase()}{' '}
            <b {...langOf(asked.row.name)}>{asked.row.name}</b> for good? It cannot be brought back then, and
            the history forgets its name and fields.
          </>
        )
      }
      confirmLabel="Erase for good"
      busyLabel="Erasing..."
      cancelLabel="Cancel"
      isPending={asked?.isPending ?? false}
      error={asked?.error}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
