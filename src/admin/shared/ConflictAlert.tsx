import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConflictAlert.module.css'
import type { FormValues } from './draft.ts'
import type { Conflict } from './useContractForm.ts'

interface ConflictAlertProps {
  conflict: Conflict
  fieldLabels: FormValues
  /** A field's value as the user knows it: the name of a batch for its id. */
  valueText?: (name: string, value: string) => string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved the record while it was edited here: what differs, and the choice. */
export function ConflictAlert(props: ConflictAlertProps) {
  const { conflict, fieldLabels, valueText = (_name, value) => value, onKeepMine, onTakeTheirs } = props
  const { current, typed } = conflict
  const changed = Object.keys(fieldLabels).filter((name) => (current[name] ?? '') !== (typed[name] ?? ''))
  return (
    <InlineAlert
      tone="warning"
      action={
        <>
          <Button onPress={onKeepMine}>Save mine</Button>
          <Button onPress={onTakeTheirs}>Take theirs</Button>
        </>
      }
    >
      <p>Somebody else changed this in the meantime. What you typed is kept below.</p>
      <dl className={classes.changes}>
        {changed.map((name) => (
          <div key={name}>
            <dt>{`${fieldLabels[name]} now reads`}</dt>
            <dd dir="auto">{valueText(name, current[name] ?? '') || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </InlineAlert>
  )
}
