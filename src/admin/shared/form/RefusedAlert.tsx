import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './RefusedAlert.module.css'
import { namesText } from '#admin/shared/bulk/bulkTexts.ts'
import type { Refused } from '#admin/shared/bulk/useBulkState.ts'

interface RefusedAlertProps {
  refused: Refused
  onDismiss: () => void
}

/** Who was refused at the last action, and why. They are still chosen. */
export function RefusedAlert({ refused, onDismiss }: RefusedAlertProps) {
  return (
    <InlineAlert
      tone="error"
      className={classes.alert}
      action={
        <Button size="sm" onPress={onDismiss}>
          Close
        </Button>
      }
    >
      {refused.text}
      <ul className={classes.reasons}>
        {refused.reasons.map(({ message, names }) => (
          <li key={message}>
            <b>{namesText(names)}</b>: {message}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
