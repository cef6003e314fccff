import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { timeAt } from '#admin/shared/formats.ts'
import type { DeletedRecord } from '#admin/shared/form/formOptions.ts'
import { personText } from './othersText.ts'
import type { Changer } from './useWhoChanged.ts'

interface DeletedAlertProps {
  noun: string
  deletion: DeletedRecord
  /** Saves the form once more. */
  onRestored: () => void
  onSaveAsNew: () => void
}

/** Says that the record was deleted while it was being edited. Restoring it saves the input too. */
export function DeletedAlert({ noun, deletion, onRestored, onSaveAsNew }: DeletedAlertProps) {
  const [by, setBy] = useState<Changer>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const findOut = useEffectEvent(() => deletion.whoDeleted())
  useEffect(() => {
    let isShown = true
    void findOut().then((found) => isShown && setBy(found))
    return () => {
      isShown = false
    }
  }, [])

  async function restore() {
    setPending(true)
    try {
      await deletion.restore()
      onRestored()
    } catch (error) {
      setFailure(failureText(error, `The ${noun} could not be restored.`))
      setPending(false)
    }
  }

  return (
    <InlineAlert
      tone="error"
      action={
        <>
          <Button icon="undo" isPending={isPending} onPress={() => void restore()}>
            Restore and save
          </Button>
          <Button isInert={isPending} onPress={onSaveAsNew}>
            Save as new
          </Button>
        </>
      }
    >
      {`${personText(by)} deleted this ${noun}${by ? ` at ${timeAt(by.at)}` : ''}. What you typed is still here.`}
      {failure !== undefined && ` ${failure}`}
    </InlineAlert>
  )
}
