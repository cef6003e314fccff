import type { ReactNode } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { isApiError } from '#api/apiError.ts'
import { Button } from '#design-system/Button/Button.tsx'
import type { Editing } from './draft/useDraft.ts'
import classes from './SaveStatus.module.css'

/** Id of the status, which is focused when an action has taken its button away. */
export const STATUS_ID = 'site-status'

interface SaveStatusProps {
  editing: Editing
  /** At the end of the line. */
  end?: ReactNode
}

/** Whether what was typed is saved, and else where it is. */
export function SaveStatus({ editing, end }: SaveStatusProps) {
  return (
    <div className={classes.place}>
      <output className={classes.status} id={STATUS_ID} tabIndex={-1} data-status={editing.status}>
        {statusText(editing)}
      </output>
      {(editing.status === 'failed' || editing.status === 'offline') && (
        <Button size="sm" icon="retry" onPress={() => void editing.saveNow()}>
          Save now
        </Button>
      )}
      <div className={classes.end}>{end}</div>
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
      return 'Not saved: the same was changed twice. Choose what is right, above the fields.'
    case 'offline':
      return 'Not saved: no connection. It is kept on this device, and saved from this page when you are online again.'
    case 'failed':
      return `Not saved: ${failureText(error, 'the server failed to respond.')}${reasons(error)} It is kept on this device.`
  }
}

/** ' Events, list of events: Holds 500 at most.' */
const reasons = (error: unknown) =>
  isApiError(error) && 'errors' in error
    ? Object.entries(error.errors ?? {})
        .map(([place, messages]) => ` ${place}: ${messages.join(' ')}`)
        .join('')
    : ''
