import { useState } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { useUndoImportMutation } from '#api/endpoints/imports.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import type { UndoOutcome } from '#contract/import/imports.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './UndoDialog.module.css'

interface UndoDialogProps {
  kind: ImportKind
  id: number
  counts: { added: number; changed: number }
  /** @param outcome what was undone, if it was */
  onClose: (outcome?: UndoOutcome) => void
}

/** Asks before an import is undone, and names what was kept. */
export function UndoDialog({ kind, id, counts, onClose }: UndoDialogProps) {
  const [undo, { isLoading }] = useUndoImportMutation()
  const [failure, setFailure] = useState<string>()
  const [outcome, setOutcome] = useState<UndoOutcome>()

  async function confirm() {
    setFailure(undefined)
    try {
      setOutcome(await undo({ kind, id }).unwrap())
    } catch (error) {
      setFailure(failureText(error, 'Failed to undo the import'))
    }
  }

  if (!outcome)
    return (
      <ConfirmDialog
        title="Undo this import?"
        confirmLabel="Undo the import"
        isOpen
        isPending={isLoading}
        errorMessage={failure}
        onConfirm={() => void confirm()}
        onClose={onClose}
      >
        {`${undoText(counts)} What somebody has changed since is kept, and named.`}
      </ConfirmDialog>
    )

  return (
    <Dialog
      title="The import is undone"
      size="md"
      isOpen
      onClose={() => onClose(outcome)}
      footer={
        <Button variant="primary" onPress={() => onClose(outcome)}>
          Done
        </Button>
      }
    >
      <p>{`${outcome.taken_back} taken back.`}</p>
      {outcome.kept.length > 0 && (
        <>
          <p>{`${outcome.kept.length} kept:`}</p>
          <ul className={classes.kept}>
            {outcome.kept.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <b {...langOf(one.name)}>{one.name}</b> <span>{one.reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

/** 'Takes the 52 new ones out again, and puts the 5 changed ones back as they were.' */
export function undoText({ added, changed }: { added: number; changed: number }): string {
  const out = added > 0 && `takes the ${added} new ${added === 1 ? 'one' : 'ones'} out again`
  const back =
    changed > 0 &&
    `puts the ${changed} changed ${changed === 1 ? 'one' : 'ones'} back as ${changed === 1 ? 'it was' : 'they were'}`
  const text = [out, back].filter((part) => part !== false).join(', and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
