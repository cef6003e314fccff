import { useRef } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'

interface UserCodeFieldProps {
  name: string
  label: string
  defaultValue?: string
  /** The code that the newest one suggests. */
  next?: string
}

/** The user code; an empty one can be filled with the next free code. */
export function UserCodeField({ next, ...field }: UserCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function fill(code: string) {
    if (input.current === null) return
    input.current.value = code
    // As if typed, so that the form clears its error and keeps the draft.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <TextField
      {...field}
      ref={input}
      actions={
        next !== undefined &&
        (field.defaultValue ?? '') === '' && <Button onPress={() => fill(next)}>{`Use ${next}`}</Button>
      }
      isRequired
    />
  )
}
