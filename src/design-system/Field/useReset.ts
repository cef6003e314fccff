import { useState } from 'react'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'

interface HeldValue<T> {
  /** Undefined while a native control holds it: the browser brings that back. */
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}

/** When the Form around is reset, brings back what React holds: the default value, or else the first one. */
export function useReset<T>({ value, defaultValue, onChange }: HeldValue<T>, none: T) {
  const [first] = useState(value ?? none)
  useOnFormReset(() => {
    const start = defaultValue ?? first
    if (value !== undefined && value !== start) onChange?.(start)
  })
}
