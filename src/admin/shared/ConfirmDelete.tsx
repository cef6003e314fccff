import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import type { Deletion } from './useDelete.ts'

type Labels = Pick<ConfirmDialogProps, 'confirmLabel' | 'pendingLabel' | 'cancelLabel'>

interface ConfirmDeleteProps<Row> extends Partial<Labels> {
  deletion: Pick<Deletion<Row>, 'asked' | 'confirm' | 'cancel'>
  /** The question about a row. */
  children: (row: Row) => ReactNode
}

/** Confirmation dialog before a row is deleted; shows the error when the server refuses. */
export function ConfirmDelete<Row>({ deletion, children, ...labels }: ConfirmDeleteProps<Row>) {
  const { asked, confirm, cancel } = deletion
  return (
    <ConfirmDialog
      title="Confirm Deletion"
      tone="danger"
      confirmLabel="Delete"
      {...labels}
      isOpen={asked !== undefined}
      isPending={asked?.isPending}
      errorMessage={asked?.error}
      onConfirm={confirm}
      onClose={cancel}
    >
      {asked && children(asked.row)}
    </ConfirmDialog>
  )
}
