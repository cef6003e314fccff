import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Field.module.css'
import type { FieldWiring } from './useField.ts'

interface FieldNotesProps {
  /** Hint below the control. */
  description?: ReactNode
  /** From useField. */
  wiring: FieldWiring
}

/** The hint, the form's note and the error below a control. */
export function FieldNotes({ wiring, description }: FieldNotesProps) {
  return (
    <>
      {description !== undefined && (
        <p className={classes.hint} id={wiring.hintId}>
          {description}
        </p>
      )}
      {wiring.noteId !== undefined && (
        <p className={classes.hint} id={wiring.noteId}>
          {wiring.insert?.note}
        </p>
      )}
      {wiring.message !== undefined && (
        <p className={classes.error} id={wiring.errorId}>
          <Icon className={classes.sign} name="alert" />
          {wiring.message}
        </p>
      )}
    </>
  )
}
