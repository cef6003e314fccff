import { useState, type FocusEventHandler, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { ControlGroup } from '#design-system/Field/ControlGroup.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps, type ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'
import classes from './TextField.module.css'

type TextType = 'text' | 'email' | 'url' | 'password' | 'search' | 'tel' | 'date' | 'datetime-local'

/** Most addresses and numbers are somebody else's than the user's, and are not spelled as words are. */
const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What phones and browsers are told of a type. */
const inputModes: Partial<Record<TextType, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { ...address, inputMode: 'email' },
  tel: { ...address, inputMode: 'tel' },
  url: { ...address, inputMode: 'url' },
}

export interface TextFieldProps extends FieldProps<HTMLInputElement>, ReadOnlyProps {
  /** `email`, `tel`, `url` have keys of their own on phones; `date` is YYYY-MM-DD and `datetime-local` YYYY-MM-DDTHH:mm, in the phone's calendar. @default 'text' */
  type?: TextType
  /** The first day of a `date`, or time of a `datetime-local`. */
  min?: string
  /** The last day of a `date`, or time of a `datetime-local`. */
  max?: string
  /** `code` uses the monospace font, for passwords and ids. @default 'text' */
  variant?: 'text' | 'code'
  /** The keyboard of phones. @default by `type` */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Controlled value, with onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** The value submitted under `name`, where it is written otherwise than the text: a time as a database has it. @default the text */
  submittedValue?: string
  /** Called with the text on every change. */
  onChange?: (text: string) => void
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** What the browser may fill in: 'name', 'current-password'. @default 'off' for `email`, `tel` and `url` */
  autoComplete?: string
  /** Focused when the page or the surrounding dialog opens. @default false */
  isAutoFocused?: boolean
  /** Buttons after the control: copy, generate. */
  actions?: ReactNode
  /** Language of the text: 'ml', 'ar'. @default the page's */
  lang?: string | undefined
  /** Visually hides the label, where a table's header is in its place. @default false */
  isLabelHidden?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const {
    type = 'text',
    variant = 'text',
    value,
    submittedValue,
    onChange,
    onBlur,
    isAutoFocused,
    actions,
  } = props
  const {
    autoComplete,
    inputMode,
    placeholder,
    defaultValue,
    min,
    max,
    isLabelHidden,
    lang,
    ref,
    className,
  } = props
  const mode = inputModes[type]
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
          name={submittedValue === undefined ? name : undefined}
          type={isVisible ? 'text' : type}
          dir="auto"
          lang={lang}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder}
          min={min}
          max={max}
          {...mode}
          autoComplete={autoComplete ?? mode?.autoComplete}
          inputMode={inputMode ?? mode?.inputMode}
          disabled={isDisabled}
          readOnly={isReadOnly}
          autoFocus={isAutoFocused}
          data-autofocus={isAutoFocused}
          onBlur={onBlur}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </ControlGroup>
      {submittedValue !== undefined && (
        <HiddenValue name={name} value={submittedValue} isDisabled={isDisabled} />
      )}
    </Field>
  )
}
