import { use, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Button, ComboBoxStateContext, Group, Input } from 'react-aria-components'
import { classNames } from '#design-system/classNames.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './ComboInput.module.css'

interface ComboInputProps {
  placeholder?: string
  /** Backspace where nothing is typed. */
  onBackspace?: () => void
  /** Whether Tab takes the option in focus along; not where that would drop a chosen one. @default true */
  isChosenByTab?: boolean
  /** Stands before the text: tags. */
  children?: ReactNode
}

/** The box of a ComboBox and a MultiSelect: text to find an option by, and the button that shows them all. */
export function ComboInput({ placeholder, onBackspace, isChosenByTab = true, children }: ComboInputProps) {
  const state = use(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  if (state === null) return null
  const { isOpen, inputValue, selectionManager } = state

  // React Aria keeps every Escape to itself; one that has nothing to close here belongs to the dialog around.
  function pressFirst(event: KeyboardEvent) {
    if (event.key === 'Tab' && isOpen && !isChosenByTab) selectionManager.setFocusedKey(null)
    if (event.key === 'Escape' && !isOpen && inputValue === '') event.stopPropagation()
  }

  function focusInput(event: MouseEvent) {
    if (event.target === event.currentTarget) input.current?.focus()
  }

  return (
    <Group
      className={classNames(fieldClasses.control, classes.box)}
      role="presentation"
      onKeyDownCapture={pressFirst}
      onClick={focusInput}
    >
      {children}
      <Input
        ref={input}
        className={classes.input}
        dir="auto"
        placeholder={placeholder}
        onClick={() => state.open(null, 'manual')}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && inputValue === '') onBackspace?.()
        }}
      />
      <Button className={classes.open}>
        <Icon name="down" />
      </Button>
    </Group>
  )
}
