import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Field.module.css'
import type { FieldProps, FieldWiring } from './useField.ts'

interface FieldNotesProps extends Pick<FieldProps, 'description'> {
  wiring: FieldWiring
}

/** The hint and error below a control. */
export function FieldNotes({ wiring, description }: FieldNotesProps) {
  return (
    <>
      {description !== undefined && (
        <p className={classes.hint} id={wiring.hintId}>
          {description}
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
