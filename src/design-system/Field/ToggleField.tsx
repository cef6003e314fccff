import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { FieldNotes } from './FieldNotes.tsx'
import classes from './ToggleField.module.css'
import type { FieldProps, FieldWiring } from './useField.ts'

interface ToggleFieldProps extends Pick<FieldProps, 'label' | 'description' | 'isRequired'> {
  /** From useField. */
  wiring: FieldWiring
  /** A class that sets --toggle-w and --toggle-h. */
  className: string | undefined
  /** The state as text, hidden from screen readers. */
  state?: string
  /** The control, styled by the class `input` of ToggleField.module.css. */
  children: ReactNode
}

/** The layout of a checkbox or switch: control, label beside it, hint and error below. */
export function ToggleField(props: ToggleFieldProps) {
  const { wiring, label, description, isRequired, className, state, children } = props
  return (
    <div className={classNames(classes.field, className)}>
      <div className={classes.line}>
        <span className={classes.box}>{children}</span>
        <label className={classes.label} id={wiring.labelId} htmlFor={wiring.control.id}>
          {label}
          {isRequired && (
            <span className={classes.star} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {state !== undefined && (
          <span className={classes.state} aria-hidden="true">
            {state}
          </span>
        )}
      </div>
      <div className={classes.notes}>
        <FieldNotes wiring={wiring} description={description} />
      </div>
    </div>
  )
}
