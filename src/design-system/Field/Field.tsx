import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Field.module.css'
import type { FieldProps, FieldWiring } from './useField.ts'

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'description' | 'isRequired' | 'isOptional'> {
  /** From useField. */
  wiring: FieldWiring
  /** The control; the class `control` of Field.module.css gives it the looks. */
  children: ReactNode
}

/** Label above, control, hint and error below. */
export function Field({ wiring, label, description, isRequired, isOptional, children }: FieldFrameProps) {
  return (
    <div className={classes.field}>
      {/* Star and 'optional' stand beside the label, so that the field's name is the label and nothing else. */}
      <div className={classes.head}>
        <label className={classes.label} id={wiring.labelId} htmlFor={wiring.control.id}>
          {label}
        </label>
        {isRequired && (
          <span className={classes.star} aria-hidden="true">
            *
          </span>
        )}
        {isOptional && <span className={classes.optional}>optional</span>}
      </div>
      {children}
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
    </div>
  )
}
