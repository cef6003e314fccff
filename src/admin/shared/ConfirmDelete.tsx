import type { ReactNode } from 'react'
import {
  ConfirmDeletion,
  type ConfirmDeletionProps,
} from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import type { Deletion } from './useDelete.ts'

type Labels = Pick<ConfirmDeletionProps, 'confirmLabel' | 'busyLabel' | 'cancelLabel'>

interface ConfirmDeleteProps<Row> extends Partial<Labels> {
  deletion: Pick<Deletion<Row>, 'asked' | 'confirm' | 'cancel'>
  /** The question about a row. */
  children: (row: Row) => ReactNode
}

/** Confirmation dialog before a row is deleted; shows the error when the server refuses. */
export function ConfirmDelete<Row>({ deletion, children, ...labels }: ConfirmDeleteProps<Row>) {
  const { asked, confirm, cancel } = deletion
  return (
    <ConfirmDeletion
      confirmLabel="Delete"
      cancelLabel="Cancel"
      {...labels}
      isOpen={asked !== undefined}
      question={asked && children(asked.row)}
      isPending={asked?.isPending ?? false}
      error={asked?.error}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
