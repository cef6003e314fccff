import { useRef, useState } from 'react'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { FillButton } from './FillButton.tsx'

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
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  return (
    <TextField
      {...field}
      ref={input}
      actions={next !== undefined && typed === '' && <FillButton input={input} text={next} />}
      onChange={setTyped}
      isRequired
    />
  )
}
