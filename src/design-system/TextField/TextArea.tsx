import type { ComponentProps } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import classes from './TextArea.module.css'

type Native = Pick<
  ComponentProps<'textarea'>,
  'autoComplete' | 'placeholder' | 'defaultValue' | 'ref' | 'rows'
>

export interface TextAreaProps extends FieldProps, Native {}

/** A multi-line text field. Grows with its text where the browser supports it, and can be resized by hand. */
export function TextArea(props: TextAreaProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { autoComplete, placeholder, defaultValue, ref, rows = 4 } = props
  const wiring = useField(props)

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional }}>
      <textarea
        {...wiring.control}
        ref={ref}
        className={classNames(fieldClasses.control, classes.area)}
        name={name}
        rows={rows}
        dir="auto"
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete={autoComplete}
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
    </Field>
  )
}
