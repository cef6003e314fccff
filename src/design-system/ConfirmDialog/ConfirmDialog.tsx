import type { ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './ConfirmDialog.module.css'
import { confirmDialogWords } from './words.ts'

export interface ConfirmDialogProps {
  /** What is about to happen: 'Confirm Deletion'. */
  title: string
  isOpen: boolean
  /** Called by Cancel, Escape and the backdrop. */
  onClose: () => void
  onConfirm: () => void
  /** Label of the button that confirms. It says what happens: 'Yes, Delete'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** `danger` makes the confirming button red: for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Disables the buttons, Escape and the backdrop. @default false @spec 306 */
  isPending?: boolean
  /** Label of the confirming button while pending. @default 'Loading...' */
  pendingLabel?: string
  /** Why it was refused, shown below the question. */
  errorMessage?: string
  /** The question: 'Are you sure you want to delete the course <b>Arabic for Readers</b>?' */
  children: ReactNode
}

/** Asks for confirmation before an action; the initial focus is on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const words = useWords('confirmDialog', confirmDialogWords)
  const { title, isOpen, onClose, onConfirm, confirmLabel, tone = 'primary' } = props
  const { cancelLabel = words.cancel, isPending = false, pendingLabel, errorMessage, children } = props

  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      isPending={isPending}
      hasCloseButton={false}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} data-autofocus="" onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isPending={isPending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className={classes.question}>{children}</p>
        {errorMessage !== undefined && <InlineAlert tone="error">{errorMessage}</InlineAlert>}
      </div>
    </Dialog>
  )
}
