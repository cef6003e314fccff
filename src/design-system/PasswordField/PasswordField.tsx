import { useRef, useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { classNames } from '#design-system/classNames.ts'
import { usePassedRef } from '#design-system/domProps.ts'
import { ControlGroup } from '#design-system/Field/ControlGroup.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useCopy } from '#design-system/Field/useCopy.ts'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'
import type { Words } from '#design-system/Words/Words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { generatePassword, lengthOf } from './generatePassword.ts'
import classes from './PasswordField.module.css'
import { passwordFieldWords } from './words.ts'

export interface PasswordFieldProps extends FieldProps<HTMLInputElement> {
  /** The saved password, or the bullets that the server returns in its place. @default '' */
  defaultValue?: string
  /** Controlled value, with onChange. */
  value?: string
  /** Called with the generated or restored password. */
  onChange?: (password: string) => void
  /** Length of a generated password, from 1 to 128; 12 for less than 1. @default 12 */
  length?: number
  /** The characters of a generated password, 2 to 256, each of them equally likely; the usual ones for fewer or more. @default letters, digits and symbols */
  alphabet?: string
  /** Returns a new password, in place of `length` and `alphabet`. @default generatePassword */
  generate?: () => string
  /** For edit screens: adds a button that restores the saved password after Generate. @spec 289 */
  hasRevert?: boolean
}

/** Whether the text is the bullets sent in place of a password of which the server has only the hash. */
const isMasked = (text: string) => /^\u2022+$/.test(text)

/** A password that is generated, not typed. @spec 285, 286 */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const { label, name, isRequired, isOptional, isDisabled, hasRevert, className } = props
  const { length, alphabet, generate = () => generatePassword(length, alphabet) } = props
  const words = useWords('passwordField', passwordFieldWords)
  const [value, setValue] = useValue(props, '')
  const [saved] = useState(props.defaultValue ?? value)
  const [isVisible, setVisible] = useState(value !== saved)
  const input = useRef<HTMLInputElement>(null)
  usePassedRef(input, ref)
  const { copy, message, isCopied, clearMessage } = useCopy(input, () => setVisible(true))
  const isNew = value !== saved
  const isReadable = value !== '' && !isMasked(value)
  const description = isNew
    ? newText(words, hasRevert)
    : (props.description ?? savedText(words, value, props))
  const wiring = useField({ ...props, description })

  useOnFormReset(() => {
    setVisible(false)
    clearMessage()
  })

  function renew() {
    setValue(generate())
    setVisible(true)
    clearMessage()
  }

  function revert() {
    setValue(saved)
    setVisible(false)
    clearMessage()
    input.current?.focus()
  }

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional, className }}>
      <ControlGroup
        hasToggle={isReadable}
        onToggle={setVisible}
        {...{ isVisible, isDisabled }}
        actions={
          <>
            {isReadable && (
              <IconButton
                variant="outlined"
                icon={isCopied ? 'check' : 'copy'}
                label={words.copy}
                isDisabled={isDisabled}
                onPress={() => void copy(value)}
              />
            )}
            <Button icon="retry" isDisabled={isDisabled} onPress={renew}>
              {words.generate}
            </Button>
            {hasRevert && isNew && (
              <Button variant="ghost" icon="undo" isDisabled={isDisabled} onPress={revert}>
                {words.revert}
              </Button>
            )}
          </>
        }
      >
        <input
          {...wiring.control}
          ref={input}
          className={classNames(fieldClasses.control, classes.input)}
          type={isVisible || !isReadable ? 'text' : 'password'}
          dir="ltr"
          value={value}
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          readOnly
        />
      </ControlGroup>
      <output className={classes.said}>{message}</output>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Field>
  )
}

const newText = (words: Words['passwordField'], hasRevert?: boolean) =>
  hasRevert ? words.isNewWithRevert : words.isNew

function savedText(words: Words['passwordField'], value: string, props: PasswordFieldProps) {
  const { alphabet, generate } = props
  const length = lengthOf(props.length)
  if (value !== '') return isMasked(value) ? words.isMasked : undefined
  if (generate !== undefined) return undefined
  return alphabet === undefined ? words.hint(length) : words.lengthHint(length)
}
