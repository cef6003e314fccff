import { Fragment } from 'react'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import type { FormValues } from './draft.ts'

interface DoubtsDialogProps {
  /** Texts by field name; see doubts.ts. */
  doubts: FormValues | undefined
  fieldLabels: FormValues
  onSave: () => void
  onGoBack: () => void
}

/** Asks whether to save values that are probably wrong. */
export function DoubtsDialog({ doubts, fieldLabels, onSave, onGoBack }: DoubtsDialogProps) {
  return (
    <ConfirmDialog
      title="Is this right?"
      confirmLabel="Save anyway"
      cancelLabel="Go back"
      isOpen={doubts !== undefined}
      onConfirm={onSave}
      onClose={onGoBack}
    >
      {Object.entries(doubts ?? {}).map(([name, text], index) => (
        <Fragment key={name}>
          {index > 0 && (
            <>
              {' '}
              <br />
            </>
          )}
          <b>{fieldLabels[name]}:</b> {text}.
        </Fragment>
      ))}
    </ConfirmDialog>
  )
}
