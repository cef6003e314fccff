import type { ReactNode } from 'react'
import classes from './Field.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import type { FieldProps, FieldWiring } from './useField.ts'

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'description' | 'isRequired' | 'isOptional'> {
  /** From useField. */
  wiring: FieldWiring
  /** Buttons at the end of the label's line. */
  tools?: ReactNode
  /** Only screen readers have the label: for a filter whose value says what it is. */
  isLabelHidden?: boolean
  /** The control; the class `control` of Field.module.css gives it the looks. */
  children: ReactNode
}

/** Label above, control, hint and error below. */
export function Field(props: FieldFrameProps) {
  const { wiring, label, description, isRequired, isOptional, tools, isLabelHidden, children } = props
  return (
    <div className={classes.field}>
      {/* Star and 'optional' stand beside the label, so that the field's name is the label and nothing else. */}
      <div className={isLabelHidden ? 'visually-hidden' : classes.head}>
        <span className={classes.words}>
          <label id={wiring.labelId} htmlFor={wiring.control.id}>
            {label}
          </label>
          {isRequired && (
            <span className={classes.star} aria-hidden="true">
              *
            </span>
          )}
          {isOptional && <span className={classes.optional}> optional</span>}
        </span>
        {tools !== undefined && <span className={classes.tools}>{tools}</span>}
      </div>
      {children}
      <FieldNotes wiring={wiring} description={description} />
    </div>
  )
}
