import { failureText } from '#admin/shared/failureText.ts'
import { Button } from '#design-system/Button/Button.tsx'
import type { Editing } from './useDraft.ts'
import classes from './SaveStatus.module.css'

/** Whether what was typed is saved, and else where it is. */
export function SaveStatus({ editing }: { editing: Editing }) {
  return (
    <div className={classes.place}>
      <output className={classes.status} data-status={editing.status}>
        {statusText(editing)}
      </output>
      {(editing.status === 'failed' || editing.status === 'offline') && (
        <Button size="sm" icon="retry" onPress={() => void editing.saveNow()}>
          Save now
        </Button>
      )}
    </div>
  )
}

function statusText({ status, error }: Editing): string {
  switch (status) {
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving...'
    case 'choosing':
      return 'Not saved: two people changed the same. Choose what is right, above the fields.'
    case 'offline':
      return 'Not saved: no connection. It is kept on this device and is sent when the line is back.'
    case 'failed':
      return `Not saved: ${failureText(error, 'the server failed to respond.')} It is kept on this device.`
  }
}
