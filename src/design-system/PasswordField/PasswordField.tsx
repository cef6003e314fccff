import { useRef, useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { classNames } from '#design-system/classNames.ts'
import { ControlGroup } from '#design-system/Field/ControlGroup.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'
import { generatePassword } from './generatePassword.ts'
import classes from './PasswordField.module.css'

export interface PasswordFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  /** The saved password, or the bullets that a server answers instead of it. @default '' */
  defaultValue?: string
  /** Makes it controlled, together with onChange. */
  value?: string
  onChange?: (password: string) => void
  /** On edit screens: after Generate a button restores the saved password. @spec 289 */
  hasRevert?: boolean
}

/** Bullets stand for a password that the server knows only by its hash: nobody can see or copy it. */
const isMarker = (text: string) => /^\u2022+$/.test(text)

/** A password that is generated, never typed. @spec 285, 286 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, isRequired, isOptional, isDisabled, hasRevert } = props
  const [value, setValue] = useValue(props, '')
  const [saved] = useState(props.defaultValue ?? value)
  const [isShown, setShown] = useState(value !== saved)
  const input = useRef<HTMLInputElement>(null)
  const { copy, said, isCopied, forget } = useCopy(input, () => setShown(true))
  const isNew = value !== saved
  const isReadable = value !== '' && !isMarker(value)
  const description = isNew ? newText(hasRevert) : (props.description ?? savedText(value))
  const wiring = useField({ ...props, description })

  useOnFormReset(() => {
    setShown(false)
    forget()
  })

  function generate() {
    setValue(generatePassword())
    setShown(true)
    forget()
  }

  function revert() {
    setValue(saved)
    setShown(false)
    forget()
    input.current?.focus()
  }

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional }}>
      <ControlGroup
        hasToggle={isReadable}
        onToggle={setShown}
        {...{ isShown, isDisabled }}
        actions={
          <>
            {isReadable && (
              <IconButton
                variant="outlined"
                icon={isCopied ? 'check' : 'copy'}
                label="Copy"
                isDisabled={isDisabled}
                onPress={() => void copy(value)}
              />
            )}
            <Button icon="retry" isDisabled={isDisabled} onPress={generate}>
              Generate
            </Button>
            {hasRevert && isNew && (
              <Button variant="ghost" icon="undo" isDisabled={isDisabled} onPress={revert}>
                Revert
              </Button>
            )}
          </>
        }
      >
        <input
          {...wiring.control}
          ref={input}
          className={classNames(fieldClasses.control, classes.input)}
          type={isShown || !isReadable ? 'text' : 'password'}
          dir="ltr"
          value={value}
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          readOnly
        />
      </ControlGroup>
      <output className={classes.said}>{said}</output>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Field>
  )
}

const newText = (hasRevert?: boolean) =>
  hasRevert ? 'New password, not saved yet. Revert restores the saved one.' : 'New password, not saved yet.'

function savedText(value: string) {
  if (value === '') return '12 characters: letters, digits and symbols.'
  return isMarker(value) ? 'A password is set; it cannot be shown. Generate makes a new one.' : undefined
}
