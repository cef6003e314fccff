import { useEffect, useId, useRef } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConflictAlert.module.css'
import type { Conflict } from './conflict.ts'
import type { FormValues } from './draft.ts'

interface ConflictAlertProps<Saved> {
  conflict: Conflict<Saved>
  fieldLabels: FormValues
  /** Returns a field's display text, such as the name of a batch for its id. */
  valueText?: (name: string, value: string, record: Saved) => string
  /** Overwrites the saved record with the form's values. */
  onSaveMine: () => void
  onTakeTheirs: () => void
  onOpenSaved: () => void
  onKeepTyping: () => void
}

/** Shows how the saved record differs from the form's values, and the ways to resolve it. Takes the focus on mount. */
export function ConflictAlert<Saved>(props: ConflictAlertProps<Saved>) {
  const { conflict, fieldLabels, valueText = (_name, value) => value } = props
  const { kind, record, current } = conflict
  const section = useRef<HTMLElement>(null)
  const textId = useId()
  const isSaved = kind === 'saved'
  const changed = Object.keys(fieldLabels).filter((name) => conflict.changed.includes(name))

  useEffect(() => section.current?.focus(), [])

  return (
    <section ref={section} className={classes.place} aria-labelledby={textId} tabIndex={-1}>
      <InlineAlert
        tone="warning"
        action={
          isSaved ? (
            <>
              <Button onPress={props.onSaveMine}>Save my changes</Button>
              <Button onPress={props.onOpenSaved}>Open the saved record</Button>
              <Button onPress={props.onKeepTyping}>Keep typing</Button>
            </>
          ) : (
            <>
              <Button onPress={props.onSaveMine}>Save mine</Button>
              <Button onPress={props.onTakeTheirs}>Take theirs</Button>
            </>
          )
        }
      >
        <p id={textId}>
          {isSaved
            ? 'Your first version was saved, but the confirmation did not arrive. What you changed since then is not saved yet.'
            : 'Somebody else changed this in the meantime. What you typed is kept below.'}
        </p>
        {changed.length === 0 && <p>Only the password may differ, and it is never shown.</p>}
        <dl className={classes.changes}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{`${fieldLabels[name]} ${isSaved ? 'was saved as' : 'now reads'}`}</dt>
              <dd dir="auto">{valueText(name, current[name] ?? '', record) || 'Nothing'}</dd>
            </div>
          ))}
        </dl>
      </InlineAlert>
    </section>
  )
}
