import { classNames } from '#design-system/classNames.ts'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { useField, type FieldProps, type ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import classes from './TextArea.module.css'

export interface TextAreaProps extends FieldProps<HTMLTextAreaElement>, ReadOnlyProps {
  /** Controlled value, with onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the text on every change. */
  onChange?: (text: string) => void
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** What the browser may fill in: 'street-address'. */
  autoComplete?: string
  /** Language of the text: 'ml', 'ar'. @default the page's */
  lang?: string | undefined
  /** Lowest height, in lines. @default 4 */
  rows?: number
}

/** A multi-line text field. Grows with its text where the browser supports it, and can be resized by hand. */
export function TextArea(props: TextAreaProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { value, defaultValue, onChange, placeholder, autoComplete, rows = 4, lang, ref, className } = props
  const wiring = useField(props)
  useReset({ value, onChange }, '')

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional, className }}>
      <textarea
        {...wiring.control}
        ref={ref}
        className={classNames(fieldClasses.control, classes.area)}
        name={name}
        rows={rows}
        dir="auto"
        lang={lang}
        value={value}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete={autoComplete}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </Field>
  )
}
