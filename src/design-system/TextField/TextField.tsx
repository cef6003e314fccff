import { useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import classes from './TextField.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'defaultValue' | 'ref'
>

export interface TextFieldProps extends FieldProps, Native {
  /** `password` brings its own button to show what is typed. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel'
  /** `code` is set in the mono face: passwords, ids. @default 'text' */
  variant?: 'text' | 'code'
  /** Makes it controlled, together with onChange. */
  value?: string
  onChange?: (text: string) => void
  /** First focus of the page, or of the dialog it is in. */
  isAutoFocused?: boolean
  /** Buttons beside the control: copy, generate. */
  actions?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { type = 'text', variant = 'text', value, onChange, isAutoFocused, actions } = props
  const { autoComplete, inputMode, placeholder, defaultValue, ref } = props
  const wiring = useField(props)
  const [isShown, setShown] = useState(false)
  const hasToggle = type === 'password'

  const input = (
    <input
      {...wiring.control}
      ref={ref}
      className={classNames(fieldClasses.control, classes.input)}
      data-variant={variant}
      data-toggle={hasToggle || undefined}
      name={name}
      type={isShown ? 'text' : type}
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
      onChange={onChange && ((event) => onChange(event.target.value))}
    />
  )

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional }}>
      <div className={classes.group}>
        {hasToggle ? (
          <div className={classes.inner}>
            {input}
            <IconButton
              className={classes.toggle}
              size="sm"
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? 'Hide password' : 'Show password'}
              isDisabled={isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </div>
        ) : (
          input
        )}
        {actions}
      </div>
    </Field>
  )
}
