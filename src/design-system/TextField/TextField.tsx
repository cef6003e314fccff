import { useState, type FocusEventHandler, type HTMLAttributes, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { ControlGroup } from '#design-system/Field/ControlGroup.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { useField, type FieldProps, type ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'
import classes from './TextField.module.css'

/** Props of TextField and of the fields made from it. */
export interface TextInputProps extends FieldProps<HTMLInputElement>, ReadOnlyProps {
  /** Controlled value, with onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the text on every change. */
  onChange?: (text: string) => void
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** What the browser may fill in: 'name', 'current-password'. */
  autoComplete?: string
  /** Focused when the page or the surrounding dialog opens. @default false */
  isAutoFocused?: boolean
  /** Buttons after the control: copy, generate. */
  actions?: ReactNode
  /** Visually hides the label, where a table's header is in its place. @default false */
  isLabelHidden?: boolean
}

export interface TextFieldProps extends TextInputProps {
  /** `password` adds a button that shows the text. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel'
  /** `code` uses the monospace font, for passwords and ids. @default 'text' */
  variant?: 'text' | 'code'
  /** The keyboard of phones. @default by `type` */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { type = 'text', variant = 'text', value, onChange, onBlur, isAutoFocused, actions } = props
  const { autoComplete, inputMode, placeholder, defaultValue, isLabelHidden, ref, className } = props
  const wiring = useField(props)
  const [isVisible, setVisible] = useState(false)
  useReset({ value, onChange }, '')
  useOnFormReset(() => setVisible(false))

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional, isLabelHidden, className }}>
      <ControlGroup
        hasToggle={type === 'password'}
        onToggle={setVisible}
        {...{ isVisible, isDisabled, actions }}
      >
        <input
          {...wiring.control}
          ref={ref}
          className={classNames(fieldClasses.control, classes.input)}
          data-variant={variant}
          name={name}
          type={isVisible ? 'text' : type}
          dir="auto"
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          disabled={isDisabled}
          readOnly={isReadOnly}
          autoFocus={isAutoFocused}
          data-autofocus={isAutoFocused}
          onBlur={onBlur}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </ControlGroup>
    </Field>
  )
}
