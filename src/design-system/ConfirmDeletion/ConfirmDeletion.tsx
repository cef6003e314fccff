import type { ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConfirmDeletion.module.css'

export interface ConfirmDeletionProps {
  isOpen: boolean
  /** 'Are you sure you want to delete the course <b>Arabic for Readers</b>?' */
  question: ReactNode
  confirmLabel: string
  /** @default 'Loading...' */
  busyLabel?: string
  cancelLabel: string
  /** Disables the buttons, Escape and the backdrop. @spec 306 */
  isPending: boolean
  /** Why the deletion was refused. */
  error?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before a deletion; the initial focus is on Cancel. */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  const { isOpen, question, confirmLabel, busyLabel, cancelLabel, isPending, error, onConfirm, onCancel } =
    props

  return (
    <Dialog
      title="Confirm Deletion"
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      isBusy={isPending}
      hasCloseButton={false}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={isPending} data-autofocus="" onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" isPending={isPending} pendingLabel={busyLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className={classes.question}>{question}</p>
        {error !== undefined && <InlineAlert tone="error">{error}</InlineAlert>}
      </div>
    </Dialog>
  )
}
