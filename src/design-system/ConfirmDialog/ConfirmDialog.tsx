import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import type { ModalProps } from '#design-system/Dialog/useModal.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './ConfirmDialog.module.css'
import { confirmDialogWords } from './words.ts'

export interface ConfirmDialogProps extends ModalProps {
  /** What is about to happen: 'Confirm Deletion'. */
  title: string
  /** Called by the confirming button, once: while its promise is open, the dialog is pending. */
  onConfirm: () => void | Promise<unknown>
  /** Label of the button that confirms. It says what happens: 'Yes, Delete'. */
  confirmLabel: string
  /** Label of the button that closes the dialog. @default 'Cancel' */
  cancelLabel?: string
  /** `danger` makes the confirming button red: for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Disables the buttons, Escape and the backdrop. @default false @spec 306 */
  isPending?: boolean
  /** Disables the confirming button, while the content says why. @default false */
  isConfirmDisabled?: boolean
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
  const {
    onConfirm,
    confirmLabel,
    cancelLabel = words.cancel,
    tone = 'primary',
    isPending: isPendingOutside = false,
    isConfirmDisabled = false,
    pendingLabel,
    errorMessage,
    children,
    ...dialog
  } = props

  // A ref, as a second click may come before the next render.
  const isRunning = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  const isPending = isPendingOutside || isConfirming

  async function confirm() {
    if (isRunning.current) return
    isRunning.current = true
    setConfirming(true)
    try {
      await onConfirm()
    } finally {
      isRunning.current = false
      setConfirming(false)
    }
  }

  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="sm"
      isPending={isPending}
      hasCloseButton={false}
      footer={
        <>
          <Button isDisabled={isPending} data-autofocus="" onPress={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            isDisabled={isConfirmDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={() => void confirm()}
          >
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
