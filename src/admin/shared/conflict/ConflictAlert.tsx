import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConflictAlert.module.css'
import type { Conflict } from './conflict.ts'
import type { FormValues } from '#admin/shared/form/draft.ts'

/** Returns a field's value as users read it, such as the name of a batch for its id. */
export type ValueText = (name: string, values: FormValues) => ReactNode

interface ConflictAlertProps<Saved> {
  conflict: Conflict<Saved>
  fieldLabels: FormValues
  valueText: ValueText
  /** Overwrites the saved record with the form's values. */
  onSaveMine: () => void
  onOpenSaved: () => void
  onKeepTyping: () => void
}

/** Shows how the record that this form has added differs from its values now, and what to do. Takes the focus on mount. */
export function ConflictAlert<Saved>(props: ConflictAlertProps<Saved>) {
  const { conflict, fieldLabels, valueText } = props
  const section = useRef<HTMLElement>(null)
  const textId = useId()
  const changed = Object.keys(fieldLabels).filter((name) => conflict.changed.includes(name))

  useEffect(() => section.current?.focus(), [])

  return (
    <section ref={section} className={classes.place} aria-labelledby={textId} tabIndex={-1}>
      <InlineAlert
        tone="warning"
        action={
          <>
            <Button onPress={props.onSaveMine}>Save my changes</Button>
            <Button onPress={props.onOpenSaved}>Open the saved record</Button>
            <Button onPress={props.onKeepTyping}>Keep typing</Button>
          </>
        }
      >
        <p id={textId}>
          Your first version was saved, but the confirmation did not arrive. What you changed since then is
          not saved yet.
        </p>
        {changed.length === 0 && <p>Only the password may differ, and it is never shown.</p>}
        <dl className={classes.changes}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{`${fieldLabels[name]} was saved as`}</dt>
              <dd dir="auto">{conflict.current[name] ? valueText(name, conflict.current) : 'Nothing'}</dd>
            </div>
          ))}
        </dl>
      </InlineAlert>
    </section>
  )
}
