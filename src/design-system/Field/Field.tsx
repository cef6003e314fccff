import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { domProps, type DomProps } from '#design-system/domProps.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Field.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import type { FieldWiring } from './useField.ts'
import { fieldWords } from './words.ts'

export interface FieldFrameProps extends DomProps<HTMLDivElement> {
  /** From useField. */
  wiring: FieldWiring
  /** The visible label. */
  label: string
  /** Hint below the control. */
  description?: ReactNode
  /** Adds a red star. @default false */
  isRequired?: boolean
  /** Shows 'optional' beside the label. @default false */
  isOptional?: boolean
  /** Buttons at the end of the label row. */
  tools?: ReactNode
  /** Visually hides the label: for a filter whose value explains itself. */
  isLabelHidden?: boolean
  /** The control, styled by the class `control` of Field.module.css. */
  children: ReactNode
}

/** The layout of a field: label above the control, hint and error below. */
export function Field(props: FieldFrameProps) {
  const { wiring, label, description, isRequired, isOptional, tools, isLabelHidden, children } = props
  const { ref, className } = props
  const words = useWords('field', fieldWords)
  const { insert } = wiring
  const isReplaced = insert?.instead !== undefined
  const field = (
    <div {...domProps(props)} ref={ref} className={classNames(classes.field, className)} hidden={isReplaced}>
      {/* Star and 'optional' are outside the label, so that the accessible name is the label alone. */}
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
          {isOptional && <span className={classes.optional}> {words.optional}</span>}
        </span>
        {tools !== undefined && <span className={classes.tools}>{tools}</span>}
      </div>
      {children}
      <FieldNotes wiring={wiring} description={description} />
    </div>
  )

  return isReplaced ? (
    <div className={classes.instead}>
      {insert.instead}
      {field}
    </div>
  ) : (
    field
  )
}
