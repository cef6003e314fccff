import {
  use,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Button, ComboBoxStateContext, Group, Input } from 'react-aria-components'
import { classNames } from '#design-system/classNames.ts'
import { usePassedRef } from '#design-system/domProps.ts'
import type { FieldWiring } from '#design-system/Field/useField.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './ComboInput.module.css'

interface ComboInputProps {
  ref?: Ref<HTMLInputElement>
  /** Props of the input. */
  control: FieldWiring['control']
  placeholder?: string
  /** Called on Backspace in an empty input. */
  onBackspace?: () => void
  /** Takes a pasted text and returns what remains of it as text; undefined pastes it as it is. */
  onPaste?: (text: string) => string | undefined
  /** Whether Tab selects the focused option; false where that would deselect it. @default true */
  selectsOnTab?: boolean
  /** Content before the text: tags. */
  children?: ReactNode
}

/** The input of a ComboBox or MultiSelect, and the button that opens the full list. */
export function ComboInput(props: ComboInputProps) {
  const { ref, control, placeholder, onBackspace, onPaste, selectsOnTab = true, children } = props
  const state = use(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  usePassedRef(input, ref)
  if (state === null) return null
  const { isOpen, inputValue, selectionManager } = state

  // React Aria stops every Escape. With nothing to close here, Escape is for the surrounding dialog.
  function captureKey(event: KeyboardEvent) {
    if (event.key === 'Tab' && isOpen && !selectsOnTab) selectionManager.setFocusedKey(null)
    if (event.key === 'Escape' && !isOpen && inputValue === '') event.stopPropagation()
  }

  const paste = (event: ClipboardEvent) => {
    const rest = onPaste?.(event.clipboardData.getData('text'))
    if (rest === undefined) return
    event.preventDefault()
    state.setInputValue(rest)
  }

  function focusInput(event: MouseEvent) {
    if (event.target === event.currentTarget) input.current?.focus()
  }

  return (
    <Group
      className={classNames(fieldClasses.control, classes.box)}
      role="presentation"
      onKeyDownCapture={captureKey}
      onClick={focusInput}
    >
      {children}
      <Input
        {...control}
        ref={input}
        className={classes.input}
        dir="auto"
        placeholder={placeholder}
        onClick={() => state.open(null, 'manual')}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && inputValue === '') onBackspace?.()
        }}
        onPaste={paste}
      />
      <Button className={classes.open}>
        <Icon name="down" />
      </Button>
    </Group>
  )
}
